### What the terminal says to guests: `sushiya play`, and the line with which the house opens. Ids begin with "terminal-".
### Words in [bold]…[/] are typed by the guest as they stand and are not translated. Lines are short: a terminal has 80 columns.

## Before the match

terminal-which-game = Which game?
# $usual is what Enter alone means.
terminal-how-many = How many players, you included ({ $least }–{ $most }, usually { $usual })?
terminal-number-please = A number, please.
terminal-goodbye = Goodbye.
terminal-compiling = Compiling the rules of { $games }, once; this takes a few minutes …
terminal-house-open = The house is open at { $address }
terminal-you = You

## Help

terminal-begin = [bold]{ $game }[/] – type [bold]?[/] for help, [bold]quit[/] to leave.
terminal-commitment = The dice follow from a seed whose SHA-256 is
terminal-seed = The seed of the dice was { $seed }.
# $example is a line such as “lay tuna c4”.
terminal-help = Type the number of a choice, a whole line such as [bold]{ $example }[/], or the beginning of its words.
terminal-help-back = choose anew
terminal-help-log = everything that has happened
terminal-help-undo = take back your last action, and what followed
terminal-help-save = write the match so far as a record
terminal-help-table = show the table again
terminal-help-quit = leave
terminal-hint = ? for help, Enter to see the choices again.

## The match

terminal-thinks = { $name } thinks …
# $line is what one types, $recipe what it completes; $style is "yes" or "no".
terminal-would-complete = { $style ->
    [yes] would complete { $recipe } with style
   *[no] would complete { $recipe }
  }
terminal-that-is-all = that is all
# $reason is a part of a sentence in English.
terminal-forfeit = drawn at random, because the bot { $reason }
terminal-nothing-to-undo = You have done nothing yet that could be taken back.
terminal-undone = Taken back: { $line }
terminal-saved = Written to { $file }, as you have seen the match.
terminal-not-saved = { $file }: cannot be written: { $reason }.

## The table of Wasabi!

terminal-wasabi-ask = Lay a tile; you may play one card before or after it. Or pass.
terminal-wasabi-ask-more = Play a card, lay a second tile if you may, or say done.
terminal-wasabi-stacks = Recipes to draw
# $known are recipes that were put back under the stack, if the reader knows them.
terminal-wasabi-stack = length { $length }: { $count }
terminal-wasabi-stack-known = length { $length }: { $count } ({ $known } underneath)
# $tokens are digits: “2222 333 5”.
terminal-wasabi-tokens = tokens left { $tokens }
terminal-wasabi-no-tokens = no tokens left
terminal-wasabi-recipes = Your recipes
terminal-wasabi-tiles = Your tiles
terminal-wasabi-cards = Your cards
terminal-none = none

## The table of Sushi Roll

# The next four are a list behind this word.
terminal-sushi-roll-supply = In the supply
terminal-sushi-roll-bag = { $count ->
    [one] { $count } die in the bag
   *[other] { $count } dice in the bag
  }
# $more is what the tray would add as it stands.
terminal-sushi-roll-points = { $points ->
    [one] { $points } point (+{ $more } on the tray)
   *[other] { $points } points (+{ $more } on the tray)
  }
terminal-sushi-roll-belt = belt
terminal-sushi-roll-tray = tray

## The end

# $reason is one of the messages “end-reason-…” of the page.
terminal-over = The match is over. { $reason }
terminal-place = place
terminal-player = player
terminal-points = points
