### Вокруг правил. Их текст — в rulebook/*.md.

rules-title = Правила { $game }
rules-games = Игры
rules-contents = Содержание
rules-search = Искать в правилах
rules-hits = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
  }
rules-hit-of = { $hit } из { $count }
rules-next = Следующее место
rules-previous = Предыдущее место
rules-to-top = Наверх
rules-only-english = Правила ещё не переведены; это английский текст.

## Помощь в партии

rules-whole = Все правила
rules-back = Назад

## Таблицы

rules-column-length = Длина
rules-column-tokens = Жетоны
rules-column-points = Очки
rules-column-cubes = Кубы за стиль
rules-recipes-of = { $count ->
    [one] Длина { $length }: { $count } рецепт
    [few] Длина { $length }: { $count } рецепта
    [many] Длина { $length }: { $count } рецептов
   *[other] Длина { $length }: { $count } рецепта
  }

rules-source-rulebook = правила
rules-source-published = публикации
rules-source-house = заведение
