### Sushi Roll, per la pagina e per il terminale.
### .object è ciò che si prende, si dà o si tira in una frase: «Prendi un raviolo.»

## Faces of dice
sushi-roll-face-hidden = Un dado da tirare
sushi-roll-face-dumpling = Raviolo
    .object = { $count ->
        [one] un raviolo
       *[other] { $count } ravioli
    }
sushi-roll-face-tempura = Tempura
    .object = { $count ->
        [one] una tempura
       *[other] { $count } tempura
    }
sushi-roll-face-sashimi = Sashimi
    .object = { $count ->
        [one] un sashimi
       *[other] { $count } sashimi
    }
sushi-roll-face-maki = Un maki
    .object = { $count ->
        [one] un maki
       *[other] { $count } maki singoli
    }
sushi-roll-face-maki2 = Due maki
    .object = { $count ->
        [one] un maki doppio
       *[other] { $count } maki doppi
    }
sushi-roll-face-maki3 = Tre maki
    .object = { $count ->
        [one] un maki triplo
       *[other] { $count } maki tripli
    }
sushi-roll-face-egg = Nigiri con uovo
    .object = { $count ->
        [one] un nigiri con uovo
       *[other] { $count } nigiri con uovo
    }
sushi-roll-face-salmon = Nigiri con salmone
    .object = { $count ->
        [one] un nigiri con salmone
       *[other] { $count } nigiri con salmone
    }
sushi-roll-face-squid = Nigiri con calamaro
    .object = { $count ->
        [one] un nigiri con calamaro
       *[other] { $count } nigiri con calamaro
    }
sushi-roll-face-wasabi = Wasabi
    .object = { $count ->
        [one] un wasabi
       *[other] { $count } wasabi
    }
sushi-roll-face-menu = Un menù
    .object = { $count ->
        [one] un dado menù
       *[other] { $count } dadi menù
    }
sushi-roll-face-menu2 = Due menù
    .object = { $count ->
        [one] un dado menù doppio
       *[other] { $count } dadi menù doppi
    }
sushi-roll-face-chopsticks = Un paio di bacchette
    .object = { $count ->
        [one] un dado bacchette
       *[other] { $count } dadi bacchette
    }
sushi-roll-face-chopsticks2 = Due paia di bacchette
    .object = { $count ->
        [one] un dado bacchette doppio
       *[other] { $count } dadi bacchette doppi
    }
sushi-roll-face-pudding = Un budino
    .object = { $count ->
        [one] un budino
       *[other] { $count } budini singoli
    }
sushi-roll-face-pudding2 = Due budini
    .object = { $count ->
        [one] un budino doppio
       *[other] { $count } budini doppi
    }
sushi-roll-face-pudding3 = Tre budini
    .object = { $count ->
        [one] un budino triplo
       *[other] { $count } budini tripli
    }

## Kinds of dice
sushi-roll-kind-appetizer = Antipasti
    .counted = { $count ->
        [one] { $count } antipasto
       *[other] { $count } antipasti
    }
sushi-roll-kind-maki = Maki
    .counted = { $count } maki
sushi-roll-kind-nigiri = Nigiri
    .counted = { $count } nigiri
sushi-roll-kind-special = Speciali
    .counted = { $count ->
        [one] { $count } speciale
       *[other] { $count } speciali
    }
sushi-roll-kind-pudding = Budini
    .counted = { $count ->
        [one] { $count } budino
       *[other] { $count } budini
    }

