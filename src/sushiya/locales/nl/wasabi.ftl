### Wasabi!, voor de pagina en de terminal.
### .object is het ingrediënt met lidwoord, zoals in een zin: ‘Je legt de tonijn op c4.’

## Pieces: ingredients

wasabi-ingredient-rice = rijst
    .object = de rijst
wasabi-ingredient-maki = maki
    .object = de maki
wasabi-ingredient-tuna = tonijn
    .object = de tonijn
wasabi-ingredient-salmon = zalm
    .object = de zalm
wasabi-ingredient-snapper = snapper
    .object = de snapper
wasabi-ingredient-eel = paling
    .object = de paling
wasabi-ingredient-shrimp = garnaal
    .object = de garnaal
wasabi-ingredient-crab = krab
    .object = de krab
wasabi-ingredient-squid = inktvis
    .object = de inktvis
wasabi-ingredient-avocado = avocado
    .object = de avocado
wasabi-ingredient-cucumber = komkommer
    .object = de komkommer
wasabi-ingredient-pickle = tafelzuur
    .object = het tafelzuur
wasabi-ingredient-egg = ei
    .object = het ei
wasabi-ingredient-tempura = tempura
    .object = de tempura
wasabi-ingredient-octopus = octopus
    .object = de octopus
wasabi-ingredient-roe = viskuit
    .object = de viskuit
wasabi-ingredient-urchin = zee-egel
    .object = de zee-egel
wasabi-ingredient-fugu = fugu
    .object = de fugu

## Categories of ingredients

wasabi-category-rice = rijst
wasabi-category-maki = maki
wasabi-category-fish = vis
wasabi-category-shellfish = zeevruchten
wasabi-category-garnish = garnering
wasabi-category-unique = uniek

## Pieces: cards. De namen blijven Engels.

wasabi-card-chop = Chop!
wasabi-card-chop-text = Neem een tegel van het bord: terug naar de voorraadkamer, of leg hem als jouw tegel.
wasabi-card-spicy = Spicy!
wasabi-card-spicy-text = Je mag deze beurt twee tegels leggen.
wasabi-card-switch = Switch!
wasabi-card-switch-text = Verwissel twee aangrenzende velden.
wasabi-card-stack = Stack!
wasabi-card-stack-text = Je tegel mag boven op een andere.
wasabi-card-wasabi = Wasabi!
wasabi-card-wasabi-text = Bedek vier velden en neem een blokje.

## Pieces: recipes

wasabi-recipe-tekkamaki = Tekkamaki
wasabi-recipe-kappamaki = Kappamaki
wasabi-recipe-oshinko-maki = Oshinko maki
wasabi-recipe-avocado-maki = Avocado maki
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
wasabi-recipe-green-bite = Groen hapje
wasabi-recipe-golden-prawn = Gouden garnaal
wasabi-recipe-pickle-barrel = Vaatje zuur
wasabi-recipe-crunchy-tuna = Knapperige tonijn
wasabi-recipe-alaska-sunrise = Dageraad in Alaska
wasabi-recipe-harbour-roll = Havenrol
wasabi-recipe-dragon-s-tail = Drakenstaart
wasabi-recipe-tiger-prawn = Tijgergarnaal
wasabi-recipe-morning-market = Ochtendmarkt
wasabi-recipe-red-lantern = Rode lantaarn
wasabi-recipe-ink-garden = Inkttuin
wasabi-recipe-two-rivers = Twee rivieren
wasabi-recipe-crab-apple = Krabappeltje
wasabi-recipe-lucky-eel = Gelukspaling
wasabi-recipe-pickled-snapper = Snapper in het zuur
wasabi-recipe-squid-parcel = Inktvispakketje
wasabi-recipe-rainbow-bridge = Regenboogbrug
wasabi-recipe-spider-lily = Spinlelie
wasabi-recipe-bento-box = Bentobox
wasabi-recipe-night-fisherman = Nachtvisser
wasabi-recipe-temple-garden = Tempeltuin
wasabi-recipe-dragon-boat = Drakenboot
wasabi-recipe-crimson-sail = Karmijnrood zeil
wasabi-recipe-tidal-pool = Getijdenpoel
wasabi-recipe-golden-pavilion = Gouden paviljoen
wasabi-recipe-kraken-s-purse = Krakenbuidel
wasabi-recipe-coral-jewel = Koraaljuweel
wasabi-recipe-winter-harbour = Winterhaven
wasabi-recipe-emperor-s-breakfast = Keizerlijk ontbijt
wasabi-recipe-grand-futomaki = Grote futomaki
wasabi-recipe-sea-parade = Zeeparade
wasabi-recipe-fisherman-s-fan = Visserswaaier
wasabi-recipe-thunder-dragon = Donderdraak
wasabi-recipe-four-gardens = Vier tuinen
wasabi-recipe-lantern-festival = Lantaarnfeest
wasabi-recipe-urchin-king = Zee-egelkoning
wasabi-recipe-last-supper = Laatste avondmaal
wasabi-recipe-itamae-s-pride = Trots van de itamae

