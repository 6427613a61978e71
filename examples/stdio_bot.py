"""A bot that speaks JSON over standard input and output, and needs nothing of Sushiya: a model for any language.

sushiya play sushi-roll --bots "program:command=python3 examples/stdio_bot.py"
"""

import json
import sys


def choose(move: dict) -> str:
    """Take what can be taken; of several lines, the shortest."""
    return min(move["legal"], key=lambda line: (not line.startswith("take"), len(line), line))


log = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(f"seat {message['seat']} of {message['players']} in {message['game']}", file=sys.stderr)
    elif message["type"] == "move":
        log[message["log_from"] :] = message["log"]
        print(json.dumps({"number": message["number"], "action": choose(message)}), flush=True)
    elif message["type"] == "end" and message["result"]:
        print(f"points: {message['result']['scores']}", file=sys.stderr)
