### Messages of Sushi Roll, for the page and for the terminal. Ids begin with "sushi-roll-"; those of refusals with "problem-".
###
### $die, $dice, $mine, $theirs and $kinds are pieces: { $die } is the name of a face as it stands below, and
### { PIECE($dice, case: "object") } its attribute .object, where $count says how many. A list of pieces is joined by the
### program. A language may use other attributes of its own; then every face needs them.
### Names of players are never inflected.

## Faces of dice. The message stands alone, as on a label; `.object` is what somebody takes, gives or rolls in a sentence.
sushi-roll-face-hidden = A die to be rolled
sushi-roll-face-dumpling = Dumpling
    .object = { $count ->
        [one] a dumpling
       *[other] { $count } dumplings
    }
sushi-roll-face-tempura = Tempura
    .object = { $count ->
        [one] a tempura
       *[other] { $count } tempura
    }
sushi-roll-face-sashimi = Sashimi
    .object = { $count ->
        [one] a sashimi
       *[other] { $count } sashimi
    }
sushi-roll-face-maki = One maki
    .object = { $count ->
        [one] a maki
       *[other] { $count } single maki
    }
sushi-roll-face-maki2 = Two maki
    .object = { $count ->
        [one] a double maki
       *[other] { $count } double maki
    }
sushi-roll-face-maki3 = Three maki
    .object = { $count ->
        [one] a triple maki
       *[other] { $count } triple maki
    }
sushi-roll-face-egg = Egg nigiri
    .object = { $count ->
        [one] an egg nigiri
       *[other] { $count } egg nigiri
    }
sushi-roll-face-salmon = Salmon nigiri
    .object = { $count ->
        [one] a salmon nigiri
       *[other] { $count } salmon nigiri
    }
sushi-roll-face-squid = Squid nigiri
    .object = { $count ->
        [one] a squid nigiri
       *[other] { $count } squid nigiri
    }
sushi-roll-face-wasabi = Wasabi
    .object = { $count ->
        [one] a wasabi
       *[other] { $count } wasabi
    }
sushi-roll-face-menu = One menu
    .object = { $count ->
        [one] a menu die
       *[other] { $count } menu dice
    }
sushi-roll-face-menu2 = Two menus
    .object = { $count ->
        [one] a double menu die
       *[other] { $count } double menu dice
    }
sushi-roll-face-chopsticks = One pair of chopsticks
    .object = { $count ->
        [one] a chopsticks die
       *[other] { $count } chopsticks dice
    }
sushi-roll-face-chopsticks2 = Two pairs of chopsticks
    .object = { $count ->
        [one] a double chopsticks die
       *[other] { $count } double chopsticks dice
    }
sushi-roll-face-pudding = One pudding
    .object = { $count ->
        [one] a pudding
       *[other] { $count } single puddings
    }
sushi-roll-face-pudding2 = Two puddings
    .object = { $count ->
        [one] a double pudding
       *[other] { $count } double puddings
    }
sushi-roll-face-pudding3 = Three puddings
    .object = { $count ->
        [one] a triple pudding
       *[other] { $count } triple puddings
    }

## Kinds of dice: a title, and `.counted` for so many of them.
sushi-roll-kind-appetizer = Appetizers
    .counted = { $count ->
        [one] { $count } appetizer
       *[other] { $count } appetizers
    }
sushi-roll-kind-maki = Maki
    .counted = { $count ->
        [one] { $count } maki
       *[other] { $count } maki
    }
sushi-roll-kind-nigiri = Nigiri
    .counted = { $count ->
        [one] { $count } nigiri
       *[other] { $count } nigiri
    }
sushi-roll-kind-special = Specials
    .counted = { $count ->
        [one] { $count } special
       *[other] { $count } specials
    }
sushi-roll-kind-pudding = Puddings
    .counted = { $count ->
        [one] { $count } pudding
       *[other] { $count } puddings
    }