## Recipes

wasabi-strip-hidden = een recept van { $length }
wasabi-strip-label = { $recipe }: { $tiles }. { $worth }
wasabi-strip-worth =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
wasabi-strip-worth-style =
    { $points ->
        [one] { $points } punt, in stijl + { $cubes }
       *[other] { $points } punten, in stijl + { $cubes }
    }
wasabi-strip-no-token = geen fiche van deze lengte meer
wasabi-strip-away =
    { $count ->
        [one] nog één tegel
       *[other] nog { $count } tegels
    }

## The board

wasabi-board = Spelbord
wasabi-square-empty = { $square }, leeg
wasabi-square-tile = { $square }, { $tile }
wasabi-square-stack =
    { $depth ->
        [one] { $square }, { $tile }, een stapeltje van { $depth } tegel
       *[other] { $square }, { $tile }, een stapeltje van { $depth } tegels
    }
wasabi-square-covered = { $square }, leeg, onder een Wasabi!-kaart
wasabi-square-covered-tile = { $square }, { $tile }, onder een Wasabi!-kaart
wasabi-square-can = te kiezen
wasabi-peek-stack = In dit stapeltje, van bovenaf
wasabi-peek-covered = Onder de Wasabi!-kaart
wasabi-peek-nothing = niets
wasabi-gain =
    { $style ->
        [yes] { $recipe }, in stijl: { $points } + { $cubes } punten
       *[no] { $points ->
            [one] { $recipe }: { $points } punt
           *[other] { $recipe }: { $points } punten
        }
    }
wasabi-gain-style = { $recipe }, in stijl
wasabi-gain-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
wasabi-board-text = Het spelbord in woorden
wasabi-row = Rij { $row }

## Around the board

wasabi-you = { $name } (jij)
wasabi-bot = bot
wasabi-away = afwezig
wasabi-pantry = Voorraadkamer
wasabi-kitchen = Keuken
wasabi-stacks = Recepten
wasabi-near = Bijna af
wasabi-near-none = Nog geen lijn op het bord komt in de buurt van je recepten.
wasabi-near-tile = { $tile } op { $square }
wasabi-near-style = in stijl
wasabi-near-have = die heb je
wasabi-more-places =
    { $count ->
        [one] en nog één plek
       *[other] en nog { $count } plekken
    }
wasabi-players = Spelers
wasabi-points-now =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
wasabi-cubes =
    { $count ->
        [one] { $count } blokje
       *[other] { $count } blokjes
    }
