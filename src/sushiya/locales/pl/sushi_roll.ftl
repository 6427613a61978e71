### Partia Sushi Roll, na stronie i w terminalu. Imiona graczy się nie odmieniają.

## Ścianki kości; `.object` to, co się bierze i oddaje, `.listed` to, co leży.
sushi-roll-face-hidden = Kość przed rzutem
sushi-roll-face-dumpling = Pierożek gyoza
    .object = { $count ->
        [one] pierożek gyoza
        [few] { $count } pierożki gyoza
        [many] { $count } pierożków gyoza
       *[other] { $count } pierożka gyoza
    }
    .listed = { $count ->
        [one] pierożek gyoza
        [few] { $count } pierożki gyoza
        [many] { $count } pierożków gyoza
       *[other] { $count } pierożka gyoza
    }
sushi-roll-face-tempura = Tempura
    .object = { $count ->
        [one] tempurę
        [few] { $count } tempury
        [many] { $count } tempur
       *[other] { $count } tempury
    }
    .listed = { $count ->
        [one] tempura
        [few] { $count } tempury
        [many] { $count } tempur
       *[other] { $count } tempury
    }
sushi-roll-face-sashimi = Sashimi
    .object = { $count ->
        [1] sashimi
       *[other] { $count } sashimi
    }
    .listed = { $count ->
        [1] sashimi
       *[other] { $count } sashimi
    }
sushi-roll-face-maki = Futomaki
    .object = { $count ->
        [one] futomaki
        [few] { $count } pojedyncze futomaki
        [many] { $count } pojedynczych futomaki
       *[other] { $count } pojedynczego futomaki
    }
    .listed = { $count ->
        [one] futomaki
        [few] { $count } pojedyncze futomaki
        [many] { $count } pojedynczych futomaki
       *[other] { $count } pojedynczego futomaki
    }
sushi-roll-face-maki2 = Podwójne futomaki
    .object = { $count ->
        [one] podwójne futomaki
        [few] { $count } podwójne futomaki
        [many] { $count } podwójnych futomaki
       *[other] { $count } podwójnego futomaki
    }
    .listed = { $count ->
        [one] podwójne futomaki
        [few] { $count } podwójne futomaki
        [many] { $count } podwójnych futomaki
       *[other] { $count } podwójnego futomaki
    }
sushi-roll-face-maki3 = Potrójne futomaki
    .object = { $count ->
        [one] potrójne futomaki
        [few] { $count } potrójne futomaki
        [many] { $count } potrójnych futomaki
       *[other] { $count } potrójnego futomaki
    }
    .listed = { $count ->
        [one] potrójne futomaki
        [few] { $count } potrójne futomaki
        [many] { $count } potrójnych futomaki
       *[other] { $count } potrójnego futomaki
    }
sushi-roll-face-egg = Nigiri z jajkiem
    .object = { $count ->
        [1] nigiri z jajkiem
       *[other] { $count } nigiri z jajkiem
    }
    .listed = { $count ->
        [1] nigiri z jajkiem
       *[other] { $count } nigiri z jajkiem
    }
sushi-roll-face-salmon = Nigiri z łososiem
    .object = { $count ->
        [1] nigiri z łososiem
       *[other] { $count } nigiri z łososiem
    }
    .listed = { $count ->
        [1] nigiri z łososiem
       *[other] { $count } nigiri z łososiem
    }
sushi-roll-face-squid = Nigiri z kalmarem
    .object = { $count ->
        [1] nigiri z kalmarem
       *[other] { $count } nigiri z kalmarem
    }
    .listed = { $count ->
        [1] nigiri z kalmarem
       *[other] { $count } nigiri z kalmarem
    }
sushi-roll-face-wasabi = Wasabi
    .object = { $count ->
        [1] wasabi
       *[other] { $count } wasabi
    }
    .listed = { $count ->
        [1] wasabi
       *[other] { $count } wasabi
    }
sushi-roll-face-menu = Menu
    .object = { $count ->
        [one] menu
        [few] { $count } pojedyncze menu
        [many] { $count } pojedynczych menu
       *[other] { $count } pojedynczego menu
    }
    .listed = { $count ->
        [one] menu
        [few] { $count } pojedyncze menu
        [many] { $count } pojedynczych menu
       *[other] { $count } pojedynczego menu
    }
