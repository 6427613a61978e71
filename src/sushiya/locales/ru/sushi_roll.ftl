### Партия в Sushi Roll, на странице и в терминале. Имена игроков не склоняются.

## Грани кубиков; `.object` — что берут и отдают, `.listed` — что лежит или выпало.
sushi-roll-face-hidden = Кубик перед броском
sushi-roll-face-dumpling = Гёдза
    .object = { $count ->
        [1] гёдза
       *[other] { $count } гёдза
    }
    .listed = { $count ->
        [1] гёдза
       *[other] { $count } гёдза
    }
sushi-roll-face-tempura = Темпура
    .object = { $count ->
        [1] темпуру
        [one] { $count } темпуру
        [few] { $count } темпуры
        [many] { $count } темпур
       *[other] { $count } темпуры
    }
    .listed = { $count ->
        [1] темпура
        [one] { $count } темпура
        [few] { $count } темпуры
        [many] { $count } темпур
       *[other] { $count } темпуры
    }
sushi-roll-face-sashimi = Сашими
    .object = { $count ->
        [1] сашими
       *[other] { $count } сашими
    }
    .listed = { $count ->
        [1] сашими
       *[other] { $count } сашими
    }
sushi-roll-face-maki = Маки
    .object = { $count ->
        [1] маки
       *[other] { $count } одинарных маки
    }
    .listed = { $count ->
        [1] маки
       *[other] { $count } одинарных маки
    }
sushi-roll-face-maki2 = Двойные маки
    .object = { $count ->
        [1] двойные маки
       *[other] { $count } двойных маки
    }
    .listed = { $count ->
        [1] двойные маки
       *[other] { $count } двойных маки
    }
sushi-roll-face-maki3 = Тройные маки
    .object = { $count ->
        [1] тройные маки
       *[other] { $count } тройных маки
    }
    .listed = { $count ->
        [1] тройные маки
       *[other] { $count } тройных маки
    }
sushi-roll-face-egg = Нигири с яйцом
    .object = { $count ->
        [1] нигири с яйцом
       *[other] { $count } нигири с яйцом
    }
    .listed = { $count ->
        [1] нигири с яйцом
       *[other] { $count } нигири с яйцом
    }
sushi-roll-face-salmon = Нигири с лососем
    .object = { $count ->
        [1] нигири с лососем
       *[other] { $count } нигири с лососем
    }
    .listed = { $count ->
        [1] нигири с лососем
       *[other] { $count } нигири с лососем
    }
sushi-roll-face-squid = Нигири с кальмаром
    .object = { $count ->
        [1] нигири с кальмаром
       *[other] { $count } нигири с кальмаром
    }
    .listed = { $count ->
        [1] нигири с кальмаром
       *[other] { $count } нигири с кальмаром
    }
sushi-roll-face-wasabi = Васаби
    .object = { $count ->
        [1] васаби
       *[other] { $count } васаби
    }
    .listed = { $count ->
        [1] васаби
       *[other] { $count } васаби
    }
sushi-roll-face-menu = Меню
    .object = { $count ->
        [1] меню
       *[other] { $count } одинарных меню
    }
    .listed = { $count ->
        [1] меню
       *[other] { $count } одинарных меню
    }
sushi-roll-face-menu2 = Двойное меню
    .object = { $count ->
        [1] двойное меню
       *[other] { $count } двойных меню
    }
    .listed = { $count ->
        [1] двойное меню
       *[other] { $count } двойных меню
    }
sushi-roll-face-chopsticks = Палочки
    .object = { $count ->
        [1] палочки
        [one] { $count } кубик с палочками
        [few] { $count } кубика с палочками
        [many] { $count } кубиков с палочками
       *[other] { $count } кубика с палочками
    }
    .listed = { $count ->
        [1] палочки
        [one] { $count } кубик с палочками
        [few] { $count } кубика с палочками
        [many] { $count } кубиков с палочками
       *[other] { $count } кубика с палочками
    }
