### La pagina intorno ai giochi: l’ingresso, i tavoli in attesa, la cornice della partita, la fine, l’aiuto.

page-title = Sushiya
page-title-game = { $game } · Sushiya
page-title-turn = Tocca a te · { $game }
house-name = Sushiya
house-motto = Un locale di sushi con due giochi. Accomodati.
skip-to-content = Vai al contenuto

## Games

game-wasabi = Sushi!
game-sushi_roll = Sushi Roll
game-about-wasabi = Piazza gli ingredienti sulla stuoia e allinea le tue ricette segrete prima che finiscano le caselle.
game-about-sushi_roll = I dadi sfilano sui nastri: prendine uno, passa gli altri e prepara il vassoio migliore.
game-picture-wasabi = Un banco di sushi di notte, con una stuoia di bambù, tasselli di sushi e una ciotola di cubetti wasabi.
game-picture-sushi_roll = Un banco di sushi di notte, con dadi di sushi che scorrono sui nastri.
game-players = { $most ->
    [one] { $least }–{ $most } giocatore
   *[other] { $least }–{ $most } giocatori
  }

## Door

play-now = Gioca subito
play-now-hint = Contro due bot, senza attese
with-friends = Con gli amici
pass-and-play = Passa e gioca
learn = Impara
open-tables = Tavoli aperti
open-tables-none = Ora non ci sono tavoli aperti. Aprine uno: gli altri lo troveranno qui.
my-matches = Le mie partite
join = Siediti
watch = Guarda
resume = Riprendi
look = Rivedi
seat-open = libero
table-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
state-waiting = in attesa
state-running = in corso
state-finished = finita
won-by = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
won-by-you = Hai vinto
your-name = Il tuo nome
your-name-is = Il tuo nome: { $name }
your-name-hint = Come ti chiamano gli altri
save = Salva
cancel = Annulla
close = Chiudi
language = Lingua
theme-to-dark = Tema scuro
theme-to-light = Tema chiaro
sound-off = Togli l’audio
sound-on = Attiva l’audio
door-of-sushiya = Sushiya: all’ingresso
nobody-yet = Scegli un nome
guest-names = Airone Affamato, Lontra Assonnata, Carpa Allegra, Gru Sapiente, Gambero Audace, Polpo Gentile, Passero Veloce, Panda Felice, Volpe Curiosa, Tartaruga Calma, Calamaro Ardito, Riccio Gioviale, Rana Fortunata, Pinguino Cortese, Granchio Elegante, Foca Solare

## Opening a table

new-table-friends = { $game } con gli amici
new-table-pass = { $game } su un solo dispositivo
how-many-players = Giocatori
option-clock = Orologio
clock-none = Senza orologio
clock-quick = { $minutes ->
    [one] Rapida: { $minutes } minuto a testa
   *[other] Rapida: { $minutes } minuti a testa
  }
clock-calm = { $minutes ->
    [one] Calma: { $minutes } minuto a testa
   *[other] Calma: { $minutes } minuti a testa
  }
clock-days = Un giorno a testa
clock-and-increment = { $seconds ->
    [one] { $clock }, più { $seconds } secondo a ogni turno
   *[other] { $clock }, più { $seconds } secondi a ogni turno
  }
option-undo = Annullare le mosse
undo-never = Mai
undo-fair = Finché non si scopre nulla
undo-free = Sempre
option-watch = Chi può guardare
watch-anyone = Chiunque abbia il link
watch-nobody = Solo chi gioca
option-listed = Chi trova il tavolo
listed-yes = Tutti, all’ingresso
listed-no = Solo chi ha il link
open-table = Apri il tavolo
begin = Comincia
player-name = Nome del giocatore { $number }
player-default = Giocatore { $number }

## Waiting table

waiting-title = Stiamo apparecchiando.
waiting-for-seats = { $count ->
    [0] Ci siete tutti.
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
  }
seat-is-open = Posto libero
sit-down = Siediti
get-up = Alzati
seat-bot-here = Un bot
send-away = Manda via { $name }
you = tu
bot = bot
host-starts = Chi ha aperto il tavolo avvia la partita.
start-match = Avvia partita
fill-with-bots = Aggiungi bot
invite = Invita altri
invite-hint = Manda questo link o fai inquadrare il codice.
link-of-table = Link a questo tavolo
copy-link = Copia il link
copied = Copiato
qr-code = Codice QR del link a questo tavolo
options = Opzioni
change-options = Cambia
change-options-do = Gioca così
choose-bot = Scegli un bot per il posto { $number }
level = Livello
bot-apprentice = Apprendista
bot-cook = Cuoco
bot-itamae = Itamae
bot-about-apprentice = Ancora alle prime armi. Gioca in fretta e perdona.
bot-about-cook = Conosce le ricette e il momento giusto.
bot-about-itamae = Il maestro. Vede lontano.
here = presente
away = assente

## Match

your-turn = Tocca a te
turn-of = Tocca a { $name }
waiting-for = Aspettiamo { $name }
thinking = { $name } sta pensando…
dice-are-rolling = I dadi rotolano…
match-over = La partita è finita
watchers = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
  }
