### Sushi Roll, voor de pagina en de terminal.
### .object is wat iemand in een zin neemt, geeft of gooit: ‘Je neemt een dumpling.’

## Faces of dice
sushi-roll-face-hidden = Een dobbelsteen die nog gegooid wordt
sushi-roll-face-dumpling = Dumpling
    .object = { $count ->
        [one] een dumpling
       *[other] { $count } dumplings
    }
sushi-roll-face-tempura = Tempura
    .object = { $count ->
        [one] een tempura
       *[other] { $count } tempura’s
    }
sushi-roll-face-sashimi = Sashimi
    .object = { $count ->
        [one] een sashimi
       *[other] { $count } sashimi’s
    }
sushi-roll-face-maki = Eén maki
    .object = { $count ->
        [one] een maki
       *[other] { $count } enkele maki’s
    }
sushi-roll-face-maki2 = Twee maki’s
    .object = { $count ->
        [one] een dubbele maki
       *[other] { $count } dubbele maki’s
    }
sushi-roll-face-maki3 = Drie maki’s
    .object = { $count ->
        [one] een driedubbele maki
       *[other] { $count } driedubbele maki’s
    }
sushi-roll-face-egg = Nigiri met ei
    .object = { $count ->
        [one] een nigiri met ei
       *[other] { $count } nigiri’s met ei
    }
sushi-roll-face-salmon = Nigiri met zalm
    .object = { $count ->
        [one] een nigiri met zalm
       *[other] { $count } nigiri’s met zalm
    }
sushi-roll-face-squid = Nigiri met inktvis
    .object = { $count ->
        [one] een nigiri met inktvis
       *[other] { $count } nigiri’s met inktvis
    }
sushi-roll-face-wasabi = Wasabi
    .object = { $count ->
        [one] een wasabi
       *[other] { $count } wasabi’s
    }
sushi-roll-face-menu = Eén menu
    .object = { $count ->
        [one] een menusteen
       *[other] { $count } menustenen
    }
sushi-roll-face-menu2 = Twee menu’s
    .object = { $count ->
        [one] een dubbele menusteen
       *[other] { $count } dubbele menustenen
    }
sushi-roll-face-chopsticks = Eén paar eetstokjes
    .object = { $count ->
        [one] een eetstokjessteen
       *[other] { $count } eetstokjesstenen
    }
sushi-roll-face-chopsticks2 = Twee paar eetstokjes
    .object = { $count ->
        [one] een dubbele eetstokjessteen
       *[other] { $count } dubbele eetstokjesstenen
    }
sushi-roll-face-pudding = Eén pudding
    .object = { $count ->
        [one] een pudding
       *[other] { $count } enkele puddings
    }
sushi-roll-face-pudding2 = Twee puddings
    .object = { $count ->
        [one] een dubbele pudding
       *[other] { $count } dubbele puddings
    }
sushi-roll-face-pudding3 = Drie puddings
    .object = { $count ->
        [one] een driedubbele pudding
       *[other] { $count } driedubbele puddings
    }

## Kinds of dice
sushi-roll-kind-appetizer = Voorgerechten
    .counted = { $count ->
        [one] { $count } voorgerecht
       *[other] { $count } voorgerechten
    }
sushi-roll-kind-maki = Maki
    .counted = { $count ->
        [one] { $count } maki
       *[other] { $count } maki’s
    }
