### Sushi! (Wasabi!), per la pagina e per il terminale.
### .object è l’ingrediente con l’articolo, come sta in una frase: «Piazzi il tonno su c4.»

## Pieces: ingredients

wasabi-ingredient-rice = riso
    .object = il riso
wasabi-ingredient-maki = maki
    .object = il maki
wasabi-ingredient-tuna = tonno
    .object = il tonno
wasabi-ingredient-salmon = salmone
    .object = il salmone
wasabi-ingredient-snapper = dentice
    .object = il dentice
wasabi-ingredient-eel = anguilla
    .object = l’anguilla
wasabi-ingredient-shrimp = gambero
    .object = il gambero
wasabi-ingredient-crab = granchio
    .object = il granchio
wasabi-ingredient-squid = calamaro
    .object = il calamaro
wasabi-ingredient-avocado = avocado
    .object = l’avocado
wasabi-ingredient-cucumber = cetriolo
    .object = il cetriolo
wasabi-ingredient-pickle = sottaceto
    .object = il sottaceto
wasabi-ingredient-egg = uovo
    .object = l’uovo
wasabi-ingredient-tempura = tempura
    .object = la tempura
wasabi-ingredient-octopus = polpo
    .object = il polpo
wasabi-ingredient-roe = uova di pesce
    .object = le uova di pesce
wasabi-ingredient-urchin = riccio
    .object = il riccio
wasabi-ingredient-fugu = fugu
    .object = il fugu

## Categories of ingredients

wasabi-category-rice = riso
wasabi-category-maki = maki
wasabi-category-fish = pesce
wasabi-category-shellfish = frutti di mare
wasabi-category-garnish = contorni
wasabi-category-unique = unici

## Pieces: cards. I nomi restano inglesi; il testo comincia con la parola della scatola italiana.

wasabi-card-chop = Chop!
wasabi-card-chop-text = Taglio: togli un tassello dal tabellone e riponilo in dispensa o piazzalo come tuo.
wasabi-card-spicy = Spicy!
wasabi-card-spicy-text = Piccante: in questo turno puoi piazzare due tasselli.
wasabi-card-switch = Switch!
wasabi-card-switch-text = Cambio: scambia due caselle adiacenti.
wasabi-card-stack = Stack!
wasabi-card-stack-text = Pila: il tuo tassello può andare sopra un altro.
wasabi-card-wasabi = Wasabi!
wasabi-card-wasabi-text = Copri quattro caselle e prendi un cubetto.

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
wasabi-recipe-green-bite = Boccone verde
wasabi-recipe-golden-prawn = Gambero dorato
wasabi-recipe-pickle-barrel = Barile di sottaceti
wasabi-recipe-crunchy-tuna = Tonno croccante
wasabi-recipe-alaska-sunrise = Alba in Alaska
wasabi-recipe-harbour-roll = Rotolo del porto
wasabi-recipe-dragon-s-tail = Coda del drago
wasabi-recipe-tiger-prawn = Gambero tigre
wasabi-recipe-morning-market = Mercato del mattino
wasabi-recipe-red-lantern = Lanterna rossa
wasabi-recipe-ink-garden = Giardino d’inchiostro
wasabi-recipe-two-rivers = Due fiumi
wasabi-recipe-crab-apple = Granchio goloso
wasabi-recipe-lucky-eel = Anguilla fortunata
wasabi-recipe-pickled-snapper = Dentice marinato
wasabi-recipe-squid-parcel = Fagottino di calamaro
wasabi-recipe-rainbow-bridge = Ponte arcobaleno
wasabi-recipe-spider-lily = Giglio ragno
wasabi-recipe-bento-box = Cestino bento
wasabi-recipe-night-fisherman = Pescatore notturno
wasabi-recipe-temple-garden = Giardino del tempio
wasabi-recipe-dragon-boat = Barca del drago
wasabi-recipe-crimson-sail = Vela scarlatta
wasabi-recipe-tidal-pool = Pozza di marea
wasabi-recipe-golden-pavilion = Padiglione d’oro
wasabi-recipe-kraken-s-purse = Borsa del kraken
wasabi-recipe-coral-jewel = Gioiello di corallo
wasabi-recipe-winter-harbour = Porto d’inverno
wasabi-recipe-emperor-s-breakfast = Colazione imperiale
wasabi-recipe-grand-futomaki = Gran futomaki
wasabi-recipe-sea-parade = Parata del mare
wasabi-recipe-fisherman-s-fan = Ventaglio del pescatore
wasabi-recipe-thunder-dragon = Drago del tuono
wasabi-recipe-four-gardens = Quattro giardini
wasabi-recipe-lantern-festival = Festa delle lanterne
wasabi-recipe-urchin-king = Re dei ricci
wasabi-recipe-last-supper = Ultima cena
wasabi-recipe-itamae-s-pride = Orgoglio dell’itamae

