### Messages of Wasabi!, for the page and for the terminal. Ids begin with "wasabi-"; those of refusals with "problem-".
###
### $tile, $tiles, $recipe and $recipes are pieces: { $tile } is the name as it stands below, and a language with cases writes
### { PIECE($tile, case: "accusative") } for an attribute .accusative of every ingredient. A list of pieces is joined by the
### program. Names of players are never inflected.

## Pieces: ingredients. As on a label, in lower case.

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

## Categories of ingredients

wasabi-category-rice = rice
wasabi-category-maki = maki
wasabi-category-fish = fish
wasabi-category-shellfish = shellfish
wasabi-category-garnish = garnish
wasabi-category-unique = unique

## Pieces: cards

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

## Pieces: recipes, from two ingredients to five. They are proper names: no inflection, no article.

wasabi-recipe-tekkamaki = Tekkamaki
wasabi-recipe-kappamaki = Kappamaki
wasabi-recipe-oshinko-maki = Oshinko Maki
wasabi-recipe-avocado-maki = Avocado Maki
wasabi-recipe-kani-maki = Kani Maki
wasabi-recipe-sake-maki = Sake Maki
wasabi-recipe-ebi-nigiri = Ebi Nigiri
wasabi-recipe-sake-nigiri = Sake Nigiri
wasabi-recipe-maguro-nigiri = Maguro Nigiri
wasabi-recipe-unagi-nigiri = Unagi Nigiri
wasabi-recipe-tai-nigiri = Tai Nigiri
wasabi-recipe-ika-nigiri = Ika Nigiri
wasabi-recipe-tamago-nigiri = Tamago Nigiri
wasabi-recipe-tenmusu = Tenmusu
wasabi-recipe-green-bite = Green Bite
wasabi-recipe-golden-prawn = Golden Prawn
wasabi-recipe-pickle-barrel = Pickle Barrel
wasabi-recipe-crunchy-tuna = Crunchy Tuna
wasabi-recipe-alaska-sunrise = Alaska Sunrise
wasabi-recipe-harbour-roll = Harbour Roll
wasabi-recipe-dragon-s-tail = Dragon’s Tail
wasabi-recipe-tiger-prawn = Tiger Prawn
wasabi-recipe-morning-market = Morning Market
wasabi-recipe-red-lantern = Red Lantern
wasabi-recipe-ink-garden = Ink Garden
wasabi-recipe-two-rivers = Two Rivers
wasabi-recipe-crab-apple = Crab Apple
wasabi-recipe-lucky-eel = Lucky Eel
wasabi-recipe-pickled-snapper = Pickled Snapper
wasabi-recipe-squid-parcel = Squid Parcel
wasabi-recipe-rainbow-bridge = Rainbow Bridge
wasabi-recipe-spider-lily = Spider Lily
wasabi-recipe-bento-box = Bento Box
wasabi-recipe-night-fisherman = Night Fisherman
wasabi-recipe-temple-garden = Temple Garden
wasabi-recipe-dragon-boat = Dragon Boat
wasabi-recipe-crimson-sail = Crimson Sail
wasabi-recipe-tidal-pool = Tidal Pool
wasabi-recipe-golden-pavilion = Golden Pavilion
wasabi-recipe-kraken-s-purse = Kraken’s Purse
wasabi-recipe-coral-jewel = Coral Jewel
wasabi-recipe-winter-harbour = Winter Harbour
wasabi-recipe-emperor-s-breakfast = Emperor’s Breakfast
wasabi-recipe-grand-futomaki = Grand Futomaki
wasabi-recipe-sea-parade = Sea Parade
wasabi-recipe-fisherman-s-fan = Fisherman’s Fan
wasabi-recipe-thunder-dragon = Thunder Dragon
wasabi-recipe-four-gardens = Four Gardens
wasabi-recipe-lantern-festival = Lantern Festival
wasabi-recipe-urchin-king = Urchin King
wasabi-recipe-last-supper = Last Supper
wasabi-recipe-itamae-s-pride = Itamae’s Pride

## Recipes

# One that another player holds: only its length is known. It stands among names of recipes in lists, so it is a piece too.
wasabi-strip-hidden = a recipe of { $length }
# $tiles are the ingredients in order, $worth one of the next three messages.
wasabi-strip-label = { $recipe }: { $tiles }. { $worth }
wasabi-strip-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $cubes more points if the line is in the order of the recipe.
wasabi-strip-worth-style =
    { $points ->
        [one] { $points } point, with style + { $cubes }
       *[other] { $points } points, with style + { $cubes }
    }
wasabi-strip-no-token = no token of this length left
wasabi-strip-away =
    { $count ->
        [one] one tile away
       *[other] { $count } tiles away
    }

## The board

wasabi-board = Board
wasabi-square-empty = { $square }, empty
wasabi-square-tile = { $square }, { $tile }
# $depth counts all tiles of the stack.
wasabi-square-stack =
    { $depth ->
        [one] { $square }, { $tile }, a stack of { $depth } tile
       *[other] { $square }, { $tile }, a stack of { $depth } tiles
    }