undo = Annulla mossa
log = Cronaca
log-empty = Non è ancora successo nulla.
log-latest = Ultimo evento:
say-something = Di’ qualcosa
help = Aiuto
way-out = Uscita
at-the-table = Al tavolo
players = Giocatori
leave-title = Lasciare la partita?
leave-text = La partita resta dov’è: la trovi all’ingresso, sotto «Le mie partite».
leave-text-others = Se ti allontani, un bot gioca al tuo posto finché non torni. Trovi la partita all’ingresso, sotto «Le mie partite».
leave-stay = Resta
leave-go = All’ingresso
give-to-bot = Fai giocare un bot per me
stands-in = gioca un bot
connecting = Ti accompagniamo al tavolo…
reconnecting = Connessione persa. Ci ricolleghiamo…
loading-match = Stiamo apparecchiando…
loading-rules = Apriamo il regolamento…
time-left = { $name }: ancora { $time }

key-enter = Invio
key-escape = Esc
key-space = Spazio

## Phrases that guests say to each other

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-thinking = Fammi pensare…
phrase-hurry = Andiamo avanti?
phrase-good_game = Bella partita!

## The log

log-started = La partita comincia.
log-undone = { $name } annulla l’ultima mossa.
log-stood-in = Un bot gioca al posto di { $name }.
log-came-back = { $name } è di nuovo al tavolo.
log-resumed = Il locale è rimasto chiuso per un po’; ora si continua.
log-rematched = Si gioca la rivincita.

## On another device

other-device = Continua su un altro dispositivo
other-device-making = Creiamo il link…
other-device-hint = Apri questo link sull’altro dispositivo o inquadra lì il codice.
other-device-warning = Chi ha questo link gioca a nome tuo. Funziona una volta sola, entro un quarto d’ora. Il posto resta tuo anche su questo dispositivo.
personal-link = Il tuo link personale
personal-qr-code = Codice QR del tuo link personale
go-on-here-title = Continuare qui?
go-on-here-text = Questo link porta il tuo posto al tavolo su questo dispositivo. Funziona una volta sola.
go-on-here-was = Finora su questo dispositivo il tuo nome era { $name }. Le partite giocate con quel nome non si troveranno più qui.
go-on-here = Continua qui
go-on-here-again = Sull’altro dispositivo puoi creare un nuovo link in qualsiasi momento.

## Pass and play

curtain-title = Passa il dispositivo a { $name }
curtain-text = Nessun altro deve guardare adesso.
curtain-open = Sono { $name }

## End

end-title-won = Hai vinto!
end-title-winner = Vince { $names }
end-title-draw = Pareggio: { $names }
end-reason-instant_win = Usati tutti e dieci i segnalini: vittoria immediata.
end-reason-board_full = Il tabellone è pieno.
end-reason-all_passed = Tutti hanno passato, per tre giri di fila.
end-reason-rounds_played = I tre round sono finiti.
ranking = Classifica
rank = Posizione { $rank }
points-count = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
where-from = Da dove vengono i punti
source = Origine
total = Totale
source-tokens-length = Ricette da { $length }
source-cubes = Cubetti wasabi
source-maki = Gara dei maki
source-nigiri = Nigiri
source-sets = Antipasti
source-puddings = Budini
source-tokens = Segnalini avanzati
points-over-time = Punti nel tempo
points-over-time-text = { $name }: { $points } alla fine.
rematch = Gioca ancora
rematch-join = Gli altri rigiocano: unisciti
download-record = Scarica la partita
look-at-board = Guarda il tavolo
back-to-result = Torna al risultato
to-the-door = Torna all’ingresso
fair-dice = Dadi onesti
fair-dice-text = Prima del primo tiro il locale ha dichiarato l’impronta di un numero segreto; tutti i tiri derivano da quel numero. Ora è svelato e puoi controllarlo.
fair-dice-waiting = Tutti i tiri derivano da un numero segreto. Questa è la sua impronta; il numero si svela alla fine.
commitment = Impronta (SHA-256), dichiarata prima della partita
seed = Numero segreto
fair-dice-check = Scarica la partita e controllala con:
fair-dice-page = Controllato qui: il numero ha questa impronta.
fair-dice-wrong = Il numero non ha questa impronta!

## Replay

replay = Rivedi
page-title-replay = Replay · { $game }
replay-title = Rivedi una partita
replay-of = Replay di una partita a { $game }
replay-file-text = Porta il file di una partita, scaricato qui alla fine o creato dalla riga di comando. Viene controllato e mostrato, ma non conservato.
replay-choose = Scegli un file
replay-drop = oppure trascinalo qui
replay-which = In questo file ci sono { $count } partite. Quale vuoi vedere?
replay-too-large = Questo file è troppo grande per il locale.
replay-where = Mossa { $at } di { $last }
replay-at = Mossa { $at } di { $last }. { $scores }
replay-slider = Punto della partita
replay-controls = Scorri la partita
replay-eyes = Punto di vista
replay-open = Tutto scoperto
replay-as = Con gli occhi di { $name }
replay-from = Dal posto di { $name }
replay-to-start = All’inizio
replay-last-turn = Al turno precedente
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-next-turn = Al turno successivo
replay-to-end = Alla fine
replay-speed = Velocità: { $speed }
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-quick = rapida
back = Indietro