## Recipes

wasabi-strip-hidden = una ricetta da { $length }
wasabi-strip-label = { $recipe }: { $tiles }. { $worth }
wasabi-strip-worth =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
wasabi-strip-worth-style =
    { $points ->
        [one] { $points } punto, con stile + { $cubes }
       *[other] { $points } punti, con stile + { $cubes }
    }
wasabi-strip-no-token = nessun segnalino di questa lunghezza
wasabi-strip-away =
    { $count ->
        [one] manca un tassello
       *[other] mancano { $count } tasselli
    }

## The board

wasabi-board = Tabellone
wasabi-square-empty = { $square }, vuota
wasabi-square-tile = { $square }, { $tile }
wasabi-square-stack =
    { $depth ->
        [one] { $square }, { $tile }, pila di { $depth } tassello
       *[other] { $square }, { $tile }, pila di { $depth } tasselli
    }
wasabi-square-covered = { $square }, vuota, sotto una carta Wasabi!
wasabi-square-covered-tile = { $square }, { $tile }, sotto una carta Wasabi!
wasabi-square-can = si può scegliere
wasabi-peek-stack = In questa pila, dall’alto
wasabi-peek-covered = Sotto la carta Wasabi!
wasabi-peek-nothing = nulla
wasabi-gain =
    { $style ->
        [yes] { $recipe }, con stile: { $points } + { $cubes } punti
       *[no] { $points ->
            [one] { $recipe }: { $points } punto
           *[other] { $recipe }: { $points } punti
        }
    }
wasabi-gain-style = { $recipe }, con stile
wasabi-gain-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
wasabi-board-text = Il tabellone a parole
wasabi-row = Riga { $row }

## Around the board

wasabi-you = { $name } (tu)
wasabi-bot = bot
wasabi-away = assente
wasabi-pantry = Dispensa
wasabi-kitchen = Cucina
wasabi-stacks = Ricette
wasabi-near = Quasi complete
wasabi-near-none = Ancora nessuna linea sul tabellone si avvicina alle tue ricette.
wasabi-near-tile = { $tile } su { $square }
wasabi-near-style = con stile
wasabi-near-have = ce l’hai
wasabi-more-places =
    { $count ->
        [one] e un’altra casella
       *[other] e altre { $count } caselle
    }
wasabi-players = Giocatori
wasabi-points-now =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
wasabi-cubes =
    { $count ->
        [one] { $count } cubetto
       *[other] { $count } cubetti
    }
