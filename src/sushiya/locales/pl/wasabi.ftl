### Partia Wasabi!, na stronie i w terminalu. Imiona graczy się nie odmieniają.

## Składniki; `.accusative` to, co się kładzie, bierze i oddaje.

wasabi-ingredient-rice = ryż
    .accusative = ryż
wasabi-ingredient-maki = maki
    .accusative = maki
wasabi-ingredient-tuna = tuńczyk
    .accusative = tuńczyka
wasabi-ingredient-salmon = łosoś
    .accusative = łososia
wasabi-ingredient-snapper = dorada
    .accusative = doradę
wasabi-ingredient-eel = węgorz
    .accusative = węgorza
wasabi-ingredient-shrimp = krewetka
    .accusative = krewetkę
wasabi-ingredient-crab = krab
    .accusative = kraba
wasabi-ingredient-squid = kalmar
    .accusative = kalmara
wasabi-ingredient-avocado = awokado
    .accusative = awokado
wasabi-ingredient-cucumber = ogórek
    .accusative = ogórek
wasabi-ingredient-pickle = kiszonka
    .accusative = kiszonkę
wasabi-ingredient-egg = jajko
    .accusative = jajko
wasabi-ingredient-tempura = tempura
    .accusative = tempurę
wasabi-ingredient-octopus = ośmiornica
    .accusative = ośmiornicę
wasabi-ingredient-roe = ikra
    .accusative = ikrę
wasabi-ingredient-urchin = jeżowiec
    .accusative = jeżowca
wasabi-ingredient-fugu = fugu
    .accusative = fugu

## Kategorie

wasabi-category-rice = ryż
wasabi-category-maki = maki
wasabi-category-fish = ryby
wasabi-category-shellfish = owoce morza
wasabi-category-garnish = dodatki
wasabi-category-unique = unikatowe

## Karty

wasabi-card-chop = Chop!
wasabi-card-chop-text = „Tnij”. Zdejmij płytkę z planszy: odłóż do spiżarni albo połóż jako swoją.
wasabi-card-spicy = Spicy!
wasabi-card-spicy-text = „Na ostro”. W tej turze możesz położyć dwie płytki.
wasabi-card-switch = Switch!
wasabi-card-switch-text = „Zamiana”. Zamień miejscami dwa sąsiednie pola.
wasabi-card-stack = Stack!
wasabi-card-stack-text = „Stos”. Możesz położyć płytkę na innej.
wasabi-card-wasabi = Wasabi!
wasabi-card-wasabi-text = Zakryj cztery pola i weź kostkę.

## Przepisy, od dwóch składników do pięciu

wasabi-recipe-tekkamaki = Tekkamaki
wasabi-recipe-kappamaki = Kappamaki
wasabi-recipe-oshinko-maki = Oshinko maki
wasabi-recipe-avocado-maki = Maki z awokado
wasabi-recipe-kani-maki = Kani maki
wasabi-recipe-sake-maki = Sake maki
wasabi-recipe-ebi-nigiri = Ebi nigiri
wasabi-recipe-sake-nigiri = Sake nigiri
wasabi-recipe-maguro-nigiri = Maguro nigiri
wasabi-recipe-unagi-nigiri = Unagi nigiri
wasabi-recipe-tai-nigiri = Tai nigiri
wasabi-recipe-ika-nigiri = Ika nigiri
wasabi-recipe-tamago-nigiri = Tamago nigiri
wasabi-recipe-tenmusu = Tenmusu
wasabi-recipe-green-bite = Zielony kęs
wasabi-recipe-golden-prawn = Złota krewetka
wasabi-recipe-pickle-barrel = Beczka kiszonek
wasabi-recipe-crunchy-tuna = Chrupiący tuńczyk
wasabi-recipe-alaska-sunrise = Świt na Alasce
wasabi-recipe-harbour-roll = Portowa rolka
wasabi-recipe-dragon-s-tail = Smoczy ogon
wasabi-recipe-tiger-prawn = Krewetka tygrysia
wasabi-recipe-morning-market = Poranny targ
wasabi-recipe-red-lantern = Czerwony lampion
wasabi-recipe-ink-garden = Atramentowy ogród
wasabi-recipe-two-rivers = Dwie rzeki
wasabi-recipe-crab-apple = Krabie jabłko
wasabi-recipe-lucky-eel = Szczęśliwy węgorz
wasabi-recipe-pickled-snapper = Dorada na kwaśno
wasabi-recipe-squid-parcel = Paczuszka z kalmarem
wasabi-recipe-rainbow-bridge = Tęczowy most
wasabi-recipe-spider-lily = Pajęcza lilia
wasabi-recipe-bento-box = Pudełko bento
wasabi-recipe-night-fisherman = Nocny rybak
wasabi-recipe-temple-garden = Ogród świątyni
wasabi-recipe-dragon-boat = Smocza łódź
wasabi-recipe-crimson-sail = Szkarłatny żagiel
wasabi-recipe-tidal-pool = Morska laguna
wasabi-recipe-golden-pavilion = Złoty pawilon
wasabi-recipe-kraken-s-purse = Sakiewka krakena
wasabi-recipe-coral-jewel = Koralowy klejnot
wasabi-recipe-winter-harbour = Zimowy port
wasabi-recipe-emperor-s-breakfast = Śniadanie cesarza
wasabi-recipe-grand-futomaki = Wielkie futomaki
wasabi-recipe-sea-parade = Morska parada
wasabi-recipe-fisherman-s-fan = Wachlarz rybaka
wasabi-recipe-thunder-dragon = Smok gromu
wasabi-recipe-four-gardens = Cztery ogrody
wasabi-recipe-lantern-festival = Święto lampionów
wasabi-recipe-urchin-king = Król jeżowców
wasabi-recipe-last-supper = Ostatnia kolacja
wasabi-recipe-itamae-s-pride = Duma itamae

