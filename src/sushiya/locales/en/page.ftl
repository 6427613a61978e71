### Messages of the page around the games: the door, waiting tables, the frame of a match, the end, help.
### Names of players ($name, $names) and of games ($game) are never inflected. A variable that a comment names may be used
### in a translation, even where English does without it.

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
game-players = { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
  }

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
# $count is how many they are.
won-by = { $names } won
won-by-you = You won
your-name = Your name
your-name-is = Your name: { $name }
your-name-hint = What others call you
save = Save
cancel = Cancel
close = Close
language = Language
theme-to-dark = Dark theme
theme-to-light = Light theme
sound-off = Turn sound off
sound-on = Turn sound on
door-of-sushiya = Sushiya: to the door
nobody-yet = Choose a name
# Names for guests who gave none, separated by commas. Make up friendly ones.
guest-names = Hungry Heron, Sleepy Otter, Merry Carp, Clever Crane, Brave Shrimp, Gentle Octopus, Quick Sparrow, Happy Panda, Curious Fox, Calm Turtle, Bold Squid, Jolly Urchin, Lucky Frog, Polite Penguin, Dapper Crab, Sunny Seal

## Opening a table

new-table-friends = { $game } with friends
new-table-pass = { $game }, passing one device around
how-many-players = Players
option-clock = Clock
clock-none = No clock
clock-quick = { $minutes ->
    [one] Quick: { $minutes } minute each
   *[other] Quick: { $minutes } minutes each
  }
clock-calm = { $minutes ->
    [one] Calm: { $minutes } minute each
   *[other] Calm: { $minutes } minutes each
  }
clock-days = A day each
# $clock is one of the three messages above.
clock-and-increment = { $seconds ->
    [one] { $clock }, and { $seconds } second more for every turn
   *[other] { $clock }, and { $seconds } seconds more for every turn
  }
option-undo = Taking back
undo-never = Never
undo-fair = While nothing new is known
undo-free = Always
option-watch = Who may watch
watch-anyone = Anybody with the link
watch-nobody = Only those who play
option-listed = Who finds it
listed-yes = Everybody, at the door
listed-no = Only with the link
open-table = Open the table
begin = Begin
player-name = Name of player { $number }
player-default = Player { $number }

## Waiting table

waiting-title = The table is being set.
waiting-for-seats = { $count ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
seat-is-open = Open seat
sit-down = Sit down
get-up = Get up
seat-bot-here = A bot
send-away = Send { $name } away
you = you
bot = bot
host-starts = Whoever opened the table starts the match.
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
change-options-do = Play like this
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
# $name is the player who holds the device now.
turn-of = { $name }’s turn
waiting-for = Waiting for { $name }
thinking = { $name } is thinking …
dice-are-rolling = The dice are rolling …
match-over = The match is over
watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
  }
undo = Take back
log = So far
log-empty = Nothing has happened yet.
log-latest = Latest:
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
loading-rules = Opening the rulebook …
# $time is like 4:07.
time-left = { $name }: { $time } left

# What stands on the key.
key-enter = Enter
key-escape = Esc
key-space = Space

## Phrases that guests say to each other; each reads them in their own language.

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = Let me think …
phrase-hurry = Shall we go on?
phrase-good_game = Good game!

## The log

log-started = The match begins.
log-undone = { $name } takes the last move back.
log-stood-in = A bot plays for { $name }.
log-came-back = { $name } is back.
log-resumed = The house was closed for a while; now it goes on.
log-rematched = There is a rematch.

## On another device

other-device = Continue on another device
other-device-making = Making the link …
other-device-hint = Open this link on the other device, or scan the code there.
other-device-warning = Whoever has this link plays as you. It works once, within a quarter of an hour. Your seat stays on this device too.
personal-link = Your personal link
personal-qr-code = QR code of your personal link
go-on-here-title = Go on here?
go-on-here-text = This link brings your seat at the table to this device. It works once.
# $name is who played on this device before.
go-on-here-was = On this device you were { $name } until now. The matches of { $name } will no longer be found here.
go-on-here = Go on here
go-on-here-again = Your other device can make a new link at any time.

## Pass and play