wasabi-square-covered = { $square }, empty, under a Wasabi! card
wasabi-square-covered-tile = { $square }, { $tile }, under a Wasabi! card
wasabi-square-can = may be chosen
wasabi-peek-stack = In this stack, from the top
wasabi-peek-covered = Under the Wasabi! card
wasabi-peek-nothing = nothing
# What laying here would complete. $style is "yes" or "no".
wasabi-gain =
    { $style ->
        [yes] { $recipe }, with style: { $points } + { $cubes } points
       *[no] { $points ->
            [one] { $recipe }: { $points } point
           *[other] { $recipe }: { $points } points
        }
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
# $lengths is a list of numbers: “2, 3, 5”.
wasabi-strip-backs = recipes of length { $lengths }
# $tokens is a list of the next message: “2 × 3, 1 × 5”.
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
wasabi-pile-stack =
    { $points ->
        [one] Recipes of length { $length }: { $count } in the stack, { $points } point
       *[other] Recipes of length { $length }: { $count } in the stack, { $points } points
    }
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
# $count, two or more, of one length are complete; fewer tokens are left for them.
wasabi-ask-choose = Which recipe do you complete? There are not enough tokens for all { $count }.
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

## The log. $who is "you" if the reader did it, else "other"; $name is who did it. Names of cards end with an exclamation mark.

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
        [you] You play { $card } and put the tile of { $square } back into the pantry.
       *[other] { $name } plays { $card } and puts the tile of { $square } back into the pantry.
    }
wasabi-log-chop-lay =
    { $who ->
        [you] You play { $card } and take up the tile of { $square }.
       *[other] { $name } plays { $card } and takes up the tile of { $square }.
    }
wasabi-log-switch =
    { $who ->
        [you] You play { $card } and swap { $first } with { $second }.
       *[other] { $name } plays { $card } and swaps { $first } with { $second }.
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
wasabi-log-take-returning =
    { $who ->
        [you] You take { $card } and put { $returned } back.
       *[other] { $name } takes { $card } and puts { $returned } back.
    }
wasabi-log-take-board-returning =
    { $who ->
        [you] You take { $card } off { $square } and put { $returned } back.
       *[other] { $name } takes { $card } off { $square } and puts { $returned } back.
    }
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
# One sentence for each recipe. $style is "yes" or "no"; $cubes are the points more that style brings.
wasabi-log-completes =
    { $who ->
        [you] { $style ->
            [yes] You complete { $recipe } with style: { $points } + { $cubes } points!
           *[no] { $points ->
                [one] You complete { $recipe }: { $points } point!
               *[other] You complete { $recipe }: { $points } points!
            }
        }
       *[other] { $style ->
            [yes] { $name } completes { $recipe } with style: { $points } + { $cubes } points!
           *[no] { $points ->
                [one] { $name } completes { $recipe }: { $points } point!
               *[other] { $name } completes { $recipe }: { $points } points!
            }
        }
    }
# A line of notation that has no sentence.
wasabi-log-other =
    { $who ->
        [you] You: { $line }
       *[other] { $name }: { $line }
    }

## Why something cannot be done

problem-not_now = That is not what is asked for now.
problem-not_a_starting_tile = Rice, maki and unique ingredients do not go into a starting hand.
problem-same_category = The three tiles of a starting hand are of three different categories.
problem-ingredient_run_out = The pantry has no tile of that ingredient left.
problem-stack_empty = There is no recipe of that length to draw.
problem-pass_after_playing = You can pass only instead of playing a tile or a card.
problem-recipe_not_held = You do not hold that recipe.
problem-pass_needs_recipe = A pass puts back at least one recipe.
problem-tile_not_in_hand = You have no tile of that ingredient.
problem-tile_already_laid = You have laid the tile of this turn.
problem-lay_the_chopped_tile = The tile that was chopped must be laid now.
problem-off_the_board = That square is not part of the playing area.
problem-square_covered = That square is covered by a Wasabi! card.
problem-square_occupied = A tile goes on an empty square.
problem-square_empty = There is no tile on that square.
problem-card_not_in_hand = You do not have that action card.
problem-card_already_played = At most one action card is played in a turn.
problem-before_the_tile = Stack! is played before the tile.
problem-nothing_to_stack_on = There is no open tile to stack on.
problem-no_tile_left = With no tile to lay afterwards, this card cannot be played.
problem-no_place_left = This would leave no place for the tile that must be laid.
problem-no_second_tile = Spicy! needs a second tile and a square for it.
problem-chopped_tile_too_late = You have laid your tile, so a chopped one goes to the pantry.
problem-no_such_neighbours = Switch! needs two squares of the playing area that share an edge.
problem-both_empty = Two empty squares cannot be switched.
problem-no_such_block = The card needs four squares of the playing area, free of other Wasabi! cards.
problem-tile_first = You must lay a tile first.
problem-not_a_choice = That recipe is not among those to choose from.
problem-not_in_the_kitchen = There is no such card in the kitchen.
problem-no_wasabi_there = No Wasabi! card has its top left corner there.
problem-type_just_played = You played a card of that type in this turn and there are others to take.
problem-hand_full = With two cards in hand, one must be returned first.
problem-hand_not_full = A card is returned only to make room.
problem-card_to_return_not_held = You do not have the card to return.
problem-same_type_returned = A card of the type returned cannot be taken by the same reward.
problem-reward_must_be_taken = A reward is forgone only with two cards in hand.