wasabi-cards-of =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
wasabi-strip-backs = ricette di lunghezza { $lengths }
wasabi-tokens-left = segnalini rimasti: { $tokens }
wasabi-tokens-of = { $count } × { $length }
wasabi-tokens = Segnalini
wasabi-completed = Completate
wasabi-completed-none = ancora nulla
wasabi-tiles = Tasselli
wasabi-action-cards = Carte
wasabi-cubes-title = Cubetti
wasabi-held-recipes = Ricette
wasabi-pile-tile = { $tile } ({ $category }), { $count } in dispensa
wasabi-pile-card = { $card }, { $count } in cucina. { $text }
wasabi-pile-stack =
    { $points ->
        [one] Ricette di lunghezza { $length }: { $count } nella pila, { $points } punto
       *[other] Ricette di lunghezza { $length }: { $count } nella pila, { $points } punti
    }
wasabi-hand-tile = { $tile }, tasto { $key }
wasabi-hand-card = { $card }, tasto { $key }. { $text }
wasabi-my-tiles = I miei tasselli
wasabi-my-cards = Le mie carte
wasabi-my-recipes = Le mie ricette

## What is asked

wasabi-turn-yours = Tocca a te.
wasabi-turn-other = Gioca { $name }.
wasabi-turn-wait = Un momento.
wasabi-sending = Invio…
wasabi-ask-over = La partita è finita.
wasabi-ask-give =
    { $left ->
        [0] Dai questi tre tasselli a chi ti sta a sinistra?
        [one] Ancora un tassello per chi ti sta a sinistra.
        [3] Scegli tre tasselli di tre categorie per chi ti sta a sinistra.
       *[other] Ancora { $left } tasselli per chi ti sta a sinistra.
    }
wasabi-ask-choose = Quale ricetta completi? I segnalini non bastano per tutte e { $count }.
wasabi-ask-take =
    { $rewards ->
        [one] Prendi una carta come ricompensa.
       *[other] Prendi { $rewards } carte come ricompensa.
    }
wasabi-ask-take-full = Prendi una carta e riponine una, oppure rinuncia.
wasabi-ask-return = { $card } – e quale carta riponi?
wasabi-ask-pick = Prendi un tassello dalla dispensa.
wasabi-ask-draw =
    { $which ->
        [first] Pesca le tue prime ricette: di che lunghezza?
       *[more] Pesca una ricetta: di che lunghezza?
    }
wasabi-ask-square = Dove piazzi { PIECE($tile, case: "object") }?
wasabi-ask-lay = Piazza un tassello.
wasabi-ask-lay-or-card = Piazza un tassello, o gioca prima una carta.
wasabi-ask-second = Puoi piazzare un secondo tassello.
wasabi-ask-card-or-done = Gioca una carta o scegli Fatto.
wasabi-ask-card = Gioca una carta.
wasabi-ask-only-pass = Puoi solo passare.
wasabi-ask-other = Scegli che cosa fare.
wasabi-ask-pass =
    { $count ->
        [0] Passi: quali ricette riponi sotto le loro pile?
        [one] Passi e riponi questa ricetta?
       *[other] Passi e riponi queste { $count } ricette?
    }
wasabi-ask-chop = Chop!: quale tassello?
wasabi-ask-chop-way = Chop!: in dispensa, o lo piazzi?
wasabi-ask-switch = Switch!: scegli la prima casella.
wasabi-ask-switch-second = Switch!: scegli la casella adiacente.
wasabi-ask-wasabi = Wasabi!: quali quattro caselle?
wasabi-ask-stack = Stack!: il tuo tassello può andare sopra un altro.
wasabi-ask-spicy = Spicy!: puoi piazzare due tasselli.

## Buttons

wasabi-do-give = Dai
wasabi-do-pass = Passa…
wasabi-do-pass-now = Passa
wasabi-do-done = Fatto
wasabi-do-cancel = Annulla
wasabi-do-forgo = Rinuncia
wasabi-do-pantry = In dispensa
wasabi-do-lay = Piazzalo
wasabi-do-play = Gioca { $card }
wasabi-do-lay-on = Piazza su { $square }
wasabi-do-cover = Copri qui
wasabi-do-switch = Scambia
wasabi-do-take-off = Prendi la carta
wasabi-do-close = Chiudi

