### Партия в Wasabi!, на странице и в терминале. Имена игроков не склоняются.

## Ингредиенты; `.accusative` — что кладут, берут и отдают.

wasabi-ingredient-rice = рис
    .accusative = рис
wasabi-ingredient-maki = маки
    .accusative = маки
wasabi-ingredient-tuna = тунец
    .accusative = тунца
wasabi-ingredient-salmon = лосось
    .accusative = лосося
wasabi-ingredient-snapper = окунь
    .accusative = окуня
wasabi-ingredient-eel = угорь
    .accusative = угря
wasabi-ingredient-shrimp = креветка
    .accusative = креветку
wasabi-ingredient-crab = краб
    .accusative = краба
wasabi-ingredient-squid = кальмар
    .accusative = кальмара
wasabi-ingredient-avocado = авокадо
    .accusative = авокадо
wasabi-ingredient-cucumber = огурец
    .accusative = огурец
wasabi-ingredient-pickle = соленья
    .accusative = соленья
wasabi-ingredient-egg = яйцо
    .accusative = яйцо
wasabi-ingredient-tempura = темпура
    .accusative = темпуру
wasabi-ingredient-octopus = осьминог
    .accusative = осьминога
wasabi-ingredient-roe = икра
    .accusative = икру
wasabi-ingredient-urchin = морской ёж
    .accusative = морского ежа
wasabi-ingredient-fugu = фугу
    .accusative = фугу

## Категории

wasabi-category-rice = рис
wasabi-category-maki = маки
wasabi-category-fish = рыба
wasabi-category-shellfish = морепродукты
wasabi-category-garnish = гарнир
wasabi-category-unique = уникальные

## Карты

wasabi-card-chop = Chop!
wasabi-card-chop-text = «Разрубить». Снимите плитку с поля: верните на склад или положите как свою.
wasabi-card-spicy = Spicy!
wasabi-card-spicy-text = «Остро». В этот ход можно положить две плитки.
wasabi-card-switch = Switch!
wasabi-card-switch-text = «Обмен». Поменяйте местами два соседних квадрата.
wasabi-card-stack = Stack!
wasabi-card-stack-text = «Стек». Свою плитку можно положить поверх другой.
wasabi-card-wasabi = Wasabi!
wasabi-card-wasabi-text = Накройте четыре квадрата и возьмите куб.

## Рецепты, от двух ингредиентов до пяти

wasabi-recipe-tekkamaki = Текка-маки
wasabi-recipe-kappamaki = Каппа-маки
wasabi-recipe-oshinko-maki = Осинко-маки
wasabi-recipe-avocado-maki = Авокадо-маки
wasabi-recipe-kani-maki = Кани-маки
wasabi-recipe-sake-maki = Сяке-маки
wasabi-recipe-ebi-nigiri = Эби-нигири
wasabi-recipe-sake-nigiri = Сяке-нигири
wasabi-recipe-maguro-nigiri = Магуро-нигири
wasabi-recipe-unagi-nigiri = Унаги-нигири
wasabi-recipe-tai-nigiri = Тай-нигири
wasabi-recipe-ika-nigiri = Ика-нигири
wasabi-recipe-tamago-nigiri = Тамаго-нигири
wasabi-recipe-tenmusu = Тенмусу
wasabi-recipe-green-bite = Зелёный хруст
wasabi-recipe-golden-prawn = Золотая креветка
wasabi-recipe-pickle-barrel = Бочка солений
wasabi-recipe-crunchy-tuna = Хрустящий тунец
wasabi-recipe-alaska-sunrise = Рассвет на Аляске
wasabi-recipe-harbour-roll = Портовый ролл
wasabi-recipe-dragon-s-tail = Хвост дракона
wasabi-recipe-tiger-prawn = Тигровая креветка
wasabi-recipe-morning-market = Утренний рынок
wasabi-recipe-red-lantern = Красный фонарик
wasabi-recipe-ink-garden = Чернильный сад
wasabi-recipe-two-rivers = Две реки
wasabi-recipe-crab-apple = Крабовое яблоко
wasabi-recipe-lucky-eel = Счастливый угорь
wasabi-recipe-pickled-snapper = Окунь с соленьями
wasabi-recipe-squid-parcel = Кальмар в конверте
wasabi-recipe-rainbow-bridge = Радужный мост
wasabi-recipe-spider-lily = Паучья лилия
wasabi-recipe-bento-box = Коробочка бенто
wasabi-recipe-night-fisherman = Ночной рыбак
wasabi-recipe-temple-garden = Храмовый сад
wasabi-recipe-dragon-boat = Драконья ладья
wasabi-recipe-crimson-sail = Алый парус
wasabi-recipe-tidal-pool = Морская заводь
wasabi-recipe-golden-pavilion = Золотой павильон
wasabi-recipe-kraken-s-purse = Кошель кракена
wasabi-recipe-coral-jewel = Коралловый самоцвет
wasabi-recipe-winter-harbour = Зимняя гавань
wasabi-recipe-emperor-s-breakfast = Завтрак императора
wasabi-recipe-grand-futomaki = Большие футомаки
wasabi-recipe-sea-parade = Морской парад
wasabi-recipe-fisherman-s-fan = Веер рыбака
wasabi-recipe-thunder-dragon = Громовой дракон
wasabi-recipe-four-gardens = Четыре сада
wasabi-recipe-lantern-festival = Праздник фонарей
wasabi-recipe-urchin-king = Король ежей
wasabi-recipe-last-supper = Последний ужин
wasabi-recipe-itamae-s-pride = Гордость итамаэ