sushi-roll-face-chopsticks2 = Двойные палочки
    .object = { $count ->
        [1] двойные палочки
        [one] { $count } кубик с двойными палочками
        [few] { $count } кубика с двойными палочками
        [many] { $count } кубиков с двойными палочками
       *[other] { $count } кубика с двойными палочками
    }
    .listed = { $count ->
        [1] двойные палочки
        [one] { $count } кубик с двойными палочками
        [few] { $count } кубика с двойными палочками
        [many] { $count } кубиков с двойными палочками
       *[other] { $count } кубика с двойными палочками
    }
sushi-roll-face-pudding = Пудинг
    .object = { $count ->
        [1] пудинг
        [one] { $count } одинарный пудинг
        [few] { $count } одинарных пудинга
        [many] { $count } одинарных пудингов
       *[other] { $count } одинарных пудинга
    }
    .listed = { $count ->
        [1] пудинг
        [one] { $count } одинарный пудинг
        [few] { $count } одинарных пудинга
        [many] { $count } одинарных пудингов
       *[other] { $count } одинарных пудинга
    }
sushi-roll-face-pudding2 = Двойной пудинг
    .object = { $count ->
        [1] двойной пудинг
        [one] { $count } двойной пудинг
        [few] { $count } двойных пудинга
        [many] { $count } двойных пудингов
       *[other] { $count } двойных пудинга
    }
    .listed = { $count ->
        [1] двойной пудинг
        [one] { $count } двойной пудинг
        [few] { $count } двойных пудинга
        [many] { $count } двойных пудингов
       *[other] { $count } двойных пудинга
    }
sushi-roll-face-pudding3 = Тройной пудинг
    .object = { $count ->
        [1] тройной пудинг
        [one] { $count } тройной пудинг
        [few] { $count } тройных пудинга
        [many] { $count } тройных пудингов
       *[other] { $count } тройных пудинга
    }
    .listed = { $count ->
        [1] тройной пудинг
        [one] { $count } тройной пудинг
        [few] { $count } тройных пудинга
        [many] { $count } тройных пудингов
       *[other] { $count } тройных пудинга
    }

## Виды кубиков; `.counted` — сколько их.
sushi-roll-kind-appetizer = Закуски
    .counted = { $count ->
        [one] { $count } закуска
        [few] { $count } закуски
        [many] { $count } закусок
       *[other] { $count } закуски
    }
sushi-roll-kind-maki = Маки
    .counted = { $count } маки
sushi-roll-kind-nigiri = Нигири
    .counted = { $count } нигири
sushi-roll-kind-special = Особое
    .counted = { $count ->
        [one] { $count } особый
        [few] { $count } особых
        [many] { $count } особых
       *[other] { $count } особого
    }
sushi-roll-kind-pudding = Пудинги
    .counted = { $count ->
        [one] { $count } пудинг
        [few] { $count } пудинга
        [many] { $count } пудингов
       *[other] { $count } пудинга
    }

## Ход партии
sushi-roll-seat = Место { $number }
sushi-roll-log-start = { $you ->
    [yes] Вы получаете красную ленту и начинаете.
   *[no] { $name } получает красную ленту и начинает.
}
sushi-roll-log-bag = { $you ->
    [yes] Из мешочка на вашу ленту: { PIECE($kinds, case: "counted") }.
   *[no] Из мешочка на ленту игрока { $name }: { PIECE($kinds, case: "counted") }.
}
sushi-roll-log-roll = { $you ->
    [yes] Вы бросаете кубики: { PIECE($dice, case: "listed") }.
   *[no] { $name } бросает кубики: { PIECE($dice, case: "listed") }.
}
sushi-roll-log-bag-all = Из мешочка достают новые кубики.
sushi-roll-log-roll-all = Все кубики брошены.
sushi-roll-log-menu = { $you ->
    [yes] Вы тратите меню и перебрасываете { PIECE($dice, case: "object") }.
   *[no] { $name } тратит меню и перебрасывает { PIECE($dice, case: "object") }.
}
sushi-roll-log-reroll = { $you ->
    [yes] Вам выпадает: { PIECE($dice, case: "listed") }.
   *[no] У игрока { $name } выпадает: { PIECE($dice, case: "listed") }.
}
sushi-roll-log-chopsticks = { $you ->
    [yes] Вы тратите палочки и меняете { PIECE($mine, case: "object") } на { PIECE($theirs, case: "object") } у игрока { $other }.
   *[no] { $other_you ->
        [yes] { $name } тратит палочки и меняет { PIECE($mine, case: "object") } на { PIECE($theirs, case: "object") } с вашей ленты.
       *[no] { $name } тратит палочки и меняет { PIECE($mine, case: "object") } на { PIECE($theirs, case: "object") } у игрока { $other }.
    }
}
sushi-roll-log-take = { $you ->
    [yes] Вы берёте { PIECE($dice, case: "object") }.
   *[no] { $name } берёт { PIECE($dice, case: "object") }.
}