## Przepisy na ręce

wasabi-strip-hidden = przepis długości { $length }
wasabi-strip-label = { $recipe }: { $tiles }. { $worth }
wasabi-strip-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
wasabi-strip-worth-style =
    { $points ->
        [one] { $points } punkt, ze stylem + { $cubes }
        [few] { $points } punkty, ze stylem + { $cubes }
        [many] { $points } punktów, ze stylem + { $cubes }
       *[other] { $points } punktu, ze stylem + { $cubes }
    }
wasabi-strip-no-token = brak żetonu tej długości
wasabi-strip-away =
    { $count ->
        [one] brakuje { $count } płytki
        [few] brakuje { $count } płytek
        [many] brakuje { $count } płytek
       *[other] brakuje { $count } płytki
    }

## Plansza

wasabi-board = Plansza
wasabi-square-empty = { $square }, puste
wasabi-square-tile = { $square }, { $tile }
wasabi-square-stack =
    { $depth ->
        [one] { $square }, { $tile }, stos z { $depth } płytki
        [few] { $square }, { $tile }, stos z { $depth } płytek
        [many] { $square }, { $tile }, stos z { $depth } płytek
       *[other] { $square }, { $tile }, stos z { $depth } płytki
    }
wasabi-square-covered = { $square }, puste, pod kartą Wasabi!
wasabi-square-covered-tile = { $square }, { $tile }, pod kartą Wasabi!
wasabi-square-can = można wybrać
wasabi-peek-stack = W tym stosie, od góry
wasabi-peek-covered = Pod kartą Wasabi!
wasabi-peek-nothing = nic
wasabi-gain =
    { $style ->
        [yes] { $cubes ->
            [one] { $recipe }, ze stylem: { $points } + { $cubes } punkt
            [few] { $recipe }, ze stylem: { $points } + { $cubes } punkty
            [many] { $recipe }, ze stylem: { $points } + { $cubes } punktów
           *[other] { $recipe }, ze stylem: { $points } + { $cubes } punktu
        }
       *[no] { $points ->
            [one] { $recipe }: { $points } punkt
            [few] { $recipe }: { $points } punkty
            [many] { $recipe }: { $points } punktów
           *[other] { $recipe }: { $points } punktu
        }
    }
wasabi-gain-style = { $recipe }, ze stylem
wasabi-gain-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
wasabi-board-text = Opis planszy
wasabi-row = Rząd { $row }

## Wokół planszy

wasabi-you = { $name } (ty)
wasabi-bot = bot
wasabi-away = poza stołem
wasabi-pantry = Spiżarnia
wasabi-kitchen = Kuchnia
wasabi-stacks = Przepisy
wasabi-near = Prawie gotowe
wasabi-near-none = Na planszy żaden twój przepis nie jest jeszcze bliski ukończenia.
wasabi-near-tile = { $tile } na { $square }
wasabi-near-style = ze stylem
wasabi-near-have = masz
wasabi-more-places =
    { $count ->
        [one] i jeszcze { $count } miejsce
        [few] i jeszcze { $count } miejsca
        [many] i jeszcze { $count } miejsc
       *[other] i jeszcze { $count } miejsca
    }
