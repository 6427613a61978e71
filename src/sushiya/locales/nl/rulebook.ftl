### Rond de spelregels. De tekst staat in rulebook/*.md.

rules-title = Spelregels van { $game }
rules-games = Spellen
rules-contents = Inhoud
rules-search = Zoek in de spelregels
rules-hits = { $count ->
    [0] Niets gevonden
    [one] Eén plek
   *[other] { $count } plekken
  }
rules-hit-of = { $hit } van { $count }
rules-next = Volgende plek
rules-previous = Vorige plek
rules-to-top = Naar boven
rules-only-english = De spelregels zijn nog niet vertaald; dit zijn de Engelse.

## Help in a match

rules-whole = Alle spelregels
rules-back = Terug

## Tables of pieces

rules-column-length = Lengte
rules-column-tokens = Fiches
rules-column-points = Punten
rules-column-cubes = Blokjes in stijl
rules-recipes-of = { $count ->
    [one] { $count } recept van { $length }
   *[other] { $count } recepten van { $length }
  }

rules-source-rulebook = spelregels
rules-source-published = gepubliceerd
rules-source-house = van het huis