## Вопросы
sushi-roll-your-turn = Ваш ход.
sushi-roll-ask-take = { $means ->
    [both] Возьмите кубик — или сначала используйте меню или палочки.
    [menu] Возьмите кубик — или сначала используйте меню.
    [chopsticks] Возьмите кубик — или сначала используйте палочки.
   *[none] Возьмите кубик.
}
sushi-roll-ask-menu = Какие кубики перебросить?
sushi-roll-ask-mine = Какой свой кубик отдать?
sushi-roll-ask-theirs = На какой кубик с чужой ленты?
sushi-roll-ask-swap = Обменять эти два?
sushi-roll-ask-pending = Минутку…
sushi-roll-ask-other = { $name } выбирает кубик.
sushi-roll-ask-dice = Кубики катятся.
sushi-roll-ask-over = Партия окончена.

## Кнопки
sushi-roll-go-pick = Выбрать кубик
sushi-roll-go-take = Взять { PIECE($die, case: "object") }
sushi-roll-go-menu = { $count ->
    [0] Выбрать кубики для броска
    [one] Перебросить { $count } кубик
    [few] Перебросить { $count } кубика
    [many] Перебросить { $count } кубиков
   *[other] Перебросить { $count } кубика
}
sushi-roll-go-swap = Выбрать свой кубик и чужой
sushi-roll-go-swap-with = Обменять { PIECE($mine, case: "object") } на { PIECE($theirs, case: "object") } у игрока { $name }
sushi-roll-menu = Меню ×{ $count }
sushi-roll-chopsticks = Палочки ×{ $count }
sushi-roll-pick-all = Все кубики
sushi-roll-cancel = Отмена
sushi-roll-go-on = Дальше
sushi-roll-faces = Грани
sushi-roll-scores = Очки
sushi-roll-keys-short = Клавиши

## Что кубик даст на моём подносе
sushi-roll-worth-of = { $die }: { $worth }
sushi-roll-worth-points = { $points ->
    [0] сейчас без очков
    [one] сейчас { $signed } очко
    [few] сейчас { $signed } очка
    [many] сейчас { $signed } очков
   *[other] сейчас { $signed } очка
}
sushi-roll-worth-token = { $symbol ->
    [menu] { $count ->
        [1] меню на потом
       *[other] { $count } меню на потом
    }
    [chopsticks] { $count ->
        [1] палочки на потом
        [one] { $count } пара палочек на потом
        [few] { $count } пары палочек на потом
        [many] { $count } пар палочек на потом
       *[other] { $count } пары палочек на потом
    }
   *[other] { $count ->
        [1] пудинг к концу партии
        [one] { $count } пудинг к концу партии
        [few] { $count } пудинга к концу партии
        [many] { $count } пудингов к концу партии
       *[other] { $count } пудинга к концу партии
    }
}
sushi-roll-worth-wasabi = ждёт нигири
sushi-roll-worth-race = в зачёт гонки маки
sushi-roll-under-wasabi = к нигири
sushi-roll-under-race = гонка

