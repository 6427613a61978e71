### Терминал: `sushiya play` и строка, которой открывается заведение. Слова в [bold]…[/] гость набирает как есть.

## До партии

terminal-which-game = Какая игра?
terminal-how-many = Сколько игроков вместе с вами ({ $least }–{ $most }, обычно { $usual })?
terminal-number-please = Число, пожалуйста.
terminal-goodbye = До свидания.
terminal-compiling = Собираем правила { $games } (один раз); это займёт несколько минут…
terminal-house-open = Заведение открыто: { $address }
terminal-you = Вы

## Помощь

terminal-begin = [bold]{ $game }[/] — наберите [bold]?[/] для помощи, [bold]quit[/] для выхода.
terminal-commitment = Броски вычисляются по секретному числу. Его SHA-256:
terminal-seed = Броски вычислялись по секретному числу { $seed }.
terminal-help = Наберите номер, целую строку, например [bold]{ $example }[/], или начала её слов.
terminal-help-back = выбрать заново
terminal-help-log = всё, что произошло
terminal-help-undo = взять назад ваше последнее действие и всё после него
terminal-help-save = сохранить запись партии до этого места
terminal-help-table = показать стол снова
terminal-help-quit = выйти
terminal-hint = ? — помощь, Enter — показать варианты снова.

## Партия

terminal-thinks = { $name } думает…
terminal-would-complete = { $style ->
    [yes] завершит «{ $recipe }» со стилем
   *[no] завершит «{ $recipe }»
  }
terminal-that-is-all = это всё
terminal-forfeit = выбрано наугад: бот { $reason }
terminal-nothing-to-undo = Вы ещё не сделали ничего, что можно взять назад.
terminal-undone = Взято назад: { $line }
terminal-saved = Партия записана в { $file } такой, какой её видели вы.
terminal-not-saved = { $file }: не удаётся записать: { $reason }.

## Стол Wasabi!

terminal-wasabi-ask = Положите плитку; до или после неё можно сыграть карту. Или пропустите ход.
terminal-wasabi-ask-more = Сыграйте карту, положите вторую плитку, если можно, или наберите done.
terminal-wasabi-stacks = Стопки рецептов
terminal-wasabi-stack = длина { $length }: { $count }
terminal-wasabi-stack-known = длина { $length }: { $count } (внизу: { $known })
terminal-wasabi-tokens = жетоны { $tokens }
terminal-wasabi-no-tokens = жетонов нет
terminal-wasabi-recipes = Ваши рецепты
terminal-wasabi-tiles = Ваши плитки
terminal-wasabi-cards = Ваши карты
terminal-none = нет

## Стол Sushi Roll

terminal-sushi-roll-supply = В запасе
terminal-sushi-roll-bag = { $count ->
    [one] { $count } кубик в мешочке
    [few] { $count } кубика в мешочке
    [many] { $count } кубиков в мешочке
   *[other] { $count } кубика в мешочке
  }
terminal-sushi-roll-points = { $points ->
    [one] { $points } очко (+{ $more } на подносе)
    [few] { $points } очка (+{ $more } на подносе)
    [many] { $points } очков (+{ $more } на подносе)
   *[other] { $points } очка (+{ $more } на подносе)
  }
terminal-sushi-roll-belt = лента
terminal-sushi-roll-tray = поднос

## Конец

terminal-over = Партия окончена. { $reason }
terminal-place = место
terminal-player = игрок
terminal-points = очки