sushi-roll-kind-nigiri = Nigiri
    .counted = { $count ->
        [one] { $count } nigiri
       *[other] { $count } nigiri’s
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

## The log
sushi-roll-seat = Plaats { $number }
sushi-roll-log-start = { $you ->
    [yes] Je hebt de rode band en begint.
   *[no] { $name } heeft de rode band en begint.
}
sushi-roll-log-bag = { $you ->
    [yes] Uit het zakje op jouw band: { PIECE($kinds, case: "counted") }.
   *[no] Uit het zakje op de band van { $name }: { PIECE($kinds, case: "counted") }.
}
sushi-roll-log-roll = { $you ->
    [yes] Je gooit { PIECE($dice, case: "object") }.
   *[no] { $name } gooit { PIECE($dice, case: "object") }.
}
sushi-roll-log-bag-all = Er komen nieuwe dobbelstenen uit het zakje.
sushi-roll-log-roll-all = Alle dobbelstenen worden gegooid.
sushi-roll-log-menu = { $you ->
    [yes] Met een menu gooi je opnieuw: { PIECE($dice, case: "object") }.
   *[no] Met een menu gooit { $name } opnieuw: { PIECE($dice, case: "object") }.
}
sushi-roll-log-reroll = { $you ->
    [yes] Je krijgt { PIECE($dice, case: "object") }.
   *[no] { $name } krijgt { PIECE($dice, case: "object") }.
}
sushi-roll-log-chopsticks = { $you ->
    [yes] Met eetstokjes ruil je { PIECE($mine, case: "object") } voor { PIECE($theirs, case: "object") } van { $other }.
   *[no] { $other_you ->
        [yes] Met eetstokjes ruilt { $name } { PIECE($mine, case: "object") } voor { PIECE($theirs, case: "object") } van jou.
       *[no] Met eetstokjes ruilt { $name } { PIECE($mine, case: "object") } voor { PIECE($theirs, case: "object") } van { $other }.
    }
}
sushi-roll-log-take = { $you ->
    [yes] Je neemt { PIECE($dice, case: "object") }.
   *[no] { $name } neemt { PIECE($dice, case: "object") }.
}

## What is asked
sushi-roll-your-turn = Jouw beurt.
sushi-roll-ask-take = { $means ->
    [both] Neem een dobbelsteen – of gebruik eerst een menu of eetstokjes.
    [menu] Neem een dobbelsteen – of gebruik eerst een menu.
    [chopsticks] Neem een dobbelsteen – of gebruik eerst eetstokjes.
   *[none] Neem een dobbelsteen.
}
sushi-roll-ask-menu = Wat gooi je opnieuw?
sushi-roll-ask-mine = Welke dobbelsteen geef je?
sushi-roll-ask-theirs = Voor welke dobbelsteen van een andere band?
sushi-roll-ask-swap = Deze twee ruilen?
sushi-roll-ask-pending = Een ogenblik…
sushi-roll-ask-other = { $name } kiest een dobbelsteen.
sushi-roll-ask-dice = De dobbelstenen worden gegooid.
sushi-roll-ask-over = De partij is afgelopen.

## Buttons
sushi-roll-go-pick = Kies een dobbelsteen
sushi-roll-go-take = Nemen: { PIECE($die, case: "object") }
sushi-roll-go-menu = { $count ->
    [0] Kies dobbelstenen
    [one] { $count } opnieuw gooien
   *[other] { $count } opnieuw gooien
}
sushi-roll-go-swap = Kies er een van jou en een van een ander
sushi-roll-go-swap-with = Ruilen: { PIECE($mine, case: "object") } voor { PIECE($theirs, case: "object") } van { $name }
sushi-roll-menu = Menu ×{ $count }
sushi-roll-chopsticks = Eetstokjes ×{ $count }
sushi-roll-pick-all = Alles kiezen
sushi-roll-cancel = Annuleren
sushi-roll-go-on = Verder
sushi-roll-faces = Zijden
sushi-roll-scores = Punten
sushi-roll-keys-short = Toetsen

## What a die is worth on my tray
sushi-roll-worth-of = { $die }: { $worth }
sushi-roll-worth-points = { $points ->
    [0] nu geen punten
    [one] nu { $signed } punt
   *[other] nu { $signed } punten
}
sushi-roll-worth-token = { $symbol ->
    [menu] { $count ->
        [one] een menu voor later
       *[other] { $count } menu’s voor later
    }
    [chopsticks] { $count ->
        [one] eetstokjes voor later
       *[other] { $count } paar eetstokjes voor later
    }
   *[other] { $count ->
        [one] een pudding voor het einde
       *[other] { $count } puddings voor het einde
    }
}
sushi-roll-worth-wasabi = wacht op een nigiri
sushi-roll-worth-race = telt in de makirace
sushi-roll-under-wasabi = voor nigiri
sushi-roll-under-race = race

## The table
sushi-roll-you = jij
sushi-roll-your-place = Jouw band en dienblad
sushi-roll-others = De andere plaatsen
sushi-roll-log = Verloop
sushi-roll-round = Ronde { $round } van { $rounds }
sushi-roll-slide = { $count ->
    [0] De band van { $name }, nu leeg, schuift naar jou
   *[other] Hierna schuift de band van { $name } naar jou
}
sushi-roll-slide-kinds = { $count ->
    [0] De band van { $name }, nu leeg, schuift naar jou
   *[other] Hierna schuift de band van { $name } naar jou: { PIECE($kinds, case: "counted") }
}
sushi-roll-belt-of = { $count ->
    [0] De band van { $name }, leeg
   *[other] De band van { $name }: { PIECE($dice, case: "object") }
}
sushi-roll-belt-mine = { $count ->
    [0] Jouw band, leeg
   *[other] Jouw band: { PIECE($dice, case: "object") }
}
sushi-roll-their-die = { $die } van { $name }
sushi-roll-tray-open = vrij
sushi-roll-tray-empty = Hier komt wat je neemt.
sushi-roll-tray-next = dan { $signed }
sushi-roll-tray-maki = { $count ->
    [one] { $count } maki
   *[other] { $count } maki’s
}
sushi-roll-has-maki = { $count ->
    [one] { $count } maki deze ronde
   *[other] { $count } maki’s deze ronde
}
sushi-roll-has-puddings = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
}
sushi-roll-has-menus = { $count ->
    [one] { $count } menu
   *[other] { $count } menu’s
}
sushi-roll-has-chopsticks = { $count } paar eetstokjes
sushi-roll-score-now = { $points ->
    [one] { $points } punt op dit moment
   *[other] { $points } punten op dit moment
}