sushi-roll-face-menu2 = Podwójne menu
    .object = { $count ->
        [one] podwójne menu
        [few] { $count } podwójne menu
        [many] { $count } podwójnych menu
       *[other] { $count } podwójnego menu
    }
    .listed = { $count ->
        [one] podwójne menu
        [few] { $count } podwójne menu
        [many] { $count } podwójnych menu
       *[other] { $count } podwójnego menu
    }
sushi-roll-face-chopsticks = Pałeczki
    .object = { $count ->
        [one] pałeczki
        [few] { $count } kości z pałeczkami
        [many] { $count } kości z pałeczkami
       *[other] { $count } kości z pałeczkami
    }
    .listed = { $count ->
        [one] pałeczki
        [few] { $count } kości z pałeczkami
        [many] { $count } kości z pałeczkami
       *[other] { $count } kości z pałeczkami
    }
sushi-roll-face-chopsticks2 = Podwójne pałeczki
    .object = { $count ->
        [one] podwójne pałeczki
        [few] { $count } kości z podwójnymi pałeczkami
        [many] { $count } kości z podwójnymi pałeczkami
       *[other] { $count } kości z podwójnymi pałeczkami
    }
    .listed = { $count ->
        [one] podwójne pałeczki
        [few] { $count } kości z podwójnymi pałeczkami
        [many] { $count } kości z podwójnymi pałeczkami
       *[other] { $count } kości z podwójnymi pałeczkami
    }
sushi-roll-face-pudding = Pudding
    .object = { $count ->
        [one] pudding
        [few] { $count } pojedyncze puddingi
        [many] { $count } pojedynczych puddingów
       *[other] { $count } pojedynczego puddingu
    }
    .listed = { $count ->
        [one] pudding
        [few] { $count } pojedyncze puddingi
        [many] { $count } pojedynczych puddingów
       *[other] { $count } pojedynczego puddingu
    }
sushi-roll-face-pudding2 = Podwójny pudding
    .object = { $count ->
        [one] podwójny pudding
        [few] { $count } podwójne puddingi
        [many] { $count } podwójnych puddingów
       *[other] { $count } podwójnego puddingu
    }
    .listed = { $count ->
        [one] podwójny pudding
        [few] { $count } podwójne puddingi
        [many] { $count } podwójnych puddingów
       *[other] { $count } podwójnego puddingu
    }
sushi-roll-face-pudding3 = Potrójny pudding
    .object = { $count ->
        [one] potrójny pudding
        [few] { $count } potrójne puddingi
        [many] { $count } potrójnych puddingów
       *[other] { $count } potrójnego puddingu
    }
    .listed = { $count ->
        [one] potrójny pudding
        [few] { $count } potrójne puddingi
        [many] { $count } potrójnych puddingów
       *[other] { $count } potrójnego puddingu
    }

## Rodzaje kości; `.counted` to ich liczba.
sushi-roll-kind-appetizer = Przystawki
    .counted = { $count ->
        [one] { $count } przystawka
        [few] { $count } przystawki
        [many] { $count } przystawek
       *[other] { $count } przystawki
    }
sushi-roll-kind-maki = Futomaki
    .counted = { $count } futomaki
sushi-roll-kind-nigiri = Nigiri
    .counted = { $count } nigiri
sushi-roll-kind-special = Dodatki
    .counted = { $count ->
        [one] { $count } dodatek
        [few] { $count } dodatki
        [many] { $count } dodatków
       *[other] { $count } dodatku
    }
sushi-roll-kind-pudding = Puddingi
    .counted = { $count ->
        [one] { $count } pudding
        [few] { $count } puddingi
        [many] { $count } puddingów
       *[other] { $count } puddingu
    }