curtain-title = Hand the device to { $name }
curtain-text = Nobody else should look now.
curtain-open = I am { $name }

## End

end-title-won = You won!
# $names has one name.
end-title-winner = { $names } won
# $count is how many they are.
end-title-draw = A draw: { $names }
end-reason-instant_win = All ten tokens used: an instant win.
end-reason-board_full = The board is full.
end-reason-all_passed = Everybody passed, three rounds in a row.
end-reason-rounds_played = Three rounds are played.
ranking = Ranking
# Read aloud before the name.
rank = Rank { $rank }
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
gone-no-watching-title = This table plays in private
gone-no-watching-text = Those who play there do not want to be watched.
gone-forbidden-title = Not from here
gone-forbidden-text = This page may not connect to the house.

## Refusals of the house, by their code

problem-offline = The house does not answer. Is the network there?
problem-too_quick = That was a little too quick. Wait a moment and try again.
problem-seat_taken = Somebody was faster: this seat is taken.
problem-table_full = All seats of this table are taken.
problem-seats_open = Some seats are still open; a bot can take them.
problem-already_started = The match has begun already.
problem-not_started = The match has not begun.
problem-not_finished = The match is not over yet.
problem-match_over = The match is over.
problem-old_version = Something happened meanwhile. Look again.
problem-unknown_version = Something happened meanwhile. Look again.
problem-not_your_turn = It is not your turn.
problem-not_your_seat = That is not your seat.
problem-not_owner = Only whoever opened the table may do that.
problem-no_undo = That cannot be taken back any more.
problem-unknown_edition = This house does not have these pieces.
problem-other_edition = This match was played with other pieces than those of this house.
problem-unknown_format = This is no record of a match.
problem-truncated = The record is cut off in the middle.
problem-bad_record = This is no record of a match.
problem-unreadable = This file cannot be read.
problem-other_game = This is the record of another game.
problem-chance_due = The record does not keep to the rules: a throw is missing.
problem-other_seat = The record does not keep to the rules: it is another player’s turn there.
problem-other_completes = The record does not keep to the rules: other recipes are completed there.
problem-other_legal = The record does not keep to the rules: its lists of moves are not right.
problem-other_result = The record does not end as the match does.
problem-undo_not_free = Taking back freely is for matches against bots only.
problem-no_watching = Those who play there do not want to be watched.
problem-unknown_table = There is no such table.
problem-unknown_guest = The house does not know you yet. Choose a name.
problem-bad_name = A name needs at least one letter.
problem-bad_link = This link was used already, or is too old.
problem-unknown_bot = There is no such bot.
problem-local_bot = This bot can play only on the machine of the house.
problem-bad_bot = This bot cannot be understood.
problem-slow_bot = This bot would think longer than is allowed here.
problem-no_program = The bot cannot be started.
problem-unknown_game = This game is not played here.
problem-bad_players = The game is not for that many players.
problem-bad_seats = There are not as many seats as players.
problem-bad_notation = That move cannot be understood.
problem-illegal_action = The rules do not allow that now.
problem-no_such_action = There is no such move.
problem-no_such_seat = There is no such seat at this table.
problem-other_rules = This match was begun with other rules; it can only be looked at.
problem-bad_log = The house cannot read the story of this table.
problem-store_unavailable = The house cannot write anything down just now. Nothing is lost; try again.
problem-conflict = Somebody was faster. Look again.
problem-refused = The house cannot do that.
problem-forbidden_origin = This page may not do that.
problem-bad_request = The house did not understand that.
problem-bad_message = The house did not understand that.
problem-bad_id = The house did not understand that.
problem-not_json = The house did not understand that.
problem-wrong_media_type = The house did not understand that.
problem-wrong_method = The house did not understand that.
problem-not_found = There is nothing at this address.
problem-too_large = That was too much at once.
problem-internal_error = Something went wrong in the house.
problem-error = Something went wrong.
# $message is a sentence in English, for what has no message of its own.
problem-other = That did not work: { $message }
try-again = Try again

## Help

help-title = How { $game } goes
rules = Rules
rule-of = Rule { $rule }
art-sheet = All the art
