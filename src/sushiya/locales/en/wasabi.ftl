### Messages of Wasabi!, for the page and for Python. Ids begin with "wasabi-".

## Pieces

wasabi-ingredient-rice = rice
wasabi-ingredient-maki = maki
wasabi-ingredient-tuna = tuna
wasabi-ingredient-salmon = salmon
wasabi-ingredient-snapper = snapper
wasabi-ingredient-eel = eel
wasabi-ingredient-shrimp = shrimp
wasabi-ingredient-crab = crab
wasabi-ingredient-squid = squid
wasabi-ingredient-avocado = avocado
wasabi-ingredient-cucumber = cucumber
wasabi-ingredient-pickle = pickle
wasabi-ingredient-egg = egg
wasabi-ingredient-tempura = tempura
wasabi-ingredient-octopus = octopus
wasabi-ingredient-roe = roe
wasabi-ingredient-urchin = urchin
wasabi-ingredient-fugu = fugu

wasabi-category-rice = rice
wasabi-category-maki = maki
wasabi-category-fish = fish
wasabi-category-shellfish = shellfish
wasabi-category-garnish = garnish
wasabi-category-unique = unique

# The names of the cards stay English in every language; the text is the gloss beside them.
wasabi-card-chop = Chop!
wasabi-card-chop-text = Take a tile off the board: back to the pantry, or lay it as your tile.
wasabi-card-spicy = Spicy!
wasabi-card-spicy-text = You may lay two tiles this turn.
wasabi-card-switch = Switch!
wasabi-card-switch-text = Swap two neighbouring squares.
wasabi-card-stack = Stack!
wasabi-card-stack-text = Your tile may go on top of another.
wasabi-card-wasabi = Wasabi!
wasabi-card-wasabi-text = Cover four squares and take a cube.

# Names of recipes come from the edition; a language may give its own as wasabi-recipe-<slug>.
wasabi-recipe-hidden = a recipe of { $length }
wasabi-recipe-label = { $recipe }: { $tiles }. { $worth }
wasabi-recipe-worth = { $points } points
wasabi-recipe-worth-style = { $points } points, with style + { $cubes }
wasabi-recipe-no-token = no token of this length left
wasabi-recipe-away =
    { $count ->
        [one] one tile away
       *[other] { $count } tiles away
    }

## The board

wasabi-board = Board
wasabi-square-empty = { $square }, empty
wasabi-square-tile = { $square }, { $tile }
wasabi-square-stack = { $square }, { $tile }, on top of { $depth } tiles
wasabi-square-covered = { $square }, empty, under a Wasabi! card
wasabi-square-covered-tile = { $square }, { $tile }, under a Wasabi! card
wasabi-square-can = may be chosen
wasabi-peek-stack = In this stack, from the top
wasabi-peek-covered = Under the Wasabi! card
wasabi-peek-nothing = nothing
wasabi-gain =
    { $style ->
        [yes] { $recipe }, with style: { $points } + { $cubes } points
       *[no] { $recipe }: { $points } points
    }
wasabi-gain-style = { $recipe }, with style
wasabi-gain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wasabi-board-text = The board in words
wasabi-row = Row { $row }

## Around the board

wasabi-you = { $name } (you)
wasabi-bot = bot
wasabi-away = away
wasabi-pantry = Pantry
wasabi-kitchen = Kitchen
wasabi-stacks = Recipes
wasabi-near = Near completion
wasabi-near-none = No line on the board is close to your recipes yet.
wasabi-near-tile = { $tile } on { $square }
wasabi-near-style = with style
wasabi-near-have = you have it
wasabi-more-places =
    { $count ->
        [one] and one more place
       *[other] and { $count } more places
    }
wasabi-players = Players
wasabi-points-now =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wasabi-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
wasabi-cards-of =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
wasabi-recipe-backs = recipes of length { $lengths }
wasabi-tokens-left = tokens left: { $tokens }
wasabi-tokens-of = { $count } × { $length }
wasabi-tokens = Tokens
wasabi-completed = Completed
wasabi-completed-none = nothing yet
wasabi-tiles = Tiles
wasabi-action-cards = Cards
wasabi-cubes-title = Cubes
wasabi-held-recipes = Recipes
wasabi-pile-tile = { $tile } ({ $category }), { $count } in the pantry
wasabi-pile-card = { $card }, { $count } in the kitchen. { $text }
wasabi-pile-stack = Recipes of length { $length }: { $count } in the stack, { $points } points
wasabi-hand-tile = { $tile }, key { $key }
wasabi-hand-card = { $card }, key { $key }. { $text }
wasabi-my-tiles = My tiles
wasabi-my-cards = My cards
wasabi-my-recipes = My recipes

## What is asked

wasabi-turn-yours = Your turn.
wasabi-turn-other = { $name } is playing.
wasabi-turn-wait = One moment.
wasabi-sending = Sending …
wasabi-ask-over = The match is over.
wasabi-ask-give =
    { $left ->
        [0] Give these three to your left neighbour?
        [one] One more tile for your left neighbour.
        [3] Choose three tiles for your left neighbour, of three categories.
       *[other] { $left } more tiles for your left neighbour.
    }
wasabi-ask-choose = Which recipe do you complete? There is one token for both.
wasabi-ask-take =
    { $rewards ->
        [one] Take a card as your reward.
       *[other] Take { $rewards } cards as your rewards.
    }