## Przebieg
sushi-roll-seat = Miejsce { $number }
sushi-roll-log-start = { $you ->
    [yes] Dostajesz czerwoną taśmę i zaczynasz.
   *[no] { $name } dostaje czerwoną taśmę i zaczyna.
}
sushi-roll-log-bag = { $you ->
    [yes] Z woreczka na twoją taśmę: { PIECE($kinds, case: "counted") }.
   *[no] Z woreczka na taśmę gracza { $name }: { PIECE($kinds, case: "counted") }.
}
sushi-roll-log-roll = { $you ->
    [yes] Wyrzucasz { PIECE($dice, case: "object") }.
   *[no] { $name } wyrzuca { PIECE($dice, case: "object") }.
}
sushi-roll-log-bag-all = Na taśmy trafiają nowe kości z woreczka.
sushi-roll-log-roll-all = Rzut wszystkimi kośćmi.
sushi-roll-log-menu = { $you ->
    [yes] Zużywasz menu i przerzucasz { PIECE($dice, case: "object") }.
   *[no] { $name } zużywa menu i przerzuca { PIECE($dice, case: "object") }.
}
sushi-roll-log-reroll = { $you ->
    [yes] Wyrzucasz { PIECE($dice, case: "object") }.
   *[no] { $name } wyrzuca { PIECE($dice, case: "object") }.
}
sushi-roll-log-chopsticks = { $you ->
    [yes] Zużywasz pałeczki i zamieniasz { PIECE($mine, case: "object") } na { PIECE($theirs, case: "object") } od gracza { $other }.
   *[no] { $other_you ->
        [yes] { $name } zużywa pałeczki i zamienia { PIECE($mine, case: "object") } na { PIECE($theirs, case: "object") } z twojej taśmy.
       *[no] { $name } zużywa pałeczki i zamienia { PIECE($mine, case: "object") } na { PIECE($theirs, case: "object") } od gracza { $other }.
    }
}
sushi-roll-log-take = { $you ->
    [yes] Bierzesz { PIECE($dice, case: "object") }.
   *[no] { $name } bierze { PIECE($dice, case: "object") }.
}

## Pytania
sushi-roll-your-turn = Twoja tura.
sushi-roll-ask-take = { $means ->
    [both] Weź kość – albo najpierw użyj menu lub pałeczek.
    [menu] Weź kość – albo najpierw użyj menu.
    [chopsticks] Weź kość – albo najpierw użyj pałeczek.
   *[none] Weź kość.
}
sushi-roll-ask-menu = Które kości przerzucasz?
sushi-roll-ask-mine = Którą swoją kość oddajesz?
sushi-roll-ask-theirs = Za którą kość z innej taśmy?
sushi-roll-ask-swap = Zamienić te dwie?
sushi-roll-ask-pending = Chwileczkę…
sushi-roll-ask-other = { $name } wybiera kość.
sushi-roll-ask-dice = Kości się toczą.
sushi-roll-ask-over = Koniec partii.

## Przyciski
sushi-roll-go-pick = Wybierz kość
sushi-roll-go-take = Weź { PIECE($die, case: "object") }
sushi-roll-go-menu = { $count ->
    [0] Wybierz kości do przerzutu
    [one] Przerzuć { $count } kość
    [few] Przerzuć { $count } kości
    [many] Przerzuć { $count } kości
   *[other] Przerzuć { $count } kości
}
sushi-roll-go-swap = Wybierz swoją i cudzą kość
sushi-roll-go-swap-with = Zamień { PIECE($mine, case: "object") } na { PIECE($theirs, case: "object") } od gracza { $name }
sushi-roll-menu = Menu ×{ $count }
sushi-roll-chopsticks = Pałeczki ×{ $count }
sushi-roll-pick-all = Wszystkie kości
sushi-roll-cancel = Anuluj
sushi-roll-go-on = Dalej
sushi-roll-faces = Ścianki
sushi-roll-scores = Punkty
sushi-roll-keys-short = Klawisze

## Ile kość jest warta na mojej tacce
sushi-roll-worth-of = { $die }: { $worth }
sushi-roll-worth-points = { $points ->
    [0] teraz bez punktów
    [one] teraz { $signed } punkt
    [few] teraz { $signed } punkty
    [many] teraz { $signed } punktów
   *[other] teraz { $signed } punktu
}
sushi-roll-worth-token = { $symbol ->
    [menu] { $count ->
        [1] menu na później
       *[other] { $count } menu na później
    }
    [chopsticks] { $count ->
        [one] pałeczki na później
        [few] { $count } pary pałeczek na później
        [many] { $count } par pałeczek na później
       *[other] { $count } pary pałeczek na później
    }
   *[other] { $count ->
        [one] pudding na koniec
        [few] { $count } puddingi na koniec
        [many] { $count } puddingów na koniec
       *[other] { $count } puddingu na koniec
    }
}
sushi-roll-worth-wasabi = czeka na nigiri
sushi-roll-worth-race = liczy się w wyścigu futomaki
sushi-roll-under-wasabi = do nigiri
sushi-roll-under-race = wyścig

