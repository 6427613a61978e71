### Wokół instrukcji. Jej tekst jest w rulebook/*.md.

rules-title = Zasady { $game }
rules-games = Gry
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-hits = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
  }
rules-hit-of = { $hit } z { $count }
rules-next = Następne miejsce
rules-previous = Poprzednie miejsce
rules-to-top = Do góry
rules-only-english = Ta instrukcja nie jest jeszcze przetłumaczona; oto angielska.

## Pomoc w partii

rules-whole = Cała instrukcja
rules-back = Wstecz

## Tabele

rules-column-length = Długość
rules-column-tokens = Żetony
rules-column-points = Punkty
rules-column-cubes = Kostki za styl
rules-recipes-of = { $count ->
    [one] Długość { $length }: { $count } przepis
    [few] Długość { $length }: { $count } przepisy
    [many] Długość { $length }: { $count } przepisów
   *[other] Długość { $length }: { $count } przepisu
  }

rules-source-rulebook = instrukcja
rules-source-published = publikacje
rules-source-house = lokal