## The log. $you is "yes" if $name is who reads it.
sushi-roll-seat = Seat { $number }
sushi-roll-log-start = { $you ->
    [yes] You have the red belt and start.
   *[no] { $name } has the red belt and starts.
}
sushi-roll-log-bag = { $you ->
    [yes] From the bag to your belt: { PIECE($kinds, case: "counted") }.
   *[no] From the bag to { $name }’s belt: { PIECE($kinds, case: "counted") }.
}
sushi-roll-log-roll = { $you ->
    [yes] You roll { PIECE($dice, case: "object") }.
   *[no] { $name } rolls { PIECE($dice, case: "object") }.
}
# To who watches: what happens on all belts at once.
sushi-roll-log-bag-all = New dice come from the bag.
sushi-roll-log-roll-all = All dice are rolled.
sushi-roll-log-menu = { $you ->
    [yes] You use a menu to reroll { PIECE($dice, case: "object") }.
   *[no] { $name } uses a menu to reroll { PIECE($dice, case: "object") }.
}
# What they show after a menu.
sushi-roll-log-reroll = { $you ->
    [yes] You get { PIECE($dice, case: "object") }.
   *[no] { $name } gets { PIECE($dice, case: "object") }.
}
# $other is whose die it was; $other_you is "yes" if that is who reads it.
sushi-roll-log-chopsticks = { $you ->
    [yes] With chopsticks you swap { PIECE($mine, case: "object") } for { PIECE($theirs, case: "object") } of { $other }.
   *[no] { $other_you ->
        [yes] With chopsticks { $name } swaps { PIECE($mine, case: "object") } for { PIECE($theirs, case: "object") } of yours.
       *[no] With chopsticks { $name } swaps { PIECE($mine, case: "object") } for { PIECE($theirs, case: "object") } of { $other }.
    }
}
sushi-roll-log-take = { $you ->
    [yes] You take { PIECE($dice, case: "object") }.
   *[no] { $name } takes { PIECE($dice, case: "object") }.
}

## What is asked
sushi-roll-your-turn = Your turn.
# $means is what can be used before: "both", "menu", "chopsticks" or "none".
sushi-roll-ask-take = { $means ->
    [both] Take a die – or use a menu or chopsticks first.
    [menu] Take a die – or use a menu first.
    [chopsticks] Take a die – or use chopsticks first.
   *[none] Take a die.
}
sushi-roll-ask-menu = Which dice do you reroll?
sushi-roll-ask-mine = Which of your dice do you give?
sushi-roll-ask-theirs = For which die of another belt?
sushi-roll-ask-swap = Swap these two?
sushi-roll-ask-pending = Just a moment …
sushi-roll-ask-other = { $name } is choosing a die.
sushi-roll-ask-dice = The dice are being rolled.
sushi-roll-ask-over = The match is over.

## Buttons
sushi-roll-go-pick = Pick a die
sushi-roll-go-take = Take { PIECE($die, case: "object") }
sushi-roll-go-menu = { $count ->
    [0] Pick dice to reroll
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
}
sushi-roll-go-swap = Pick one of yours and one of theirs
sushi-roll-go-swap-with = Swap { PIECE($mine, case: "object") } for { PIECE($theirs, case: "object") } of { $name }
sushi-roll-menu = Menu ×{ $count }
sushi-roll-chopsticks = Chopsticks ×{ $count }
sushi-roll-pick-all = All dice
sushi-roll-cancel = Cancel
sushi-roll-go-on = Go on
sushi-roll-faces = Faces
sushi-roll-scores = Scores
sushi-roll-keys-short = Keys

## What a die is worth on my tray. $signed is $points with its sign; the shortest stand under a die.
sushi-roll-worth-of = { $die }: { $worth }
sushi-roll-worth-points = { $points ->
    [0] no points now
    [one] { $signed } point now
   *[other] { $signed } points now
}
# $symbol is "menu", "chopsticks" or "pudding".
sushi-roll-worth-token = { $symbol ->
    [menu] { $count ->
        [one] a menu for later
       *[other] { $count } menus for later
    }
    [chopsticks] { $count ->
        [one] chopsticks for later
       *[other] { $count } pairs of chopsticks for later
    }
   *[other] { $count ->
        [one] a pudding for the end
       *[other] { $count } puddings for the end
    }
}
sushi-roll-worth-wasabi = waits for a nigiri
sushi-roll-worth-race = counts in the maki race
sushi-roll-under-wasabi = for nigiri
sushi-roll-under-race = race