## Рецепты на руках

wasabi-strip-hidden = рецепт длины { $length }
wasabi-strip-label = { $recipe }: { $tiles }. { $worth }
wasabi-strip-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
wasabi-strip-worth-style =
    { $points ->
        [one] { $points } очко, со стилем + { $cubes }
        [few] { $points } очка, со стилем + { $cubes }
        [many] { $points } очков, со стилем + { $cubes }
       *[other] { $points } очка, со стилем + { $cubes }
    }
wasabi-strip-no-token = нет жетона этой длины
wasabi-strip-away =
    { $count ->
        [one] не хватает { $count } плитки
        [few] не хватает { $count } плиток
        [many] не хватает { $count } плиток
       *[other] не хватает { $count } плитки
    }

## Поле

wasabi-board = Поле
wasabi-square-empty = { $square }, пусто
wasabi-square-tile = { $square }, { $tile }
wasabi-square-stack =
    { $depth ->
        [one] { $square }, { $tile }, стек из { $depth } плитки
        [few] { $square }, { $tile }, стек из { $depth } плиток
        [many] { $square }, { $tile }, стек из { $depth } плиток
       *[other] { $square }, { $tile }, стек из { $depth } плитки
    }
wasabi-square-covered = { $square }, пусто, под картой Wasabi!
wasabi-square-covered-tile = { $square }, { $tile }, под картой Wasabi!
wasabi-square-can = можно выбрать
wasabi-peek-stack = В этом стеке, сверху вниз
wasabi-peek-covered = Под картой Wasabi!
wasabi-peek-nothing = ничего
wasabi-gain =
    { $style ->
        [yes] { $cubes ->
            [one] { $recipe }, со стилем: { $points } + { $cubes } очко
            [few] { $recipe }, со стилем: { $points } + { $cubes } очка
            [many] { $recipe }, со стилем: { $points } + { $cubes } очков
           *[other] { $recipe }, со стилем: { $points } + { $cubes } очка
        }
       *[no] { $points ->
            [one] { $recipe }: { $points } очко
            [few] { $recipe }: { $points } очка
            [many] { $recipe }: { $points } очков
           *[other] { $recipe }: { $points } очка
        }
    }
wasabi-gain-style = { $recipe }, со стилем
wasabi-gain-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
wasabi-board-text = Описание поля
wasabi-row = Ряд { $row }

## Вокруг поля

wasabi-you = { $name } (вы)
wasabi-bot = бот
wasabi-away = не здесь
wasabi-pantry = Склад
wasabi-kitchen = Кухня
wasabi-stacks = Рецепты
wasabi-near = Почти готово
wasabi-near-none = Пока ни одна линия на поле не близка к вашим рецептам.
wasabi-near-tile = { $tile } на { $square }
wasabi-near-style = со стилем
wasabi-near-have = у вас есть
wasabi-more-places =
    { $count ->
        [one] и ещё { $count } место
        [few] и ещё { $count } места
        [many] и ещё { $count } мест
       *[other] и ещё { $count } места
    }
wasabi-players = Игроки
wasabi-points-now =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
wasabi-cubes =
    { $count ->
        [one] { $count } куб
        [few] { $count } куба
        [many] { $count } кубов
       *[other] { $count } куба
    }