wasabi-players = Gracze
wasabi-points-now =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
wasabi-cubes =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
wasabi-cards-of =
    { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
wasabi-strip-backs = przepisy długości { $lengths }
wasabi-tokens-left = pozostałe żetony: { $tokens }
wasabi-tokens-of = { $count } × { $length }
wasabi-tokens = Żetony
wasabi-completed = Ukończone
wasabi-completed-none = jeszcze nic
wasabi-tiles = Płytki
wasabi-action-cards = Karty
wasabi-cubes-title = Kostki
wasabi-held-recipes = Przepisy
wasabi-pile-tile = { $tile } ({ $category }), w spiżarni: { $count }
wasabi-pile-card = { $card }, { $count } w kuchni. { $text }
wasabi-pile-stack =
    { $points ->
        [one] Przepisy długości { $length }: w stosie { $count }, { $points } punkt
        [few] Przepisy długości { $length }: w stosie { $count }, { $points } punkty
        [many] Przepisy długości { $length }: w stosie { $count }, { $points } punktów
       *[other] Przepisy długości { $length }: w stosie { $count }, { $points } punktu
    }
wasabi-hand-tile = { $tile }, klawisz { $key }
wasabi-hand-card = { $card }, klawisz { $key }. { $text }
wasabi-my-tiles = Moje płytki
wasabi-my-cards = Moje karty
wasabi-my-recipes = Moje przepisy

## Pytania

wasabi-turn-yours = Twoja tura.
wasabi-turn-other = Gra: { $name }.
wasabi-turn-wait = Chwileczkę.
wasabi-sending = Wysyłamy…
wasabi-ask-over = Koniec partii.
wasabi-ask-give =
    { $left ->
        [0] Dać te trzy płytki sąsiadowi po lewej?
        [3] Wybierz trzy płytki dla sąsiada po lewej, z trzech kategorii.
        [one] Jeszcze { $left } płytka dla sąsiada po lewej.
        [few] Jeszcze { $left } płytki dla sąsiada po lewej.
        [many] Jeszcze { $left } płytek dla sąsiada po lewej.
       *[other] Jeszcze { $left } płytki dla sąsiada po lewej.
    }
wasabi-ask-choose = Który przepis ukończyć? Żetonów nie starczy na wszystkie { $count }.
wasabi-ask-take =
    { $rewards ->
        [one] Weź kartę w nagrodę.
        [few] Weź { $rewards } karty w nagrodę.
        [many] Weź { $rewards } kart w nagrodę.
       *[other] Weź { $rewards } karty w nagrodę.
    }
wasabi-ask-take-full = Weź kartę i odłóż jedną swoją albo zrezygnuj.
wasabi-ask-return = { $card } – a którą kartę odłożyć?
wasabi-ask-pick = Weź płytkę ze spiżarni.
wasabi-ask-draw =
    { $which ->
        [first] Dobierz pierwsze przepisy: jakiej długości?
       *[more] Dobierz przepis: jakiej długości?
    }
wasabi-ask-square = Gdzie położyć { PIECE($tile, case: "accusative") }?
wasabi-ask-lay = Połóż płytkę.
wasabi-ask-lay-or-card = Połóż płytkę albo najpierw zagraj kartę.
wasabi-ask-second = Możesz położyć drugą płytkę.
wasabi-ask-card-or-done = Zagraj kartę albo naciśnij „Gotowe”.
wasabi-ask-card = Zagraj kartę.
wasabi-ask-only-pass = Możesz tylko spasować.
wasabi-ask-other = Wybierz, co robisz.
wasabi-ask-pass =
    { $count ->
        [0] Pas: które przepisy wracają pod stosy?
        [one] Spasować i odłożyć ten przepis?
        [few] Spasować i odłożyć te { $count } przepisy?
        [many] Spasować i odłożyć te { $count } przepisów?
       *[other] Spasować i odłożyć { $count } przepisu?
    }
wasabi-ask-chop = Chop!: która płytka?
wasabi-ask-chop-way = Chop!: do spiżarni czy na planszę?
wasabi-ask-switch = Switch!: wybierz pierwsze pole.
wasabi-ask-switch-second = Switch!: wybierz sąsiednie pole.
wasabi-ask-wasabi = Wasabi!: które cztery pola?
wasabi-ask-stack = Stack!: możesz położyć płytkę na innej.
wasabi-ask-spicy = Spicy!: możesz położyć dwie płytki.

## Przyciski

wasabi-do-give = Daj
wasabi-do-pass = Spasuj…
wasabi-do-pass-now = Spasuj
wasabi-do-done = Gotowe
wasabi-do-cancel = Anuluj
wasabi-do-forgo = Zrezygnuj
wasabi-do-pantry = Do spiżarni
wasabi-do-lay = Połóż
wasabi-do-play = Zagraj { $card }
wasabi-do-lay-on = Połóż na { $square }
wasabi-do-cover = Zakryj tutaj
wasabi-do-switch = Zamień
wasabi-do-take-off = Weź tę kartę
wasabi-do-close = Zamknij

## Tura

wasabi-track = Tura
wasabi-track-step_one = Płytka i karta
wasabi-track-rewards = Nagrody
wasabi-track-tiles = Płytki
wasabi-track-recipes = Przepisy
wasabi-setup-give = Ręce początkowe
wasabi-setup-deal = Początkowe przepisy

## Klawisze

wasabi-keys = Klawisze
wasabi-keys-arrows = ruch po planszy
wasabi-keys-enter = wybierz
wasabi-keys-escape = odłóż, anuluj
wasabi-keys-digits = weź płytkę
wasabi-keys-cards = zagraj kartę: c Chop!, p Spicy!, s Switch!, t Stack!, w Wasabi!
wasabi-keys-board = do planszy
wasabi-keys-done = gotowe, potwierdź
wasabi-keys-pass = spasuj
wasabi-keys-help = ta lista

## Przebieg

wasabi-log-start =
    { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $name }.
    }
