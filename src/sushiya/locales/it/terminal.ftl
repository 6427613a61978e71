### Ciò che dice il terminale: `sushiya play`, e la riga con cui apre il locale.

## Before the match

terminal-which-game = Quale gioco?
terminal-how-many = In quanti giocate, contando anche te ({ $least }–{ $most }, di solito { $usual })?
terminal-number-please = Un numero, per favore.
terminal-goodbye = Arrivederci.
terminal-compiling = Si compilano le regole di { $games }, una volta sola: ci vuole qualche minuto…
terminal-house-open = Il locale è aperto: { $address }
terminal-you = Tu

## Help

terminal-begin = [bold]{ $game }[/] – scrivi [bold]?[/] per l’aiuto, [bold]quit[/] per uscire.
terminal-commitment = I dadi derivano da un seme il cui SHA-256 è
terminal-seed = Il seme dei dadi era { $seed }.
terminal-help = Scrivi il numero di una scelta, una riga intera come [bold]{ $example }[/], o l’inizio delle sue parole.
terminal-help-back = scegli da capo
terminal-help-log = tutto ciò che è successo
terminal-help-undo = annulla la tua ultima azione e ciò che è seguito
terminal-help-save = salva la partita fin qui in un file
terminal-help-table = mostra di nuovo il tavolo
terminal-help-quit = esci
terminal-hint = ? per l’aiuto, Invio per rivedere le scelte.

## The match

terminal-thinks = { $name } pensa…
terminal-would-complete = { $style ->
    [yes] completerebbe { $recipe } con stile
   *[no] completerebbe { $recipe }
  }
terminal-that-is-all = basta così
terminal-forfeit = scelta a caso, perché il bot { $reason }
terminal-nothing-to-undo = Non hai ancora fatto nulla che si possa annullare.
terminal-undone = Annullato: { $line }
terminal-saved = Partita salvata in { $file }, come l’hai vista tu.
terminal-not-saved = { $file }: non si può scrivere: { $reason }.

## The table of Wasabi!

terminal-wasabi-ask = Piazza un tassello; prima o dopo puoi giocare una carta. Oppure passa.
terminal-wasabi-ask-more = Gioca una carta, piazza un secondo tassello se puoi, o scrivi done.
terminal-wasabi-stacks = Ricette da pescare
terminal-wasabi-stack = lunghezza { $length }: { $count }
terminal-wasabi-stack-known = lunghezza { $length }: { $count } (in fondo { $known })
terminal-wasabi-tokens = segnalini rimasti { $tokens }
terminal-wasabi-no-tokens = nessun segnalino rimasto
terminal-wasabi-recipes = Le tue ricette
terminal-wasabi-tiles = I tuoi tasselli
terminal-wasabi-cards = Le tue carte
terminal-none = niente

## The table of Sushi Roll

terminal-sushi-roll-supply = Nella riserva
terminal-sushi-roll-bag = { $count ->
    [one] { $count } dado nel sacchetto
   *[other] { $count } dadi nel sacchetto
  }
terminal-sushi-roll-points = { $points ->
    [one] { $points } punto (+{ $more } sul vassoio)
   *[other] { $points } punti (+{ $more } sul vassoio)
  }
terminal-sushi-roll-belt = nastro
terminal-sushi-roll-tray = vassoio

## The end

terminal-over = La partita è finita. { $reason }
terminal-place = posto
terminal-player = giocatore
terminal-points = punti
