### Messages of the page around the games: the door, waiting tables, the frame of a match, the end, help.

page-title = Sushiya
page-title-game = { $game } · Sushiya
page-title-turn = Your turn · { $game }
house-name = Sushiya
house-motto = A sushi house with two games. Take a seat.
skip-to-content = Skip to content

## Games

game-wasabi = Wasabi!
game-sushi_roll = Sushi Roll
game-about-wasabi = Lay ingredients on the mat and line up your secret recipes before the others use up the squares.
game-about-sushi_roll = Dice ride past on belts: take one, pass the rest on, and have the best tray when the plates are counted.
game-picture-wasabi = A sushi counter at night with a bamboo mat, tiles of sushi on it and a bowl of wasabi cubes.
game-picture-sushi_roll = A sushi counter at night with dice of sushi riding on conveyor belts.
game-players = { $least }–{ $most } players

## Door

play-now = Play now
play-now-hint = Against two bots, at once
with-friends = With friends
pass-and-play = Pass and play
learn = Learn
open-tables = Open tables
open-tables-none = No open table just now. Open one, and others will find it here.
my-matches = My matches
join = Join
watch = Watch
resume = Resume
look = Look
seat-open = open
table-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
state-waiting = waiting
state-running = running
state-finished = over
won-by = { $names } won
won-by-you = You won
your-name = Your name
your-name-is = Your name: { $name }
your-name-hint = What others call you
save = Save
cancel = Cancel
close = Close
language = Language
language-en = English
language-it = Italiano
language-nl = Nederlands
language-pl = Polski
language-ru = Русский
theme-to-dark = Dark theme
theme-to-light = Light theme
sound-off = Turn sound off
sound-on = Turn sound on
door-of-sushiya = Sushiya: to the door
nobody-yet = Choose a name
guest-names = Hungry Heron, Sleepy Otter, Merry Carp, Clever Crane, Brave Shrimp, Gentle Octopus, Quick Sparrow, Happy Panda, Curious Fox, Calm Turtle, Bold Squid, Jolly Urchin, Lucky Frog, Polite Penguin, Dapper Crab, Sunny Seal

## Opening a table

new-table-friends = { $game } with friends
new-table-pass = { $game }, passing one device around
how-many-players = Players
option-clock = Clock
clock-none = No clock
clock-quick = Quick: { $minutes } minutes each
clock-calm = Calm: { $minutes } minutes each
clock-days = A day each
clock-increment = and { $seconds } seconds more for every turn
option-undo = Taking back
undo-never = Never
undo-fair = While nothing new is known
undo-free = Always
option-watch = Who may watch
watch-anyone = Anybody with the link
watch-nobody = Only those who play
option-listed = Who finds it
listed-yes = Everybody, at the door
listed-no = Only who has the link
open-table = Open the table
begin = Begin
player-name = Name of player { $number }
player-default = Player { $number }

## Waiting table

waiting-title = The table is being set
waiting-for-seats = { $count ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
seat-is-open = Open seat
sit-down = Sit down
get-up = Get up
seat-bot-here = A bot
send-away = Send away
you = you
bot = bot
host-starts = Who opened the table starts the match.
start-match = Start the match
fill-with-bots = Fill with bots
invite = Invite others
invite-hint = Send this link, or let them scan the code.
link-of-table = Link to this table
copy-link = Copy link
copied = Copied
qr-code = QR code of the link to this table
options = Options
change-options = Change
choose-bot = Choose a bot for seat { $number }
level = Level
bot-apprentice = Apprentice
bot-cook = Cook
bot-itamae = Itamae
bot-about-apprentice = New behind the counter. Plays quickly and forgives.
bot-about-cook = Knows the recipes and the moment.
bot-about-itamae = The master. Thinks ahead.
here = here
away = away

## Match

your-turn = Your turn
turn-of = { $name }’s turn
waiting-for = Waiting for { $name }
thinking = { $name } is thinking …
dice-are-rolling = The dice are rolling …
match-over = The match is over
watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
  }
undo = Take back
log = So far
log-empty = Nothing has happened yet.
log-latest = Latest
say-something = Say something
help = Help
way-out = Way out
at-the-table = At the table
players = Players
leave-title = Leave this match?
leave-text = The match stays where it is; you find it at the door, under “My matches”.
leave-text-others = If you stay away, a bot plays for you until you are back. You find the match at the door, under “My matches”.
leave-stay = Stay
leave-go = To the door
give-to-bot = Let a bot play for me
stands-in = a bot plays
connecting = Coming to the table …
reconnecting = The line is lost. Reconnecting …
loading-match = Setting the table …
time-left = { $name }: { $time } left

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = Let me think …
phrase-hurry = Shall we go on?
phrase-good_game = Good game!

log-started = The match begins.
log-undone = { $name } takes the last move back.
log-stood-in = A bot plays for { $name }.
log-came-back = { $name } is back.
log-resumed = The house was closed for a while; now it goes on.
log-rematched = There is a rematch.

## Pass and play

curtain-title = Hand the device to { $name }
curtain-text = Nobody else should look now.
curtain-open = I am { $name }