wasabi-log-recipe = To „{ $recipe }”.
wasabi-log-give =
    { $who ->
        [you] Dajesz sąsiadowi po lewej { PIECE($tiles, case: "accusative") }.
       *[other] { $name } daje sąsiadowi po lewej { PIECE($tiles, case: "accusative") }.
    }
wasabi-log-draw =
    { $who ->
        [you] Dobierasz przepis długości { $length }.
       *[other] { $name } dobiera przepis długości { $length }.
    }
wasabi-log-pass =
    { $who ->
        [you] Pasujesz i odkładasz: { $recipes }.
       *[other] { $name } pasuje i odkłada: { $recipes }.
    }
wasabi-log-pass-nothing =
    { $who ->
        [you] Pasujesz.
       *[other] { $name } pasuje.
    }
wasabi-log-lay =
    { $who ->
        [you] Kładziesz { PIECE($tile, case: "accusative") } na { $square }.
       *[other] { $name } kładzie { PIECE($tile, case: "accusative") } na { $square }.
    }
wasabi-log-card =
    { $who ->
        [you] Zagrywasz { $card }
       *[other] { $name } zagrywa { $card }
    }
wasabi-log-chop-pantry =
    { $who ->
        [you] Zagrywasz { $card } i odkładasz płytkę z { $square } do spiżarni.
       *[other] { $name } zagrywa { $card } i odkłada płytkę z { $square } do spiżarni.
    }
wasabi-log-chop-lay =
    { $who ->
        [you] Zagrywasz { $card } i zdejmujesz płytkę z { $square }.
       *[other] { $name } zagrywa { $card } i zdejmuje płytkę z { $square }.
    }
wasabi-log-switch =
    { $who ->
        [you] Zagrywasz { $card } i zamieniasz miejscami { $first } i { $second }.
       *[other] { $name } zagrywa { $card } i zamienia miejscami { $first } i { $second }.
    }
wasabi-log-wasabi =
    { $who ->
        [you] Zagrywasz { $card } i zakrywasz cztery pola od { $square }.
       *[other] { $name } zagrywa { $card } i zakrywa cztery pola od { $square }.
    }
wasabi-log-choose =
    { $who ->
        [you] Wybierasz „{ $recipe }”.
       *[other] { $name } wybiera „{ $recipe }”.
    }
wasabi-log-done =
    { $who ->
        [you] Kończysz krok „Płytka i karta”.
       *[other] { $name } kończy krok „Płytka i karta”.
    }
wasabi-log-take =
    { $who ->
        [you] Bierzesz { $card }
       *[other] { $name } bierze { $card }
    }
wasabi-log-take-board =
    { $who ->
        [you] Zdejmujesz { $card } z { $square }.
       *[other] { $name } zdejmuje { $card } z { $square }.
    }
wasabi-log-take-returning =
    { $who ->
        [you] Bierzesz { $card } i odkładasz { $returned }
       *[other] { $name } bierze { $card } i odkłada { $returned }
    }
wasabi-log-take-board-returning =
    { $who ->
        [you] Zdejmujesz { $card } z { $square } i odkładasz { $returned }
       *[other] { $name } zdejmuje { $card } z { $square } i odkłada { $returned }
    }
wasabi-log-forgo =
    { $who ->
        [you] Rezygnujesz z nagrody.
       *[other] { $name } rezygnuje z nagrody.
    }