## Scores and races
sushi-roll-scored = geteld
sushi-roll-on-tray = blad
sushi-roll-now = nu
sushi-roll-total = Totaal
sushi-roll-race-maki = Makirace
sushi-roll-race-puddings = Puddings
sushi-roll-source-maki = Makirace
sushi-roll-source-nigiri = Nigiri
sushi-roll-source-sets = Voor{ "\u00AD" }gerechten
sushi-roll-source-puddings = Puddings
sushi-roll-source-tokens = Ongebruikte fiches
sushi-roll-round-scored = Stand na ronde { $round }
sushi-roll-scores-title = Punten, ronde { $round } van { $rounds }
sushi-roll-sheet-round = In het groen: wat ronde { $round } opbracht. Puddings en ongebruikte fiches tellen na de laatste ronde.
sushi-roll-sheet-now = In het groen: wat de dienbladen nu waard zijn. Puddings en ongebruikte fiches tellen na de laatste ronde.

## The faces of the dice
sushi-roll-faces-title = De dobbelstenen
sushi-roll-faces-hint = De zijden van elke soort dobbelsteen, en waar de dobbelstenen nu zijn.
sushi-roll-on-belts = op banden
sushi-roll-on-trays = op dienbladen
sushi-roll-in-bag = in het zakje
sushi-roll-supply = In de voorraad:

## Keys
sushi-roll-keys = Toetsen
sushi-roll-key-move = langs een band
sushi-roll-key-belt = naar de band erboven of eronder
sushi-roll-key-enter = een dobbelsteen kiezen; nog eens: nemen
sushi-roll-key-space = meerdere dobbelstenen kiezen
sushi-roll-key-menu = menu: de gekozen dobbelstenen opnieuw gooien
sushi-roll-key-chopsticks = eetstokjes: twee dobbelstenen ruilen
sushi-roll-key-faces = de zijden van de dobbelstenen
sushi-roll-key-scores = punten
sushi-roll-key-escape = laat maar
sushi-roll-key-help = deze toetsen

## Why something cannot be done
problem-not_on_belt = Deze dobbelstenen liggen niet op jouw band.
problem-no_menu = Je hebt geen menu om te gebruiken.
problem-own_belt = Met eetstokjes ruil je met de band van een andere speler.
problem-no_chopsticks = Je hebt geen eetstokjes om te gebruiken.
problem-empty_belt = Die band is leeg.
problem-not_on_their_belt = Geen dobbelsteen op die band toont deze zijde.
problem-same_face = Met eetstokjes ruil je twee verschillende zijden.
problem-not_a_turn = Nu is niemand aan de beurt.
