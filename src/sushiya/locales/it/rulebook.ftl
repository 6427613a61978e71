### Intorno al regolamento. Il testo è in rulebook/*.md.

rules-title = Regole di { $game }
rules-games = Giochi
rules-contents = Indice
rules-search = Cerca nelle regole
rules-hits = { $count ->
    [0] Nessun risultato
    [one] Un risultato
   *[other] { $count } risultati
  }
rules-hit-of = { $hit } di { $count }
rules-next = Risultato successivo
rules-previous = Risultato precedente
rules-to-top = Torna su
rules-only-english = Il regolamento non è ancora tradotto; questo è quello inglese.

## Help in a match

rules-whole = Tutto il regolamento
rules-back = Indietro

## Tables of pieces

rules-column-length = Lunghezza
rules-column-tokens = Segnalini
rules-column-points = Punti
rules-column-cubes = Cubetti con stile
rules-recipes-of = { $count ->
    [one] { $count } ricetta da { $length }
   *[other] { $count } ricette da { $length }
  }

rules-source-rulebook = regolamento
rules-source-published = pubblicato
rules-source-house = della casa