wasabi-cards-of =
    { $count ->
        [0] geen kaart
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
wasabi-strip-backs = recepten van lengte { $lengths }
wasabi-tokens-left = fiches over: { $tokens }
wasabi-tokens-of = { $count } × { $length }
wasabi-tokens = Fiches
wasabi-completed = Afgewerkt
wasabi-completed-none = nog niets
wasabi-tiles = Tegels
wasabi-action-cards = Kaarten
wasabi-cubes-title = Blokjes
wasabi-held-recipes = Recepten
wasabi-pile-tile = { $tile } ({ $category }), { $count } in de voorraadkamer
wasabi-pile-card = { $card }, { $count } in de keuken. { $text }
wasabi-pile-stack =
    { $points ->
        [one] Recepten van lengte { $length }: { $count } in de stapel, { $points } punt
       *[other] Recepten van lengte { $length }: { $count } in de stapel, { $points } punten
    }
wasabi-hand-tile = { $tile }, toets { $key }
wasabi-hand-card = { $card }, toets { $key }. { $text }
wasabi-my-tiles = Mijn tegels
wasabi-my-cards = Mijn kaarten
wasabi-my-recipes = Mijn recepten

## What is asked

wasabi-turn-yours = Jouw beurt.
wasabi-turn-other = { $name } speelt.
wasabi-turn-wait = Een ogenblik.
wasabi-sending = Versturen…
wasabi-ask-over = De partij is afgelopen.
wasabi-ask-give =
    { $left ->
        [0] Deze drie aan je linkerbuur geven?
        [one] Nog één tegel voor je linkerbuur.
        [3] Kies drie tegels voor je linkerbuur, uit drie categorieën.
       *[other] Nog { $left } tegels voor je linkerbuur.
    }
wasabi-ask-choose = Welk recept werk je af? Er zijn niet genoeg fiches voor alle { $count }.
wasabi-ask-take =
    { $rewards ->
        [one] Neem een kaart als beloning.
       *[other] Neem { $rewards } kaarten als beloning.
    }
wasabi-ask-take-full = Neem een kaart en leg er een terug, of zie ervan af.
wasabi-ask-return = { $card } – en welke kaart gaat terug?
wasabi-ask-pick = Neem een tegel uit de voorraadkamer.
wasabi-ask-draw =
    { $which ->
        [first] Trek je eerste recepten: welke lengte?
       *[more] Trek een recept: welke lengte?
    }
wasabi-ask-square = Waar leg je { PIECE($tile, case: "object") }?
wasabi-ask-lay = Leg een tegel.
wasabi-ask-lay-or-card = Leg een tegel, of speel eerst een kaart.
wasabi-ask-second = Je mag een tweede tegel leggen.
wasabi-ask-card-or-done = Speel een kaart, of kies Klaar.
wasabi-ask-card = Speel een kaart.
wasabi-ask-only-pass = Je kunt alleen passen.
wasabi-ask-other = Kies wat je doet.
wasabi-ask-pass =
    { $count ->
        [0] Passen: welke recepten gaan terug onder hun stapel?
        [one] Passen en dit recept terugleggen?
       *[other] Passen en deze { $count } recepten terugleggen?
    }
wasabi-ask-chop = Chop!: welke tegel?
wasabi-ask-chop-way = Chop!: naar de voorraadkamer, of leggen?
wasabi-ask-switch = Switch!: kies het eerste veld.
wasabi-ask-switch-second = Switch!: kies een aangrenzend veld.
wasabi-ask-wasabi = Wasabi!: welke vier velden?
wasabi-ask-stack = Stack!: je tegel mag op een andere.
wasabi-ask-spicy = Spicy!: je mag twee tegels leggen.

## Buttons

wasabi-do-give = Geven
wasabi-do-pass = Passen…
wasabi-do-pass-now = Passen
wasabi-do-done = Klaar
wasabi-do-cancel = Annuleren
wasabi-do-forgo = Ervan afzien
wasabi-do-pantry = Terugleggen
wasabi-do-lay = Leggen
wasabi-do-play = { $card } spelen
wasabi-do-lay-on = Leggen op { $square }
wasabi-do-cover = Hier bedekken
wasabi-do-switch = Verwisselen
wasabi-do-take-off = Kaart nemen
wasabi-do-close = Sluiten

## The turn

wasabi-track = De beurt
wasabi-track-step_one = Tegel en kaart
wasabi-track-rewards = Beloning
wasabi-track-tiles = Tegels
wasabi-track-recipes = Recepten
wasabi-setup-give = Start-ingrediënten
wasabi-setup-deal = Startrecepten

## Keys

wasabi-keys = Toetsen
wasabi-keys-arrows = over het bord bewegen
wasabi-keys-enter = kiezen
wasabi-keys-escape = terugleggen, annuleren
wasabi-keys-digits = een tegel oppakken
wasabi-keys-cards = een kaart spelen: c Chop!, p Spicy!, s Switch!, t Stack!, w Wasabi!
wasabi-keys-board = naar het bord
wasabi-keys-done = klaar, of bevestigen
wasabi-keys-pass = passen
wasabi-keys-help = deze lijst

## The log

wasabi-log-start =
    { $who ->
        [you] Jij begint.
       *[other] { $name } begint.
    }
wasabi-log-recipe = Het is { $recipe }.
wasabi-log-give =
    { $who ->
        [you] Je geeft { PIECE($tiles, case: "object") } aan je linkerbuur.
       *[other] { $name } geeft { PIECE($tiles, case: "object") } aan de linkerbuur.
    }
wasabi-log-draw =
    { $who ->
        [you] Je trekt een recept van { $length }.
       *[other] { $name } trekt een recept van { $length }.
    }
wasabi-log-pass =
    { $who ->
        [you] Je past en legt { $recipes } terug.
       *[other] { $name } past en legt { $recipes } terug.
    }
wasabi-log-pass-nothing =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }
wasabi-log-lay =
    { $who ->
        [you] Je legt { PIECE($tile, case: "object") } op { $square }.
       *[other] { $name } legt { PIECE($tile, case: "object") } op { $square }.
    }