## The log
sushi-roll-seat = Posto { $number }
sushi-roll-log-start = { $you ->
    [yes] Hai il nastro rosso e cominci.
   *[no] { $name } ha il nastro rosso e comincia.
}
sushi-roll-log-bag = { $you ->
    [yes] Dal sacchetto al tuo nastro: { PIECE($kinds, case: "counted") }.
   *[no] Dal sacchetto al nastro di { $name }: { PIECE($kinds, case: "counted") }.
}
sushi-roll-log-roll = { $you ->
    [yes] Tiri { PIECE($dice, case: "object") }.
   *[no] { $name } tira { PIECE($dice, case: "object") }.
}
sushi-roll-log-bag-all = Dal sacchetto arrivano nuovi dadi.
sushi-roll-log-roll-all = Si tirano tutti i dadi.
sushi-roll-log-menu = { $you ->
    [yes] Usi un menù per rilanciare { PIECE($dice, case: "object") }.
   *[no] { $name } usa un menù per rilanciare { PIECE($dice, case: "object") }.
}
sushi-roll-log-reroll = { $you ->
    [yes] Ottieni { PIECE($dice, case: "object") }.
   *[no] { $name } ottiene { PIECE($dice, case: "object") }.
}
sushi-roll-log-chopsticks = { $you ->
    [yes] Con le bacchette dai { PIECE($mine, case: "object") } in cambio di { PIECE($theirs, case: "object") } di { $other }.
   *[no] { $other_you ->
        [yes] Con le bacchette { $name } dà { PIECE($mine, case: "object") } in cambio di { PIECE($theirs, case: "object") } del tuo nastro.
       *[no] Con le bacchette { $name } dà { PIECE($mine, case: "object") } in cambio di { PIECE($theirs, case: "object") } di { $other }.
    }
}
sushi-roll-log-take = { $you ->
    [yes] Prendi { PIECE($dice, case: "object") }.
   *[no] { $name } prende { PIECE($dice, case: "object") }.
}

## What is asked
sushi-roll-your-turn = Tocca a te.
sushi-roll-ask-take = { $means ->
    [both] Prendi un dado – o usa prima un menù o le bacchette.
    [menu] Prendi un dado – o usa prima un menù.
    [chopsticks] Prendi un dado – o usa prima le bacchette.
   *[none] Prendi un dado.
}
sushi-roll-ask-menu = Quali dadi rilanci?
sushi-roll-ask-mine = Quale dei tuoi dadi dai?
sushi-roll-ask-theirs = In cambio di quale dado altrui?
sushi-roll-ask-swap = Scambi questi due?
sushi-roll-ask-pending = Solo un momento…
sushi-roll-ask-other = { $name } sta scegliendo un dado.
sushi-roll-ask-dice = Si tirano i dadi.
sushi-roll-ask-over = La partita è finita.

## Buttons
sushi-roll-go-pick = Scegli un dado
sushi-roll-go-take = Prendi { PIECE($die, case: "object") }
sushi-roll-go-menu = { $count ->
    [0] Scegli i dadi da rilanciare
    [one] Rilancia { $count } dado
   *[other] Rilancia { $count } dadi
}
sushi-roll-go-swap = Scegli un dado tuo e uno altrui
sushi-roll-go-swap-with = Dai { PIECE($mine, case: "object") } per { PIECE($theirs, case: "object") } di { $name }
sushi-roll-menu = Menù ×{ $count }
sushi-roll-chopsticks = Bacchette ×{ $count }
sushi-roll-pick-all = Tutti i dadi
sushi-roll-cancel = Annulla
sushi-roll-go-on = Avanti
sushi-roll-faces = Facce
sushi-roll-scores = Punti
sushi-roll-keys-short = Tasti

## What a die is worth on my tray
sushi-roll-worth-of = { $die }: { $worth }
sushi-roll-worth-points = { $points ->
    [0] per ora nessun punto
    [one] per ora { $signed } punto
   *[other] per ora { $signed } punti
}
sushi-roll-worth-token = { $symbol ->
    [menu] { $count ->
        [one] un menù per dopo
       *[other] { $count } menù per dopo
    }
    [chopsticks] { $count ->
        [one] bacchette per dopo
       *[other] { $count } paia di bacchette per dopo
    }
   *[other] { $count ->
        [one] un budino per la fine
       *[other] { $count } budini per la fine
    }
}
sushi-roll-worth-wasabi = aspetta un nigiri
sushi-roll-worth-race = conta nella gara dei maki
sushi-roll-under-wasabi = per nigiri
sushi-roll-under-race = gara

