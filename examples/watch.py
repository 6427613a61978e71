"""Let a bot of your own play against one of the house, and tell how it ended."""

import sushiya
from sushiya.bots.catalog import make_bot
from sushiya.bots.play import play_match

bots = [make_bot("python:path=examples/hungry.py"), make_bot("greedy")]
played = play_match(sushiya.game("wasabi"), bots)
print(played.match.result(), [turn.forfeit for turn in played.turns if turn.forfeit])