wasabi-log-card =
    { $who ->
        [you] Je speelt { $card }
       *[other] { $name } speelt { $card }
    }
wasabi-log-chop-pantry =
    { $who ->
        [you] Je speelt { $card } en legt de tegel van { $square } terug in de voorraadkamer.
       *[other] { $name } speelt { $card } en legt de tegel van { $square } terug in de voorraadkamer.
    }
wasabi-log-chop-lay =
    { $who ->
        [you] Je speelt { $card } en pakt de tegel van { $square } op.
       *[other] { $name } speelt { $card } en pakt de tegel van { $square } op.
    }
wasabi-log-switch =
    { $who ->
        [you] Je speelt { $card } en verwisselt { $first } met { $second }.
       *[other] { $name } speelt { $card } en verwisselt { $first } met { $second }.
    }
wasabi-log-wasabi =
    { $who ->
        [you] Je speelt { $card } en bedekt vier velden vanaf { $square }.
       *[other] { $name } speelt { $card } en bedekt vier velden vanaf { $square }.
    }
wasabi-log-choose =
    { $who ->
        [you] Je kiest { $recipe }.
       *[other] { $name } kiest { $recipe }.
    }
wasabi-log-done =
    { $who ->
        [you] Je bent klaar met tegel en kaart.
       *[other] { $name } is klaar met tegel en kaart.
    }
wasabi-log-take =
    { $who ->
        [you] Je neemt { $card }
       *[other] { $name } neemt { $card }
    }
wasabi-log-take-board =
    { $who ->
        [you] Je neemt { $card } van { $square }.
       *[other] { $name } neemt { $card } van { $square }.
    }
wasabi-log-take-returning =
    { $who ->
        [you] Je neemt { $card } en legt { $returned } terug.
       *[other] { $name } neemt { $card } en legt { $returned } terug.
    }
wasabi-log-take-board-returning =
    { $who ->
        [you] Je neemt { $card } van { $square } en legt { $returned } terug.
       *[other] { $name } neemt { $card } van { $square } en legt { $returned } terug.
    }
wasabi-log-forgo =
    { $who ->
        [you] Je ziet af van de beloning.
       *[other] { $name } ziet af van de beloning.
    }