## When something is not there

unknown-title = Questa sala non esiste
unknown-text = In questo locale l’indirizzo non porta da nessuna parte.
gone-no-table-title = Questo tavolo non esiste
gone-no-table-text = Forse il link è incompleto, o il tavolo non c’è più.
gone-no-watching-title = Questo tavolo gioca in privato
gone-no-watching-text = Chi gioca qui non vuole spettatori.
gone-forbidden-title = Da qui no
gone-forbidden-text = Questa pagina non può collegarsi al locale.

## Refusals of the house, by their code

problem-offline = Il locale non risponde. C’è rete?
problem-too_quick = Un po’ troppo in fretta. Aspetta un momento e riprova.
problem-seat_taken = Qualcuno ti ha preceduto: il posto è occupato.
problem-table_full = Tutti i posti di questo tavolo sono occupati.
problem-seats_open = Ci sono ancora posti liberi; può prenderli un bot.
problem-already_started = La partita è già cominciata.
problem-not_started = La partita non è cominciata.
problem-not_finished = La partita non è ancora finita.
problem-match_over = La partita è finita.
problem-old_version = Nel frattempo è successo qualcosa. Guarda di nuovo.
problem-unknown_version = Nel frattempo è successo qualcosa. Guarda di nuovo.
problem-not_your_turn = Non tocca a te.
problem-not_your_seat = Quello non è il tuo posto.
problem-not_owner = Può farlo solo chi ha aperto il tavolo.
problem-no_undo = Questa mossa non si può più annullare.
problem-unknown_edition = Questo locale non ha questi componenti.
problem-other_edition = Questa partita è stata giocata con componenti diversi da quelli del locale.
problem-unknown_format = Questo file non contiene una partita.
problem-truncated = Il file si interrompe a metà.
problem-bad_record = Questo file non contiene una partita.
problem-unreadable = Questo file non si può leggere.
problem-other_game = Questo file contiene una partita a un altro gioco.
problem-chance_due = La partita nel file non segue le regole: manca un tiro.
problem-other_seat = La partita nel file non segue le regole: lì tocca a un altro giocatore.
problem-other_completes = La partita nel file non segue le regole: lì si completano altre ricette.
problem-other_legal = La partita nel file non segue le regole: gli elenchi delle mosse sono sbagliati.
problem-other_result = Nel file la partita finisce con un altro risultato.
problem-undo_not_free = Annullare liberamente è possibile solo contro i bot.
problem-no_watching = Chi gioca qui non vuole spettatori.
problem-unknown_table = Questo tavolo non esiste.
problem-unknown_guest = Il locale non ti conosce ancora. Scegli un nome.
problem-bad_name = In un nome ci vuole almeno una lettera.
problem-bad_link = Questo link è già stato usato o è troppo vecchio.
problem-unknown_bot = Questo bot non esiste.
problem-local_bot = Questo bot può giocare solo sul computer del locale.
problem-bad_bot = Non si capisce quale bot sia.
problem-slow_bot = Questo bot penserebbe più a lungo di quanto sia permesso qui.
problem-no_program = Il bot non si avvia.
problem-unknown_game = Qui questo gioco non si gioca.
problem-bad_players = Il gioco non prevede questo numero di giocatori.
problem-bad_seats = I posti non sono tanti quanti i giocatori.
problem-bad_notation = Questa mossa non si capisce.
problem-illegal_action = Le regole ora non lo permettono.
problem-no_such_action = Questa mossa non esiste.
problem-no_such_seat = A questo tavolo quel posto non c’è.
problem-other_rules = Questa partita è cominciata con altre regole; si può solo guardare.
problem-bad_log = Il locale non riesce a leggere la storia di questo tavolo.
problem-store_unavailable = Ora il locale non riesce ad annotare nulla. Niente è andato perso: riprova.
problem-conflict = Qualcuno ti ha preceduto. Guarda di nuovo.
problem-refused = Il locale non può farlo.
problem-forbidden_origin = Questa pagina non può farlo.
problem-bad_request = Il locale non ha capito.
problem-bad_message = Il locale non ha capito.
problem-bad_id = Il locale non ha capito.
problem-not_json = Il locale non ha capito.
problem-wrong_media_type = Il locale non ha capito.
problem-wrong_method = Il locale non ha capito.
problem-not_found = A questo indirizzo non c’è nulla.
problem-too_large = Troppo in una volta sola.
problem-internal_error = Nel locale qualcosa è andato storto.
problem-error = Qualcosa è andato storto.
problem-other = Non ha funzionato: { $message }
try-again = Riprova

## Help

help-title = Come si gioca a { $game }
rules = Regole
rule-of = Regola { $rule }
art-sheet = Tutti i disegni
