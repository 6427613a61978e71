### Wat de terminal zegt: `sushiya play`, en de regel waarmee het huis opengaat.

## Before the match

terminal-which-game = Welk spel?
terminal-how-many = Met hoeveel spelers, jou meegerekend ({ $least }–{ $most }, meestal { $usual })?
terminal-number-please = Een getal, alsjeblieft.
terminal-goodbye = Tot ziens.
terminal-compiling = De regels van { $games } worden eenmalig gecompileerd; dat duurt een paar minuten…
terminal-house-open = Het huis is open op { $address }
terminal-you = Jij

## Help

terminal-begin = [bold]{ $game }[/] – typ [bold]?[/] voor hulp, [bold]quit[/] om te stoppen.
terminal-commitment = De dobbelstenen volgen uit een startgetal; de SHA-256 daarvan is
terminal-seed = Het startgetal van de dobbelstenen was { $seed }.
terminal-help = Typ het nummer van een keuze, een hele regel zoals [bold]{ $example }[/], of het begin van de woorden.
terminal-help-back = opnieuw kiezen
terminal-help-log = alles wat er is gebeurd
terminal-help-undo = je laatste actie terugnemen, en wat erop volgde
terminal-help-save = de partij tot nu toe opslaan
terminal-help-table = de tafel nog eens tonen
terminal-help-quit = stoppen
terminal-hint = ? voor hulp, Enter om de keuzes weer te zien.

## The match

terminal-thinks = { $name } denkt na…
terminal-would-complete = { $style ->
    [yes] zou { $recipe } in stijl afwerken
   *[no] zou { $recipe } afwerken
  }
terminal-that-is-all = dat is alles
terminal-forfeit = geloot, want de bot { $reason }
terminal-nothing-to-undo = Je hebt nog niets gedaan om terug te nemen.
terminal-undone = Teruggenomen: { $line }
terminal-saved = Opgeslagen in { $file }, zoals jij de partij hebt gezien.
terminal-not-saved = { $file }: kan niet worden geschreven: { $reason }.

## The table of Wasabi!

terminal-wasabi-ask = Leg een tegel; ervoor of erna mag je een kaart spelen. Of pas.
terminal-wasabi-ask-more = Speel een kaart, leg een tweede tegel als dat mag, of typ done.
terminal-wasabi-stacks = Recepten om te trekken
terminal-wasabi-stack = lengte { $length }: { $count }
terminal-wasabi-stack-known = lengte { $length }: { $count } (onderop { $known })
terminal-wasabi-tokens = fiches over { $tokens }
terminal-wasabi-no-tokens = geen fiches over
terminal-wasabi-recipes = Jouw recepten
terminal-wasabi-tiles = Jouw tegels
terminal-wasabi-cards = Jouw kaarten
terminal-none = geen

## The table of Sushi Roll

terminal-sushi-roll-supply = In de voorraad
terminal-sushi-roll-bag = { $count ->
    [one] { $count } dobbelsteen in het zakje
   *[other] { $count } dobbelstenen in het zakje
  }
terminal-sushi-roll-points = { $points ->
    [one] { $points } punt (+{ $more } op het dienblad)
   *[other] { $points } punten (+{ $more } op het dienblad)
  }
terminal-sushi-roll-belt = band
terminal-sushi-roll-tray = dienblad

## The end

terminal-over = De partij is afgelopen. { $reason }
terminal-place = plaats
terminal-player = speler
terminal-points = punten