## End

end-title-won = You won!
end-title-winner = { $names } won
end-title-draw = A draw: { $names }
end-reason-instant_win = All ten tokens used: an instant win.
end-reason-board_full = The board is full.
end-reason-all_passed = Everybody passed, three rounds in a row.
end-reason-rounds_played = Three rounds are played.
ranking = Ranking
rank = Rank
points = Points
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
where-from = Where the points came from
source = Source
total = Total
source-tokens-length = Recipes of { $length }
source-cubes = Wasabi cubes
source-maki = Maki race
source-nigiri = Nigiri
source-sets = Appetizers
source-puddings = Puddings
source-tokens = Unused tokens
points-over-time = Points over time
points-over-time-text = { $name }: { $points } at the end.
rematch = Play again
rematch-join = Others play again: join them
download-record = Download the record
look-at-board = Look at the table
back-to-result = Back to the result
to-the-door = Back to the door
fair-dice = Fair dice
fair-dice-text = Before the first throw the house named the fingerprint of a secret number; all throws follow from that number. Now it is open, and you can check it.
fair-dice-waiting = All throws follow from a secret number. This is its fingerprint; the number itself is told at the end.
commitment = Fingerprint (SHA-256), named before the match
seed = Secret number
fair-dice-check = Download the record and check it with:
fair-dice-page = Checked here: the number has this fingerprint.
fair-dice-wrong = The number does not have this fingerprint!

## Replay

replay = Replay
page-title-replay = Replay · { $game }
replay-title = Look at a match again
replay-of = Replay of a match of { $game }
replay-file-text = Bring the record of a match along, from the end of a match here or from the command line. It is checked and shown, and not kept.
replay-choose = Choose a record
replay-drop = or drop the file here
replay-which = { $count } matches are in this file. Which one?
replay-too-large = This record is too long for the house.
replay-where = Move { $at } of { $last }
replay-at = Move { $at } of { $last }. { $scores }
replay-slider = Place in the match
replay-controls = Through the match
replay-eyes = Whose eyes
replay-open = Everything open
replay-as = As { $name } saw it
replay-from = From the place of { $name }
replay-to-start = To the start
replay-last-turn = Back to the turn before
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-next-turn = On to the next turn
replay-to-end = To the end
replay-speed = Speed: { $speed }
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-quick = quick
back = Back

## When something is not there

unknown-title = There is no such room
unknown-text = The address leads nowhere in this house.
gone-no-table-title = There is no such table
gone-no-table-text = Perhaps the link is cut off, or the table is gone.
gone-no-watching-title = This table plays among itself
gone-no-watching-text = Those who play there do not want to be watched.
gone-forbidden-title = Not from here
gone-forbidden-text = This page may not connect to the house.
problem-offline = The house does not answer. Is the network there?
problem-too_quick = That was a little too quick. Wait a moment and try again.
problem-seat_taken = Somebody was faster: this seat is taken.
problem-table_full = All seats of this table are taken.
problem-already_started = The match has begun already.
problem-old_version = Something happened meanwhile. Look again.
problem-not_your_turn = It is not your turn.
problem-no_undo = That cannot be taken back any more.
problem-not_finished = The match is not over yet.
problem-other_edition = This match was played with other pieces than those of this house.
problem-unknown_format = This is no record of a match.
problem-not_json = This is no record of a match.
problem-truncated = The record is cut off in the middle.
problem-undo_not_free = Taking back freely is for matches against bots only.
problem-other = That did not work: { $message }
try-again = Try again

## Help

help-title = How { $game } goes
help-aim = The aim
help-turn = A turn
help-end = The end
help-wasabi-aim = Complete your recipes: make a straight line of their ingredients on the board, in any order. In the order of the recipe it is “with style” and brings wasabi cubes. Longer recipes bring more points.
help-wasabi-turn-1 = Lay one of your three tiles on an empty square. You may also play one action card.
help-wasabi-turn-2 = For every recipe completed, take an action card from the kitchen.
help-wasabi-turn-3 = Fill up to three tiles from the open pantry, and to three recipes of the lengths you choose.
help-wasabi-turn-4 = Instead of all that you may pass and put recipes back that you cannot complete.
help-wasabi-end = The match ends when the board is full. Points of recipes and cubes are added; most points win. Who completes ten recipes wins at once.
help-sushi_roll-aim = Collect dice on your tray that are worth the most together, over three rounds.
help-sushi_roll-turn-1 = Take one die from your belt. Before that you may spend menus to roll dice of your belt again, and chopsticks to swap a die with somebody.
help-sushi_roll-turn-2 = When everybody has taken a die, all belts slide on to the left and are rolled again.
help-sushi_roll-turn-3 = Nigiri laid on a wasabi counts three times. Appetizers count in sets. Most maki 6 points, second most 3.
help-sushi_roll-turn-4 = Puddings are counted at the very end: most 6 points more, fewest 6 less.
help-sushi_roll-end = After three rounds, every two unused menus and chopsticks bring one more point. Most points win.
art-sheet = All the art