wasabi-log-pick =
    { $who ->
        [you] Je neemt { PIECE($tile, case: "object") }.
       *[other] { $name } neemt { PIECE($tile, case: "object") }.
    }
wasabi-log-completes =
    { $who ->
        [you] { $style ->
            [yes] Je werkt { $recipe } in stijl af: { $points } + { $cubes } punten!
           *[no] { $points ->
                [one] Je werkt { $recipe } af: { $points } punt!
               *[other] Je werkt { $recipe } af: { $points } punten!
            }
        }
       *[other] { $style ->
            [yes] { $name } werkt { $recipe } in stijl af: { $points } + { $cubes } punten!
           *[no] { $points ->
                [one] { $name } werkt { $recipe } af: { $points } punt!
               *[other] { $name } werkt { $recipe } af: { $points } punten!
            }
        }
    }
wasabi-log-other =
    { $who ->
        [you] Jij: { $line }
       *[other] { $name }: { $line }
    }

## Why something cannot be done

problem-not_now = Dat wordt nu niet gevraagd.
problem-not_a_starting_tile = Rijst, maki en unieke ingrediënten horen niet bij de start-ingrediënten.
problem-same_category = De drie start-ingrediënten komen uit drie verschillende categorieën.
problem-ingredient_run_out = De voorraadkamer heeft geen tegel van dat ingrediënt meer.
problem-stack_empty = Er is geen recept van die lengte om te trekken.
problem-pass_after_playing = Passen kan alleen in plaats van een tegel of kaart te spelen.
problem-recipe_not_held = Dat recept heb je niet.
problem-pass_needs_recipe = Wie past, legt minstens één recept terug.
problem-tile_not_in_hand = Je hebt geen tegel van dat ingrediënt.
problem-tile_already_laid = Je hebt de tegel van deze beurt al gelegd.
problem-lay_the_chopped_tile = De tegel die met Chop! is genomen, moet je nu leggen.
problem-off_the_board = Dat veld hoort niet bij het speelgebied.
problem-square_covered = Dat veld ligt onder een Wasabi!-kaart.
problem-square_occupied = Een tegel gaat op een leeg veld.
problem-square_empty = Er ligt geen tegel op dat veld.
problem-card_not_in_hand = Die actiekaart heb je niet.
problem-card_already_played = Je speelt hooguit één actiekaart per beurt.
problem-before_the_tile = Stack! speel je vóór de tegel.
problem-nothing_to_stack_on = Er is geen open tegel om op te stapelen.
problem-no_tile_left = Zonder tegel om daarna te leggen kun je deze kaart niet spelen.
problem-no_place_left = Dan blijft er geen plek over voor de tegel die je moet leggen.
problem-no_second_tile = Voor Spicy! heb je een tweede tegel nodig en een veld daarvoor.
problem-chopped_tile_too_late = Je hebt je tegel al gelegd, dus deze gaat naar de voorraadkamer.
problem-no_such_neighbours = Voor Switch! heb je twee velden van het speelgebied nodig die aan elkaar grenzen.
problem-both_empty = Twee lege velden kun je niet verwisselen.
problem-no_such_block = De kaart heeft vier velden van het speelgebied nodig, zonder andere Wasabi!-kaarten.
problem-tile_first = Je moet eerst een tegel leggen.
problem-not_a_choice = Dat recept kun je nu niet kiezen.
problem-not_in_the_kitchen = Die kaart ligt niet in de keuken.
problem-no_wasabi_there = Daar ligt geen linkerbovenhoek van een Wasabi!-kaart.
problem-type_just_played = Je hebt deze beurt zo’n kaart gespeeld en er zijn andere te nemen.
problem-hand_full = Met twee kaarten op hand moet er eerst een terug.
problem-hand_not_full = Je legt alleen een kaart terug om plaats te maken.
problem-card_to_return_not_held = De kaart die terug moet, heb je niet.
problem-same_type_returned = Met dezelfde beloning kun je niet de soort kaart nemen die je teruglegt.
problem-reward_must_be_taken = Van een beloning zie je alleen af met twee kaarten op hand.