## The table
sushi-roll-you = you
sushi-roll-your-place = Your belt and tray
sushi-roll-others = The other seats
sushi-roll-log = So far
sushi-roll-round = Round { $round } of { $rounds }
# Under the other belts, beside an arrow to mine: what comes to me when the belts slide.
sushi-roll-slide = { $count ->
    [0] { $name }’s belt, now empty, slides to you
   *[other] { $name }’s belt slides to you next
}
# The same where there is room to count its dice.
sushi-roll-slide-kinds = { $count ->
    [0] { $name }’s belt, now empty, slides to you
   *[other] { $name }’s belt slides to you next: { PIECE($kinds, case: "counted") }
}
sushi-roll-belt-of = { $count ->
    [0] The belt of { $name }, empty
   *[other] The belt of { $name }: { PIECE($dice, case: "object") }
}
sushi-roll-belt-mine = { $count ->
    [0] Your belt, empty
   *[other] Your belt: { PIECE($dice, case: "object") }
}
sushi-roll-their-die = { $die } of { $name }
sushi-roll-tray-open = open
sushi-roll-tray-empty = The dice you take come here.
sushi-roll-tray-next = next { $signed }
sushi-roll-tray-maki = { $count ->
    [one] { $count } maki
   *[other] { $count } maki
}
sushi-roll-has-maki = { $count ->
    [one] { $count } maki this round
   *[other] { $count } maki this round
}
sushi-roll-has-puddings = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
}
sushi-roll-has-menus = { $count ->
    [one] { $count } menu
   *[other] { $count } menus
}
sushi-roll-has-chopsticks = { $count ->
    [one] { $count } pair of chopsticks
   *[other] { $count } pairs of chopsticks
}
sushi-roll-score-now = { $points ->
    [one] { $points } point as it stands
   *[other] { $points } points as it stands
}

## Scores and races
sushi-roll-scored = scored
sushi-roll-on-tray = tray
sushi-roll-now = now
sushi-roll-total = Total
sushi-roll-race-maki = Maki race
sushi-roll-race-puddings = Puddings
# Where points come from.
sushi-roll-source-maki = Maki race
sushi-roll-source-nigiri = Nigiri
sushi-roll-source-sets = Appetizers
sushi-roll-source-puddings = Puddings
sushi-roll-source-tokens = Unused tokens
sushi-roll-round-scored = Round { $round } is scored
sushi-roll-scores-title = Scores, round { $round } of { $rounds }
sushi-roll-sheet-round = In green: what round { $round } brought. Puddings and unused tokens count after the last round.
sushi-roll-sheet-now = In green: what the trays are worth as they stand. Puddings and unused tokens count after the last round.

## The faces of the dice
sushi-roll-faces-title = The dice
sushi-roll-faces-hint = The sides of every kind of die, and where the dice are now.
sushi-roll-on-belts = on belts
sushi-roll-on-trays = on trays
sushi-roll-in-bag = in the bag
sushi-roll-supply = In the supply:

## Keys
sushi-roll-keys = Keys
sushi-roll-key-move = along a belt
sushi-roll-key-belt = to the belt above or below
sushi-roll-key-enter = pick a die; once more takes it
sushi-roll-key-space = pick several dice
sushi-roll-key-menu = menu: reroll what is picked
sushi-roll-key-chopsticks = chopsticks: swap two dice
sushi-roll-key-faces = the faces of the dice
sushi-roll-key-scores = scores
sushi-roll-key-escape = never mind
sushi-roll-key-help = these keys

## Why something cannot be done
problem-not_on_belt = These dice are not on your belt.
problem-no_menu = You have no menu to use.
problem-own_belt = Chopsticks swap with the belt of another seat.
problem-no_chopsticks = You have no chopsticks to use.
problem-empty_belt = That belt is empty.
problem-not_on_their_belt = No die on that belt shows this face.
problem-same_face = Chopsticks swap two different faces.
problem-not_a_turn = Nobody is to act now.