wasabi-ask-take-full = Take a card and put one back, or forgo it.
wasabi-ask-return = { $card } – and which card goes back?
wasabi-ask-pick = Pick a tile from the pantry.
wasabi-ask-draw =
    { $which ->
        [first] Draw your first recipes: which length?
       *[more] Draw a recipe: which length?
    }
wasabi-ask-square = Where does the { $tile } go?
wasabi-ask-lay = Lay a tile.
wasabi-ask-lay-or-card = Lay a tile, or play a card first.
wasabi-ask-second = You may lay a second tile.
wasabi-ask-card-or-done = Play a card, or be done.
wasabi-ask-card = Play a card.
wasabi-ask-only-pass = You can only pass.
wasabi-ask-other = Choose what to do.
wasabi-ask-pass =
    { $count ->
        [0] Pass: which recipes go back under their stacks?
        [one] Pass and put this recipe back?
       *[other] Pass and put these { $count } recipes back?
    }
wasabi-ask-chop = Chop!: which tile?
wasabi-ask-chop-way = Chop!: back to the pantry, or lay it?
wasabi-ask-switch = Switch!: choose the first square.
wasabi-ask-switch-second = Switch!: choose its neighbour.
wasabi-ask-wasabi = Wasabi!: which four squares?
wasabi-ask-stack = Stack!: your tile may go on another one.
wasabi-ask-spicy = Spicy!: you may lay two tiles.

## Buttons

wasabi-do-give = Give them
wasabi-do-pass = Pass …
wasabi-do-pass-now = Pass
wasabi-do-done = Done
wasabi-do-cancel = Cancel
wasabi-do-forgo = Forgo
wasabi-do-pantry = To the pantry
wasabi-do-lay = Lay it
wasabi-do-play = Play { $card }
wasabi-do-lay-on = Lay on { $square }
wasabi-do-cover = Cover here
wasabi-do-switch = Switch them
wasabi-do-take-off = Take this card
wasabi-do-close = Close

## The turn

wasabi-track = The turn
wasabi-track-step_one = Tile and card
wasabi-track-rewards = Rewards
wasabi-track-tiles = Tiles
wasabi-track-recipes = Recipes
wasabi-setup-give = Starting hands
wasabi-setup-deal = Starting recipes

## Keys

wasabi-keys = Keys
wasabi-keys-arrows = move on the board
wasabi-keys-enter = choose
wasabi-keys-escape = put back, cancel
wasabi-keys-digits = take up a tile
wasabi-keys-cards = play a card: c Chop!, p Spicy!, s Switch!, t Stack!, w Wasabi!
wasabi-keys-board = to the board
wasabi-keys-done = done, or confirm
wasabi-keys-pass = pass
wasabi-keys-help = this list

## The log

wasabi-log-start =
    { $who ->
        [you] You start.
       *[other] { $name } starts.
    }
wasabi-log-recipe = It is { $recipe }.
wasabi-log-give =
    { $who ->
        [you] You give { $tiles } to the left.
       *[other] { $name } gives { $tiles } to the left.
    }
wasabi-log-draw =
    { $who ->
        [you] You draw a recipe of { $length }.
       *[other] { $name } draws a recipe of { $length }.
    }
wasabi-log-pass =
    { $who ->
        [you] You pass and put back { $recipes }.
       *[other] { $name } passes and puts back { $recipes }.
    }
wasabi-log-pass-nothing =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
wasabi-log-lay =
    { $who ->
        [you] You lay { $tile } on { $square }.
       *[other] { $name } lays { $tile } on { $square }.
    }
wasabi-log-card =
    { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
wasabi-log-chop-pantry =
    { $who ->
        [you] You play { $card } The tile of { $square } goes back to the pantry.
       *[other] { $name } plays { $card } The tile of { $square } goes back to the pantry.
    }
wasabi-log-chop-lay =
    { $who ->
        [you] You play { $card } and take up the tile of { $square }.
       *[other] { $name } plays { $card } and takes up the tile of { $square }.
    }
wasabi-log-switch =
    { $who ->
        [you] You play { $card } { $first } and { $second } change places.
       *[other] { $name } plays { $card } { $first } and { $second } change places.
    }
wasabi-log-wasabi =
    { $who ->
        [you] You play { $card } and cover four squares from { $square }.
       *[other] { $name } plays { $card } and covers four squares from { $square }.
    }
wasabi-log-choose =
    { $who ->
        [you] You choose { $recipe }.
       *[other] { $name } chooses { $recipe }.
    }
wasabi-log-done =
    { $who ->
        [you] You are done with tile and card.
       *[other] { $name } is done with tile and card.
    }
wasabi-log-take =
    { $who ->
        [you] You take { $card }
       *[other] { $name } takes { $card }
    }
wasabi-log-take-board =
    { $who ->
        [you] You take { $card } off { $square }.
       *[other] { $name } takes { $card } off { $square }.
    }
wasabi-log-returning = { $card } goes back.
wasabi-log-forgo =
    { $who ->
        [you] You forgo the reward.
       *[other] { $name } forgoes the reward.
    }
wasabi-log-pick =
    { $who ->
        [you] You pick { $tile }.
       *[other] { $name } picks { $tile }.
    }
wasabi-log-completes =
    { $who ->
        [you] You complete { $recipes }!
       *[other] { $name } completes { $recipes }!
    }
wasabi-log-other =
    { $who ->
        [you] You: { $line }
       *[other] { $name }: { $line }
    }