## The turn

wasabi-track = Il turno
wasabi-track-step_one = Tassello e carta
wasabi-track-rewards = Ricompense
wasabi-track-tiles = Tasselli
wasabi-track-recipes = Ricette
wasabi-setup-give = Mani iniziali
wasabi-setup-deal = Ricette iniziali

## Keys

wasabi-keys = Tasti
wasabi-keys-arrows = muoversi sul tabellone
wasabi-keys-enter = scegliere
wasabi-keys-escape = rimettere giù, annullare
wasabi-keys-digits = prendere in mano un tassello
wasabi-keys-cards = giocare una carta: c Chop!, p Spicy!, s Switch!, t Stack!, w Wasabi!
wasabi-keys-board = al tabellone
wasabi-keys-done = terminare o confermare
wasabi-keys-pass = passare
wasabi-keys-help = questo elenco

## The log

wasabi-log-start =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $name }.
    }
wasabi-log-recipe = È { $recipe }.
wasabi-log-give =
    { $who ->
        [you] Dai a sinistra { PIECE($tiles, case: "object") }.
       *[other] { $name } dà a sinistra { PIECE($tiles, case: "object") }.
    }
wasabi-log-draw =
    { $who ->
        [you] Peschi una ricetta da { $length }.
       *[other] { $name } pesca una ricetta da { $length }.
    }
wasabi-log-pass =
    { $who ->
        [you] Passi e riponi { $recipes }.
       *[other] { $name } passa e ripone { $recipes }.
    }
wasabi-log-pass-nothing =
    { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }
wasabi-log-lay =
    { $who ->
        [you] Piazzi { PIECE($tile, case: "object") } su { $square }.
       *[other] { $name } piazza { PIECE($tile, case: "object") } su { $square }.
    }
wasabi-log-card =
    { $who ->
        [you] Giochi { $card }
       *[other] { $name } gioca { $card }
    }
wasabi-log-chop-pantry =
    { $who ->
        [you] Giochi { $card } e riponi in dispensa il tassello di { $square }.
       *[other] { $name } gioca { $card } e ripone in dispensa il tassello di { $square }.
    }
wasabi-log-chop-lay =
    { $who ->
        [you] Giochi { $card } e prendi in mano il tassello di { $square }.
       *[other] { $name } gioca { $card } e prende in mano il tassello di { $square }.
    }
wasabi-log-switch =
    { $who ->
        [you] Giochi { $card } e scambi { $first } con { $second }.
       *[other] { $name } gioca { $card } e scambia { $first } con { $second }.
    }
wasabi-log-wasabi =
    { $who ->
        [you] Giochi { $card } e copri quattro caselle a partire da { $square }.
       *[other] { $name } gioca { $card } e copre quattro caselle a partire da { $square }.
    }
wasabi-log-choose =
    { $who ->
        [you] Scegli { $recipe }.
       *[other] { $name } sceglie { $recipe }.
    }
wasabi-log-done =
    { $who ->
        [you] Termini la Fase 1.
       *[other] { $name } termina la Fase 1.
    }
wasabi-log-take =
    { $who ->
        [you] Prendi { $card }
       *[other] { $name } prende { $card }
    }
wasabi-log-take-board =
    { $who ->
        [you] Prendi { $card } da { $square }.
       *[other] { $name } prende { $card } da { $square }.
    }
wasabi-log-take-returning =
    { $who ->
        [you] Prendi { $card } e riponi { $returned } in cucina.
       *[other] { $name } prende { $card } e ripone { $returned } in cucina.
    }
wasabi-log-take-board-returning =
    { $who ->
        [you] Prendi { $card } da { $square } e riponi { $returned } in cucina.
       *[other] { $name } prende { $card } da { $square } e ripone { $returned } in cucina.
    }
wasabi-log-forgo =
    { $who ->
        [you] Rinunci alla ricompensa.
       *[other] { $name } rinuncia alla ricompensa.
    }