## The table
sushi-roll-you = tu
sushi-roll-your-place = Il tuo nastro e il tuo vassoio
sushi-roll-others = Gli altri posti
sushi-roll-log = Cronaca
sushi-roll-round = Round { $round } di { $rounds }
sushi-roll-slide = { $count ->
    [0] Il nastro di { $name }, ora vuoto, scorre verso di te
   *[other] Poi scorre verso di te il nastro di { $name }
}
sushi-roll-slide-kinds = { $count ->
    [0] Il nastro di { $name }, ora vuoto, scorre verso di te
   *[other] Poi scorre verso di te il nastro di { $name }: { PIECE($kinds, case: "counted") }
}
sushi-roll-belt-of = { $count ->
    [0] Il nastro di { $name }, vuoto
   *[other] Il nastro di { $name }: { PIECE($dice, case: "object") }
}
sushi-roll-belt-mine = { $count ->
    [0] Il tuo nastro, vuoto
   *[other] Il tuo nastro: { PIECE($dice, case: "object") }
}
sushi-roll-their-die = { $die } di { $name }
sushi-roll-tray-open = libero
sushi-roll-tray-empty = Qui arrivano i dadi che prendi.
sushi-roll-tray-next = poi { $signed }
sushi-roll-tray-maki = { $count } maki
sushi-roll-has-maki = { $count } maki in questo round
sushi-roll-has-puddings = { $count ->
    [one] { $count } budino
   *[other] { $count } budini
}
sushi-roll-has-menus = { $count } menù
sushi-roll-has-chopsticks = { $count ->
    [one] { $count } paio di bacchette
   *[other] { $count } paia di bacchette
}
sushi-roll-score-now = { $points ->
    [one] { $points } punto per ora
   *[other] { $points } punti per ora
}

## Scores and races
sushi-roll-scored = segnati
sushi-roll-on-tray = vassoio
sushi-roll-now = ora
sushi-roll-total = Totale
sushi-roll-race-maki = Gara dei maki
sushi-roll-race-puddings = Budini
sushi-roll-source-maki = Gara dei maki
sushi-roll-source-nigiri = Nigiri
sushi-roll-source-sets = Antipasti
sushi-roll-source-puddings = Budini
sushi-roll-source-tokens = Segnalini avanzati
sushi-roll-round-scored = Punti del round { $round }
sushi-roll-scores-title = Punti, round { $round } di { $rounds }
sushi-roll-sheet-round = In verde: quanto ha portato il round { $round }. Budini e segnalini avanzati contano dopo l’ultimo round.
sushi-roll-sheet-now = In verde: quanto valgono ora i vassoi. Budini e segnalini avanzati contano dopo l’ultimo round.

## The faces of the dice
sushi-roll-faces-title = I dadi
sushi-roll-faces-hint = Le facce di ogni tipo di dado, e dove sono ora i dadi.
sushi-roll-on-belts = sui nastri
sushi-roll-on-trays = sui vassoi
sushi-roll-in-bag = nel sacchetto
sushi-roll-supply = Nella riserva:

## Keys
sushi-roll-keys = Tasti
sushi-roll-key-move = lungo un nastro
sushi-roll-key-belt = al nastro sopra o sotto
sushi-roll-key-enter = scegliere un dado; di nuovo per prenderlo
sushi-roll-key-space = scegliere più dadi
sushi-roll-key-menu = menù: rilanciare i dadi scelti
sushi-roll-key-chopsticks = bacchette: scambiare due dadi
sushi-roll-key-faces = le facce dei dadi
sushi-roll-key-scores = i punti
sushi-roll-key-escape = lasciar perdere
sushi-roll-key-help = questi tasti

## Why something cannot be done
problem-not_on_belt = Questi dadi non sono sul tuo nastro.
problem-no_menu = Non hai menù da usare.
problem-own_belt = Le bacchette servono a scambiare con il nastro di un altro giocatore.
problem-no_chopsticks = Non hai bacchette da usare.
problem-empty_belt = Quel nastro è vuoto.
problem-not_on_their_belt = Nessun dado su quel nastro mostra questa faccia.
problem-same_face = Con le bacchette si scambiano due facce diverse.
problem-not_a_turn = Ora non tocca a nessuno.