## Stół
sushi-roll-you = ty
sushi-roll-your-place = Twoja taśma i tacka
sushi-roll-others = Inne miejsca
sushi-roll-log = Przebieg
sushi-roll-round = Runda { $round } z { $rounds }
sushi-roll-slide = { $count ->
    [0] Pusta taśma gracza { $name } przesunie się do ciebie
   *[other] Zaraz dojedzie taśma gracza { $name }
}
sushi-roll-slide-kinds = { $count ->
    [0] Pusta taśma gracza { $name } przesunie się do ciebie
   *[other] Zaraz dojedzie taśma gracza { $name }: { PIECE($kinds, case: "counted") }
}
sushi-roll-belt-of = { $count ->
    [0] Taśma gracza { $name }, pusta
   *[other] Taśma gracza { $name }: { PIECE($dice, case: "listed") }
}
sushi-roll-belt-mine = { $count ->
    [0] Twoja taśma, pusta
   *[other] Twoja taśma: { PIECE($dice, case: "listed") }
}
sushi-roll-their-die = { $die }, taśma gracza { $name }
sushi-roll-tray-open = wolne
sushi-roll-tray-empty = Tu trafią twoje kości.
sushi-roll-tray-next = następna { $signed }
sushi-roll-tray-maki = { $count } futomaki
sushi-roll-has-maki = { $count } futomaki w tej rundzie
sushi-roll-has-puddings = { $count ->
    [one] { $count } pudding
    [few] { $count } puddingi
    [many] { $count } puddingów
   *[other] { $count } puddingu
}
sushi-roll-has-menus = { $count } menu
sushi-roll-has-chopsticks = { $count ->
    [one] { $count } para pałeczek
    [few] { $count } pary pałeczek
    [many] { $count } par pałeczek
   *[other] { $count } pary pałeczek
}
sushi-roll-score-now = { $points ->
    [one] { $points } punkt na tę chwilę
    [few] { $points } punkty na tę chwilę
    [many] { $points } punktów na tę chwilę
   *[other] { $points } punktu na tę chwilę
}

## Punkty i wyścigi
sushi-roll-scored = wynik
sushi-roll-on-tray = tacka
sushi-roll-now = teraz
sushi-roll-total = Razem
sushi-roll-race-maki = Wyścig futomaki
sushi-roll-race-puddings = Puddingi
sushi-roll-source-maki = Wyścig futomaki
sushi-roll-source-nigiri = Nigiri
sushi-roll-source-sets = Przystawki
sushi-roll-source-puddings = Puddingi
sushi-roll-source-tokens = Niezużyte żetony
sushi-roll-round-scored = Runda { $round }: podliczanie punktów
sushi-roll-scores-title = Punkty, runda { $round } z { $rounds }
sushi-roll-sheet-round = Na zielono: co daje runda { $round }. Puddingi i niezużyte żetony liczą się po ostatniej rundzie.
sushi-roll-sheet-now = Na zielono: ile tacki są warte teraz. Puddingi i niezużyte żetony liczą się po ostatniej rundzie.

## Ścianki
sushi-roll-faces-title = Kości
sushi-roll-faces-hint = Ścianki kości każdego rodzaju i to, gdzie kości są teraz.
sushi-roll-on-belts = na taśmach
sushi-roll-on-trays = na tackach
sushi-roll-in-bag = w woreczku
sushi-roll-supply = W puli:

## Klawisze
sushi-roll-keys = Klawisze
sushi-roll-key-move = wzdłuż taśmy
sushi-roll-key-belt = na taśmę wyżej lub niżej
sushi-roll-key-enter = wybierz kość; jeszcze raz – weź
sushi-roll-key-space = wybierz kilka kości
sushi-roll-key-menu = menu: przerzuć wybrane
sushi-roll-key-chopsticks = pałeczki: zamień dwie kości
sushi-roll-key-faces = ścianki kości
sushi-roll-key-scores = punkty
sushi-roll-key-escape = anuluj
sushi-roll-key-help = te klawisze

## Dlaczego nie można
problem-not_on_belt = Tych kości nie ma na twojej taśmie.
problem-no_menu = Nie masz menu.
problem-own_belt = Pałeczki służą do zamiany z taśmą innego gracza.
problem-no_chopsticks = Nie masz pałeczek.
problem-empty_belt = Ta taśma jest pusta.
problem-not_on_their_belt = Na tamtej taśmie nie ma takiej kości.
problem-same_face = Pałeczkami zamienia się tylko różne ścianki.
problem-not_a_turn = Teraz nikt nie ma ruchu.
