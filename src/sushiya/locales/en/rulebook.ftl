### Messages around the rulebook. Its text is in rulebook/*.md, the names of pieces are with the games.

rules-title = Rules of { $game }
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-hits = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
  }
rules-hit-of = { $hit } of { $count }
rules-next = Next place
rules-previous = Previous place
rules-to-top = To the top
# Shown where a language has no rulebook of its own yet.
rules-only-english = The rulebook is not translated yet; this is the English one.

## Help in a match

rules-whole = The whole rulebook
rules-back = Back

## Tables of pieces

rules-column-length = Length
rules-column-tokens = Tokens
rules-column-points = Points
rules-column-cubes = Cubes with style
rules-recipes-of = { $count ->
    [one] { $count } recipe of { $length }
   *[other] { $count } recipes of { $length }
  }

# Where a number or a name of the edition is known from.
rules-source-rulebook = rulebook
rules-source-published = published
rules-source-house = house