wasabi-log-pick =
    { $who ->
        [you] Prendi { PIECE($tile, case: "object") }.
       *[other] { $name } prende { PIECE($tile, case: "object") }.
    }
wasabi-log-completes =
    { $who ->
        [you] { $style ->
            [yes] Completi { $recipe } con stile: { $points } + { $cubes } punti!
           *[no] { $points ->
                [one] Completi { $recipe }: { $points } punto!
               *[other] Completi { $recipe }: { $points } punti!
            }
        }
       *[other] { $style ->
            [yes] { $name } completa { $recipe } con stile: { $points } + { $cubes } punti!
           *[no] { $points ->
                [one] { $name } completa { $recipe }: { $points } punto!
               *[other] { $name } completa { $recipe }: { $points } punti!
            }
        }
    }
wasabi-log-other =
    { $who ->
        [you] Tu: { $line }
       *[other] { $name }: { $line }
    }

## Why something cannot be done

problem-not_now = Ora si chiede altro.
problem-not_a_starting_tile = Riso, maki e ingredienti unici non vanno nella mano iniziale.
problem-same_category = I tre tasselli della mano iniziale sono di tre categorie diverse.
problem-ingredient_run_out = In dispensa non ci sono più tasselli di quell’ingrediente.
problem-stack_empty = Non c’è nessuna ricetta di quella lunghezza da pescare.
problem-pass_after_playing = Puoi passare solo invece di giocare un tassello o una carta.
problem-recipe_not_held = Non hai quella ricetta.
problem-pass_needs_recipe = Chi passa ripone almeno una ricetta.
problem-tile_not_in_hand = Non hai tasselli di quell’ingrediente.
problem-tile_already_laid = Hai già piazzato il tassello di questo turno.
problem-lay_the_chopped_tile = Ora va piazzato il tassello tagliato.
problem-off_the_board = Quella casella è fuori dall’area di gioco.
problem-square_covered = Quella casella è coperta da una carta Wasabi!
problem-square_occupied = Un tassello va su una casella vuota.
problem-square_empty = Su quella casella non ci sono tasselli.
problem-card_not_in_hand = Non hai quella carta azione.
problem-card_already_played = Si gioca al massimo una carta azione per turno.
problem-before_the_tile = Stack! si gioca prima del tassello.
problem-nothing_to_stack_on = Non c’è un tassello scoperto su cui impilare.
problem-no_tile_left = Senza un tassello da piazzare dopo, questa carta non si può giocare.
problem-no_place_left = Non resterebbe posto per il tassello da piazzare.
problem-no_second_tile = Per Spicy! servono un secondo tassello e una casella dove metterlo.
problem-chopped_tile_too_late = Hai già piazzato il tuo tassello: quello tagliato va in dispensa.
problem-no_such_neighbours = Per Switch! servono due caselle dell’area di gioco con un lato in comune.
problem-both_empty = Due caselle vuote non si possono scambiare.
problem-no_such_block = Servono quattro caselle dell’area di gioco, libere da altre carte Wasabi!
problem-tile_first = Prima devi piazzare un tassello.
problem-not_a_choice = Quella ricetta non è tra quelle da scegliere.
problem-not_in_the_kitchen = In cucina non c’è quella carta.
problem-no_wasabi_there = Nessuna carta Wasabi! ha lì l’angolo in alto a sinistra.
problem-type_just_played = In questo turno hai giocato una carta di quel tipo: prendine una di un altro.
problem-hand_full = Hai già due carte in mano: prima riponine una.
problem-hand_not_full = Si ripone una carta solo per fare posto.
problem-card_to_return_not_held = Non hai la carta da riporre.
problem-same_type_returned = Con la stessa ricompensa non puoi prendere il tipo di carta che riponi.
problem-reward_must_be_taken = Si rinuncia a una ricompensa solo con due carte in mano.