## Стол
sushi-roll-you = вы
sushi-roll-your-place = Ваши лента и поднос
sushi-roll-others = Другие места
sushi-roll-log = Ход партии
sushi-roll-round = Раунд { $round } из { $rounds }
sushi-roll-slide = { $count ->
    [0] Лента игрока { $name } пуста и поедет к вам
   *[other] К вам едет лента игрока { $name }
}
sushi-roll-slide-kinds = { $count ->
    [0] Лента игрока { $name } пуста и поедет к вам
   *[other] К вам едет лента игрока { $name }: { PIECE($kinds, case: "counted") }
}
sushi-roll-belt-of = { $count ->
    [0] Лента игрока { $name }, пустая
   *[other] Лента игрока { $name }: { PIECE($dice, case: "listed") }
}
sushi-roll-belt-mine = { $count ->
    [0] Ваша лента, пустая
   *[other] Ваша лента: { PIECE($dice, case: "listed") }
}
sushi-roll-their-die = { $die }, лента игрока { $name }
sushi-roll-tray-open = свободно
sushi-roll-tray-empty = Сюда попадут ваши кубики.
sushi-roll-tray-next = ещё { $signed }
sushi-roll-tray-maki = { $count } маки
sushi-roll-has-maki = { $count } маки за этот раунд
sushi-roll-has-puddings = { $count ->
    [one] { $count } пудинг
    [few] { $count } пудинга
    [many] { $count } пудингов
   *[other] { $count } пудинга
}
sushi-roll-has-menus = { $count } меню
sushi-roll-has-chopsticks = { $count ->
    [one] { $count } пара палочек
    [few] { $count } пары палочек
    [many] { $count } пар палочек
   *[other] { $count } пары палочек
}
sushi-roll-score-now = { $points ->
    [one] { $points } очко на данный момент
    [few] { $points } очка на данный момент
    [many] { $points } очков на данный момент
   *[other] { $points } очка на данный момент
}

## Очки и гонки
sushi-roll-scored = счёт
sushi-roll-on-tray = поднос
sushi-roll-now = сейчас
sushi-roll-total = Итого
sushi-roll-race-maki = Гонка маки
sushi-roll-race-puddings = Пудинги
sushi-roll-source-maki = Гонка маки
sushi-roll-source-nigiri = Нигири
sushi-roll-source-sets = Закуски
sushi-roll-source-puddings = Пудинги
sushi-roll-source-tokens = Оставшиеся жетоны
sushi-roll-round-scored = Раунд { $round }: подсчёт очков
sushi-roll-scores-title = Очки, раунд { $round } из { $rounds }
sushi-roll-sheet-round = Зелёным — что принёс раунд { $round }. Пудинги и оставшиеся жетоны считаются после последнего раунда.
sushi-roll-sheet-now = Зелёным — сколько сейчас стоят подносы. Пудинги и оставшиеся жетоны считаются после последнего раунда.

## Грани
sushi-roll-faces-title = Кубики
sushi-roll-faces-hint = Какие грани у кубиков каждого вида и где кубики сейчас.
sushi-roll-on-belts = на лентах
sushi-roll-on-trays = на подносах
sushi-roll-in-bag = в мешочке
sushi-roll-supply = В запасе:

## Клавиши
sushi-roll-keys = Клавиши
sushi-roll-key-move = по ленте
sushi-roll-key-belt = на ленту выше или ниже
sushi-roll-key-enter = выбрать кубик; ещё раз — взять
sushi-roll-key-space = выбрать несколько кубиков
sushi-roll-key-menu = меню: перебросить выбранное
sushi-roll-key-chopsticks = палочки: обменять два кубика
sushi-roll-key-faces = грани кубиков
sushi-roll-key-scores = очки
sushi-roll-key-escape = отменить
sushi-roll-key-help = эти клавиши

## Почему нельзя
problem-not_on_belt = Этих кубиков нет на вашей ленте.
problem-no_menu = У вас нет меню.
problem-own_belt = Палочками меняются с чужой лентой.
problem-no_chopsticks = У вас нет палочек.
problem-empty_belt = Эта лента пуста.
problem-not_on_their_belt = На той ленте нет такого кубика.
problem-same_face = Палочки меняют только разные грани.
problem-not_a_turn = Сейчас никто не ходит.