wasabi-log-pick =
    { $who ->
        [you] Bierzesz { PIECE($tile, case: "accusative") }.
       *[other] { $name } bierze { PIECE($tile, case: "accusative") }.
    }
wasabi-log-completes =
    { $who ->
        [you] { $style ->
            [yes] { $cubes ->
                [one] Kończysz przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punkt!
                [few] Kończysz przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punkty!
                [many] Kończysz przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punktów!
               *[other] Kończysz przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punktu!
            }
           *[no] { $points ->
                [one] Kończysz przepis „{ $recipe }”: { $points } punkt!
                [few] Kończysz przepis „{ $recipe }”: { $points } punkty!
                [many] Kończysz przepis „{ $recipe }”: { $points } punktów!
               *[other] Kończysz przepis „{ $recipe }”: { $points } punktu!
            }
        }
       *[other] { $style ->
            [yes] { $cubes ->
                [one] { $name } kończy przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punkt!
                [few] { $name } kończy przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punkty!
                [many] { $name } kończy przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punktów!
               *[other] { $name } kończy przepis „{ $recipe }” ze stylem: { $points } + { $cubes } punktu!
            }
           *[no] { $points ->
                [one] { $name } kończy przepis „{ $recipe }”: { $points } punkt!
                [few] { $name } kończy przepis „{ $recipe }”: { $points } punkty!
                [many] { $name } kończy przepis „{ $recipe }”: { $points } punktów!
               *[other] { $name } kończy przepis „{ $recipe }”: { $points } punktu!
            }
        }
    }
wasabi-log-other =
    { $who ->
        [you] Ty: { $line }
       *[other] { $name }: { $line }
    }

## Dlaczego nie można

problem-not_now = Teraz pora na coś innego.
problem-not_a_starting_tile = Ryż, maki i składniki unikatowe nie trafiają do ręki początkowej.
problem-same_category = Trzy płytki ręki początkowej są z trzech różnych kategorii.
problem-ingredient_run_out = W spiżarni nie ma już takiej płytki.
problem-stack_empty = Nie ma przepisu tej długości do dobrania.
problem-pass_after_playing = Spasować można tylko zamiast płytki i karty.
problem-recipe_not_held = Nie masz tego przepisu.
problem-pass_needs_recipe = Pasując, odkładasz co najmniej jeden przepis.
problem-tile_not_in_hand = Nie masz takiej płytki.
problem-tile_already_laid = Płytka tej tury już leży na planszy.
problem-lay_the_chopped_tile = Teraz trzeba położyć zdjętą płytkę.
problem-off_the_board = To pole jest poza grą.
problem-square_covered = To pole zakrywa karta Wasabi!.
problem-square_occupied = Płytkę kładzie się na pustym polu.
problem-square_empty = Na tym polu nie ma płytki.
problem-card_not_in_hand = Nie masz tej karty akcji.
problem-card_already_played = W turze zagrywa się najwyżej jedną kartę akcji.
problem-before_the_tile = Stack! zagrywa się przed płytką.
problem-nothing_to_stack_on = Nie ma odkrytej płytki, na której można by położyć swoją.
problem-no_tile_left = Tej karty nie można zagrać: nie będzie potem czego położyć.
problem-no_place_left = Zabrakłoby miejsca na płytkę, którą trzeba położyć.
problem-no_second_tile = Spicy! wymaga drugiej płytki i pola na nią.
problem-chopped_tile_too_late = Twoja płytka już leży, więc zdjęta idzie do spiżarni.
problem-no_such_neighbours = Switch! wymaga dwóch pól planszy ze wspólnym bokiem.
problem-both_empty = Nie można zamienić dwóch pustych pól.
problem-no_such_block = Karta wymaga czterech pól planszy bez innych kart Wasabi!.
problem-tile_first = Najpierw połóż płytkę.
problem-not_a_choice = Tego przepisu nie ma wśród tych do wyboru.
problem-not_in_the_kitchen = W kuchni nie ma takiej karty.
problem-no_wasabi_there = Nie ma tam lewego górnego rogu karty Wasabi!.
problem-type_just_played = Karta tego rodzaju jest już zagrana w tej turze, a są inne do wzięcia.
problem-hand_full = Masz dwie karty: najpierw odłóż jedną.
problem-hand_not_full = Kartę odkłada się tylko, by zrobić miejsce.
problem-card_to_return_not_held = Nie masz karty, którą chcesz odłożyć.
problem-same_type_returned = Nie można odłożyć karty i wziąć takiej samej w ramach tej samej nagrody.
problem-reward_must_be_taken = Z nagrody można zrezygnować, tylko mając dwie karty na ręce.