wasabi-cards-of =
    { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
wasabi-strip-backs = рецепты длины { $lengths }
wasabi-tokens-left = остались жетоны: { $tokens }
wasabi-tokens-of = { $count } × { $length }
wasabi-tokens = Жетоны
wasabi-completed = Завершено
wasabi-completed-none = пока ничего
wasabi-tiles = Плитки
wasabi-action-cards = Карты
wasabi-cubes-title = Кубы
wasabi-held-recipes = Рецепты
wasabi-pile-tile = { $tile } ({ $category }), на складе: { $count }
wasabi-pile-card = { $card }, { $count } на кухне. { $text }
wasabi-pile-stack =
    { $points ->
        [one] Рецепты длины { $length }: в стопке { $count }, { $points } очко
        [few] Рецепты длины { $length }: в стопке { $count }, { $points } очка
        [many] Рецепты длины { $length }: в стопке { $count }, { $points } очков
       *[other] Рецепты длины { $length }: в стопке { $count }, { $points } очка
    }
wasabi-hand-tile = { $tile }, клавиша { $key }
wasabi-hand-card = { $card }, клавиша { $key }. { $text }
wasabi-my-tiles = Мои плитки
wasabi-my-cards = Мои карты
wasabi-my-recipes = Мои рецепты

## Вопросы

wasabi-turn-yours = Ваш ход.
wasabi-turn-other = Ходит { $name }.
wasabi-turn-wait = Минутку.
wasabi-sending = Отправляем…
wasabi-ask-over = Партия окончена.
wasabi-ask-give =
    { $left ->
        [0] Отдать эти три плитки соседу слева?
        [3] Выберите три плитки для соседа слева, из трёх категорий.
        [one] Ещё { $left } плитка для соседа слева.
        [few] Ещё { $left } плитки для соседа слева.
        [many] Ещё { $left } плиток для соседа слева.
       *[other] Ещё { $left } плитки для соседа слева.
    }
wasabi-ask-choose = Какой рецепт завершить? Жетонов на все { $count } не хватит.
wasabi-ask-take =
    { $rewards ->
        [1] Возьмите карту в награду.
        [one] Возьмите в награду { $rewards } карту.
        [few] Возьмите в награду { $rewards } карты.
        [many] Возьмите в награду { $rewards } карт.
       *[other] Возьмите в награду { $rewards } карты.
    }
wasabi-ask-take-full = Возьмите карту и верните одну свою или откажитесь от награды.
wasabi-ask-return = { $card } — а какую карту вернуть?
wasabi-ask-pick = Возьмите плитку со склада.
wasabi-ask-draw =
    { $which ->
        [first] Возьмите первые рецепты: какой длины?
       *[more] Возьмите рецепт: какой длины?
    }
wasabi-ask-square = Куда положить { PIECE($tile, case: "accusative") }?
wasabi-ask-lay = Положите плитку.
wasabi-ask-lay-or-card = Положите плитку или сначала сыграйте карту.
wasabi-ask-second = Можно положить вторую плитку.
wasabi-ask-card-or-done = Сыграйте карту или нажмите «Готово».
wasabi-ask-card = Сыграйте карту.
wasabi-ask-only-pass = Остаётся только пропустить ход.
wasabi-ask-other = Выберите, что делать.
wasabi-ask-pass =
    { $count ->
        [0] Пропуск: какие рецепты вернуть под стопки?
        [1] Пропустить ход и вернуть этот рецепт?
        [one] Пропустить ход и вернуть { $count } рецепт?
        [few] Пропустить ход и вернуть эти { $count } рецепта?
        [many] Пропустить ход и вернуть эти { $count } рецептов?
       *[other] Пропустить ход и вернуть { $count } рецепта?
    }
wasabi-ask-chop = Chop!: какую плитку?
wasabi-ask-chop-way = Chop!: на склад или на поле?
wasabi-ask-switch = Switch!: выберите первый квадрат.
wasabi-ask-switch-second = Switch!: выберите соседний квадрат.
wasabi-ask-wasabi = Wasabi!: какие четыре квадрата?
wasabi-ask-stack = Stack!: плитку можно положить на другую.
wasabi-ask-spicy = Spicy!: можно положить две плитки.

## Кнопки

wasabi-do-give = Отдать
wasabi-do-pass = Пропустить…
wasabi-do-pass-now = Пропустить
wasabi-do-done = Готово
wasabi-do-cancel = Отмена
wasabi-do-forgo = Отказаться
wasabi-do-pantry = На склад
wasabi-do-lay = Положить
wasabi-do-play = Сыграть { $card }
wasabi-do-lay-on = Положить на { $square }
wasabi-do-cover = Накрыть здесь
wasabi-do-switch = Поменять
wasabi-do-take-off = Взять эту карту
wasabi-do-close = Закрыть

## Ход

wasabi-track = Ход
wasabi-track-step_one = Плитка и карта
wasabi-track-rewards = Награды
wasabi-track-tiles = Плитки
wasabi-track-recipes = Рецепты
wasabi-setup-give = Стартовые наборы
wasabi-setup-deal = Стартовые рецепты

## Клавиши

wasabi-keys = Клавиши
wasabi-keys-arrows = двигаться по полю
wasabi-keys-enter = выбрать
wasabi-keys-escape = вернуть, отменить
wasabi-keys-digits = взять плитку
wasabi-keys-cards = сыграть карту: c Chop!, p Spicy!, s Switch!, t Stack!, w Wasabi!
wasabi-keys-board = к полю
wasabi-keys-done = готово, подтвердить
wasabi-keys-pass = пропустить ход
wasabi-keys-help = этот список

## Ход партии

wasabi-log-start =
    { $who ->
        [you] Вы начинаете.
       *[other] { $name } начинает.
    }
wasabi-log-recipe = Это «{ $recipe }».
wasabi-log-give =
    { $who ->
        [you] Вы отдаёте соседу слева { PIECE($tiles, case: "accusative") }.
       *[other] { $name } отдаёт соседу слева { PIECE($tiles, case: "accusative") }.
    }
wasabi-log-draw =
    { $who ->
        [you] Вы берёте рецепт длины { $length }.
       *[other] { $name } берёт рецепт длины { $length }.
    }
wasabi-log-pass =
    { $who ->
        [you] Вы пропускаете ход и возвращаете: { $recipes }.
       *[other] { $name } пропускает ход и возвращает: { $recipes }.
    }
wasabi-log-pass-nothing =
    { $who ->
        [you] Вы пропускаете ход.
       *[other] { $name } пропускает ход.
    }
wasabi-log-lay =
    { $who ->
        [you] Вы кладёте { PIECE($tile, case: "accusative") } на { $square }.
       *[other] { $name } кладёт { PIECE($tile, case: "accusative") } на { $square }.
    }
wasabi-log-card =
    { $who ->
        [you] Вы играете { $card }
       *[other] { $name } играет { $card }
    }
wasabi-log-chop-pantry =
    { $who ->
        [you] Вы играете { $card } и возвращаете плитку с { $square } на склад.
       *[other] { $name } играет { $card } и возвращает плитку с { $square } на склад.
    }
wasabi-log-chop-lay =
    { $who ->
        [you] Вы играете { $card } и берёте плитку с { $square }.
       *[other] { $name } играет { $card } и берёт плитку с { $square }.
    }
wasabi-log-switch =
    { $who ->
        [you] Вы играете { $card } и меняете местами { $first } и { $second }.
       *[other] { $name } играет { $card } и меняет местами { $first } и { $second }.
    }
wasabi-log-wasabi =
    { $who ->
        [you] Вы играете { $card } и накрываете четыре квадрата от { $square }.
       *[other] { $name } играет { $card } и накрывает четыре квадрата от { $square }.
    }
wasabi-log-choose =
    { $who ->
        [you] Вы выбираете «{ $recipe }».
       *[other] { $name } выбирает «{ $recipe }».
    }
wasabi-log-done =
    { $who ->
        [you] Вы заканчиваете шаг «Плитка и карта».
       *[other] { $name } заканчивает шаг «Плитка и карта».
    }
wasabi-log-take =
    { $who ->
        [you] Вы берёте { $card }
       *[other] { $name } берёт { $card }
    }
wasabi-log-take-board =
    { $who ->
        [you] Вы снимаете { $card } с { $square }.
       *[other] { $name } снимает { $card } с { $square }.
    }
wasabi-log-take-returning =
    { $who ->
        [you] Вы берёте { $card } и возвращаете { $returned }
       *[other] { $name } берёт { $card } и возвращает { $returned }
    }
wasabi-log-take-board-returning =
    { $who ->
        [you] Вы снимаете { $card } с { $square } и возвращаете { $returned }
       *[other] { $name } снимает { $card } с { $square } и возвращает { $returned }
    }
wasabi-log-forgo =
    { $who ->
        [you] Вы отказываетесь от награды.
       *[other] { $name } отказывается от награды.
    }
wasabi-log-pick =
    { $who ->
        [you] Вы берёте { PIECE($tile, case: "accusative") }.
       *[other] { $name } берёт { PIECE($tile, case: "accusative") }.
    }
wasabi-log-completes =
    { $who ->
        [you] { $style ->
            [yes] { $cubes ->
                [one] Вы завершаете рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очко!
                [few] Вы завершаете рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очка!
                [many] Вы завершаете рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очков!
               *[other] Вы завершаете рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очка!
            }
           *[no] { $points ->
                [one] Вы завершаете рецепт «{ $recipe }»: { $points } очко!
                [few] Вы завершаете рецепт «{ $recipe }»: { $points } очка!
                [many] Вы завершаете рецепт «{ $recipe }»: { $points } очков!
               *[other] Вы завершаете рецепт «{ $recipe }»: { $points } очка!
            }
        }
       *[other] { $style ->
            [yes] { $cubes ->
                [one] { $name } завершает рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очко!
                [few] { $name } завершает рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очка!
                [many] { $name } завершает рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очков!
               *[other] { $name } завершает рецепт «{ $recipe }» со стилем: { $points } + { $cubes } очка!
            }
           *[no] { $points ->
                [one] { $name } завершает рецепт «{ $recipe }»: { $points } очко!
                [few] { $name } завершает рецепт «{ $recipe }»: { $points } очка!
                [many] { $name } завершает рецепт «{ $recipe }»: { $points } очков!
               *[other] { $name } завершает рецепт «{ $recipe }»: { $points } очка!
            }
        }
    }
wasabi-log-other =
    { $who ->
        [you] Вы: { $line }
       *[other] { $name }: { $line }
    }

## Почему нельзя

problem-not_now = Сейчас нужно другое.
problem-not_a_starting_tile = Рис, маки и уникальные ингредиенты не входят в стартовый набор.
problem-same_category = Три плитки стартового набора — из трёх разных категорий.
problem-ingredient_run_out = На складе больше нет такой плитки.
problem-stack_empty = Рецептов такой длины в стопке нет.
problem-pass_after_playing = Пропустить ход можно только вместо плитки и карты.
problem-recipe_not_held = У вас нет этого рецепта.
problem-pass_needs_recipe = При пропуске возвращают хотя бы один рецепт.
problem-tile_not_in_hand = У вас нет такой плитки.
problem-tile_already_laid = Плитка этого хода уже на поле.
problem-lay_the_chopped_tile = Теперь нужно положить снятую плитку.
problem-off_the_board = Этот квадрат вне игры.
problem-square_covered = Этот квадрат накрыт картой Wasabi!
problem-square_occupied = Плитку кладут на пустой квадрат.
problem-square_empty = На этом квадрате нет плитки.
problem-card_not_in_hand = У вас нет этой карты действия.
problem-card_already_played = За ход играют не больше одной карты действия.
problem-before_the_tile = Stack! играют до плитки.
problem-nothing_to_stack_on = Нет открытой плитки, на которую можно положить свою.
problem-no_tile_left = Эту карту не сыграть: после неё нечего будет положить.
problem-no_place_left = Тогда для обязательной плитки не останется места.
problem-no_second_tile = Для Spicy! нужны вторая плитка и квадрат для неё.
problem-chopped_tile_too_late = Вы уже положили плитку, поэтому снятая идёт на склад.
problem-no_such_neighbours = Для Switch! нужны два квадрата поля с общей стороной.
problem-both_empty = Нельзя поменять местами два пустых квадрата.
problem-no_such_block = Карте нужны четыре квадрата поля без других карт Wasabi!
problem-tile_first = Сначала положите плитку.
problem-not_a_choice = Этого рецепта нет среди тех, из которых выбирают.
problem-not_in_the_kitchen = На кухне нет такой карты.
problem-no_wasabi_there = Левого верхнего угла карты Wasabi! здесь нет.
problem-type_just_played = В этот ход вы уже сыграли такую карту, а есть и другие.
problem-hand_full = На руке две карты: сначала верните одну.
problem-hand_not_full = Карту возвращают, только чтобы освободить место.
problem-card_to_return_not_held = У вас нет карты, которую вы хотите вернуть.
problem-same_type_returned = Нельзя вернуть карту и взять такую же за ту же награду.
problem-reward_must_be_taken = От награды отказываются, только если на руке две карты.
