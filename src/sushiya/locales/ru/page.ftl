### Страница вокруг игр: вход, столы, партия, итог, помощь. Имена игроков и названия игр не склоняются.

page-title = Sushiya
page-title-game = { $game } · Sushiya
page-title-turn = Ваш ход · { $game }
house-name = Sushiya
house-motto = Суши-бар с двумя играми. Присаживайтесь.
skip-to-content = К содержимому

## Игры

game-wasabi = Wasabi!
game-sushi_roll = Sushi Roll
game-about-wasabi = Выкладывайте ингредиенты на циновку и собирайте свои тайные рецепты, пока другие не заняли все квадраты.
game-about-sushi_roll = Кубики едут мимо на лентах: возьмите один, остальные отправьте дальше — и соберите лучший поднос.
game-picture-wasabi = Суши-бар ночью: бамбуковая циновка, плитки с суши на ней и чаша с кубами васаби.
game-picture-sushi_roll = Суши-бар ночью: кубики с суши едут по лентам.
game-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
    [many] { $least }–{ $most } игроков
   *[other] { $least }–{ $most } игрока
  }

## Вход

play-now = Играть сейчас
play-now-hint = Сразу, против двух ботов
with-friends = С друзьями
pass-and-play = На одном устройстве
learn = Обучение
open-tables = Открытые столы
open-tables-none = Сейчас открытых столов нет. Откройте свой, и другие найдут его здесь.
my-matches = Мои партии
join = К столу
watch = Смотреть
resume = Продолжить
look = Посмотреть
seat-open = свободно
table-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
  }
state-waiting = ждёт игроков
state-running = идёт
state-finished = окончена
won-by = Победа: { $names }
won-by-you = Вы выиграли
your-name = Ваше имя
your-name-is = Ваше имя: { $name }
your-name-hint = Как вас называть
save = Сохранить
cancel = Отмена
close = Закрыть
language = Язык
theme-to-dark = Тёмная тема
theme-to-light = Светлая тема
sound-off = Выключить звук
sound-on = Включить звук
door-of-sushiya = Sushiya: ко входу
nobody-yet = Выбрать имя
guest-names = Голодная цапля, Сонная выдра, Весёлый карп, Мудрый журавль, Храбрая креветка, Добрый осьминог, Быстрый воробей, Счастливая панда, Любопытная лиса, Спокойная черепаха, Смелый кальмар, Радостный ёжик, Везучая лягушка, Вежливый пингвин, Нарядный краб, Солнечный тюлень

## Новый стол

new-table-friends = { $game } с друзьями
new-table-pass = { $game } на одном устройстве
how-many-players = Игроки
option-clock = Часы
clock-none = Без часов
clock-quick = { $minutes ->
    [one] Быстро: { $minutes } минута на игрока
    [few] Быстро: { $minutes } минуты на игрока
    [many] Быстро: { $minutes } минут на игрока
   *[other] Быстро: { $minutes } минуты на игрока
  }
clock-calm = { $minutes ->
    [one] Спокойно: { $minutes } минута на игрока
    [few] Спокойно: { $minutes } минуты на игрока
    [many] Спокойно: { $minutes } минут на игрока
   *[other] Спокойно: { $minutes } минуты на игрока
  }
clock-days = Сутки на игрока
clock-and-increment = { $seconds ->
    [one] { $clock } и ещё { $seconds } секунда за каждый ход
    [few] { $clock } и ещё { $seconds } секунды за каждый ход
    [many] { $clock } и ещё { $seconds } секунд за каждый ход
   *[other] { $clock } и ещё { $seconds } секунды за каждый ход
  }
option-undo = Возврат хода
undo-never = Никогда
undo-fair = Пока ничего не открылось
undo-free = Всегда
option-watch = Кто может смотреть
watch-anyone = Все, у кого есть ссылка
watch-nobody = Только игроки
option-listed = Кому виден стол
listed-yes = Всем, у входа
listed-no = Только по ссылке
open-table = Открыть стол
begin = Начать
player-name = Имя игрока { $number }
player-default = Игрок { $number }

## Стол ждёт

waiting-title = Накрываем на стол.
waiting-for-seats = { $count ->
    [0] Все на месте.
    [one] Ещё свободно { $count } место.
    [few] Ещё свободно { $count } места.
    [many] Ещё свободно { $count } мест.
   *[other] Ещё свободно { $count } места.
  }
seat-is-open = Свободное место
sit-down = Сесть
get-up = Встать
seat-bot-here = Бот
send-away = Убрать из-за стола: { $name }
you = вы
bot = бот
host-starts = Партию начинает тот, кто открыл стол.
start-match = Начать партию
fill-with-bots = Добавить ботов
invite = Позвать других
invite-hint = Отправьте эту ссылку или покажите код.
link-of-table = Ссылка на этот стол
copy-link = Копировать
copied = Скопировано
qr-code = QR-код со ссылкой на этот стол
options = Настройки
change-options = Изменить
change-options-do = Играть так
choose-bot = Выбрать бота на место { $number }
level = Уровень
bot-apprentice = Ученик
bot-cook = Повар
bot-itamae = Итамаэ
bot-about-apprentice = Новичок за стойкой. Играет быстро и прощает ошибки.
bot-about-cook = Знает рецепты и ловит момент.
bot-about-itamae = Мастер. Думает наперёд.
here = здесь
away = не здесь

## Партия

your-turn = Ваш ход
turn-of = Ходит { $name }
waiting-for = Ждём игрока { $name }
thinking = { $name } думает…
dice-are-rolling = Кубики катятся…
match-over = Партия окончена
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
  }
undo = Взять назад
log = Ход партии
log-empty = Пока ничего не произошло.
log-latest = Последнее:
say-something = Сказать что-нибудь
help = Помощь
way-out = Выход
at-the-table = За столом
players = Игроки
leave-title = Выйти из партии?
leave-text = Партия останется как есть. Вы найдёте её у входа, в разделе «Мои партии».
leave-text-others = Пока вас нет, за вас играет бот. Вы найдёте партию у входа, в разделе «Мои партии».
leave-stay = Остаться
leave-go = Ко входу
give-to-bot = Пусть за меня играет бот
stands-in = играет бот
connecting = Идём к столу…
reconnecting = Связь прервалась. Соединяемся снова…
loading-match = Накрываем на стол…
loading-rules = Открываем правила…
time-left = { $name }: осталось { $time }

key-enter = Enter
key-escape = Esc
key-space = Пробел

## Фразы

phrase-hello = Привет!
phrase-good_luck = Удачи!
phrase-well_played = Красиво сыграно!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-thinking = Дайте подумать…
phrase-hurry = Продолжим?
phrase-good_game = Хорошая игра!

## Ход партии

log-started = Партия начинается.
log-undone = { $name } берёт назад последний ход.
log-stood-in = За игрока { $name } играет бот.
log-came-back = { $name } снова за столом.
log-resumed = Заведение было ненадолго закрыто; теперь играем дальше.
log-rematched = Будет ещё одна партия.

## На другом устройстве

other-device = Продолжить на другом устройстве
other-device-making = Создаём ссылку…
other-device-hint = Откройте эту ссылку на другом устройстве или отсканируйте им код.
other-device-warning = У кого есть эта ссылка, тот играет за вас. Она действует один раз, в течение четверти часа. На этом устройстве место тоже останется за вами.
personal-link = Ваша личная ссылка
personal-qr-code = QR-код с вашей личной ссылкой
go-on-here-title = Продолжить здесь?
go-on-here-text = Эта ссылка переносит ваше место за столом на это устройство. Она действует один раз.
go-on-here-was = До сих пор на этом устройстве вас звали { $name }. Партий под этим именем здесь больше не будет видно.
go-on-here = Продолжить здесь
go-on-here-again = На другом устройстве всегда можно создать новую ссылку.

## На одном устройстве

curtain-title = Устройство берёт { $name }
curtain-text = Остальным сейчас лучше не смотреть.
curtain-open = Я — { $name }

## Итог

end-title-won = Вы выиграли!
end-title-winner = Победа: { $names }
end-title-draw = Ничья: { $names }
end-reason-instant_win = Использованы все десять жетонов: мгновенный выигрыш.
end-reason-board_full = Поле заполнено.
end-reason-all_passed = Три круга подряд все пропускали ход.
end-reason-rounds_played = Три раунда сыграны.
ranking = Места
rank = Место { $rank }
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  }
where-from = Откуда очки
source = Источник
total = Итого
source-tokens-length = Рецепты длины { $length }
source-cubes = Кубы васаби
source-maki = Гонка маки
source-nigiri = Нигири
source-sets = Закуски
source-puddings = Пудинги
source-tokens = Оставшиеся жетоны
points-over-time = Очки по ходу партии
points-over-time-text = { $name }, очков в конце: { $points }.
rematch = Сыграть ещё
rematch-join = Другие играют снова: к столу
download-record = Скачать запись
look-at-board = Посмотреть на стол
back-to-result = Назад к итогу
to-the-door = Назад ко входу
fair-dice = Честные кубики
fair-dice-text = До первого броска заведение назвало отпечаток секретного числа; по этому числу вычислены все броски. Теперь число открыто, и его можно проверить.
fair-dice-waiting = Все броски вычисляются по секретному числу. Это его отпечаток; само число откроется в конце.
commitment = Отпечаток (SHA-256), названный до партии
seed = Секретное число
fair-dice-check = Скачайте запись и проверьте её командой:
fair-dice-page = Проверено здесь: отпечаток числа совпадает.
fair-dice-wrong = У числа другой отпечаток!

## Повтор

replay = Повтор
page-title-replay = Повтор · { $game }
replay-title = Посмотреть партию ещё раз
replay-of = Повтор партии в { $game }
replay-file-text = Принесите запись партии: скачанную здесь по окончании или из командной строки. Мы проверим её и покажем, но хранить не будем.
replay-choose = Выбрать запись
replay-drop = или перетащите файл сюда
replay-which = Партий в этом файле: { $count }. Какую показать?
replay-too-large = Эта запись слишком длинная для заведения.
replay-where = Шаг { $at } из { $last }
replay-at = Шаг { $at } из { $last }. { $scores }
replay-slider = Момент партии
replay-controls = Управление повтором
replay-eyes = Чьими глазами
replay-open = Всё открыто
replay-as = Глазами игрока { $name }
replay-from = С места игрока { $name }
replay-to-start = В начало
replay-last-turn = К предыдущему ходу
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Шаг вперёд
replay-next-turn = К следующему ходу
replay-to-end = В конец
replay-speed = Скорость: { $speed }
replay-speed-slow = медленная
replay-speed-normal = обычная
replay-speed-quick = быстрая
back = Назад

## Чего здесь нет

unknown-title = Такой комнаты нет
unknown-text = Этот адрес в заведении никуда не ведёт.
gone-no-table-title = Такого стола нет
gone-no-table-text = Возможно, ссылка обрезана или стол уже убран.
gone-no-watching-title = За этим столом играют без зрителей
gone-no-watching-text = Игроки не хотят, чтобы на них смотрели.
gone-forbidden-title = Отсюда нельзя
gone-forbidden-text = Этой странице нельзя соединяться с заведением.

## Отказы

problem-offline = Заведение не отвечает. Есть ли сеть?
problem-too_quick = Слишком быстро. Подождите немного и попробуйте снова.
problem-seat_taken = Кто-то успел раньше: это место занято.
problem-table_full = За этим столом все места заняты.
problem-seats_open = Есть свободные места; на них можно посадить ботов.
problem-already_started = Партия уже началась.
problem-not_started = Партия ещё не началась.
problem-not_finished = Партия ещё не окончена.
problem-match_over = Партия окончена.
problem-old_version = Тем временем что-то произошло. Посмотрите ещё раз.
problem-unknown_version = Тем временем что-то произошло. Посмотрите ещё раз.
problem-not_your_turn = Сейчас не ваш ход.
problem-not_your_seat = Это не ваше место.
problem-not_owner = Это может сделать только тот, кто открыл стол.
problem-no_undo = Этот ход уже нельзя взять назад.
problem-unknown_edition = В нашем заведении нет этих компонентов.
problem-other_edition = В этой партии другие компоненты, не те, что в нашем заведении.
problem-unknown_format = Это не запись партии.
problem-truncated = Запись обрывается на середине.
problem-bad_record = Это не запись партии.
problem-unreadable = Этот файл не удаётся прочесть.
problem-other_game = Это запись другой игры.
problem-chance_due = Запись не по правилам: не хватает броска.
problem-other_seat = Запись не по правилам: в этом месте ходит другой игрок.
problem-other_completes = Запись не по правилам: в этом месте завершены другие рецепты.
problem-other_legal = Запись не по правилам: списки ходов неверны.
problem-other_result = Запись заканчивается не так, как партия.
problem-undo_not_free = Брать ходы назад без ограничений можно только против ботов.
problem-no_watching = Игроки за этим столом не хотят зрителей.
problem-unknown_table = Такого стола нет.
problem-unknown_guest = Заведение вас ещё не знает. Выберите имя.
problem-bad_name = В имени нужна хотя бы одна буква.
problem-bad_link = Эта ссылка уже использована или устарела.
problem-unknown_bot = Такого бота нет.
problem-local_bot = Этот бот играет только на компьютере заведения.
problem-bad_bot = Непонятно, какой это бот.
problem-slow_bot = Этот бот думал бы дольше, чем здесь разрешено.
problem-no_program = Бота не удаётся запустить.
problem-unknown_game = В эту игру здесь не играют.
problem-bad_players = Игра не для такого числа игроков.
problem-bad_seats = Число мест не равно числу игроков.
problem-bad_notation = Этот ход непонятен.
problem-illegal_action = Сейчас это не по правилам.
problem-no_such_action = Такого действия нет.
problem-no_such_seat = За этим столом нет такого места.
problem-other_rules = Эта партия начата по другим правилам; её можно только посмотреть.
problem-bad_log = Заведение не может прочесть историю этого стола.
problem-store_unavailable = Заведение сейчас не может ничего записать. Ничего не потеряно; попробуйте ещё раз.
problem-conflict = Кто-то успел раньше. Посмотрите ещё раз.
problem-refused = Заведение не может этого сделать.
problem-forbidden_origin = Этой странице это не разрешено.
problem-bad_request = Заведение этого не поняло.
problem-bad_message = Заведение этого не поняло.
problem-bad_id = Заведение этого не поняло.
problem-not_json = Заведение этого не поняло.
problem-wrong_media_type = Заведение этого не поняло.
problem-wrong_method = Заведение этого не поняло.
problem-not_found = По этому адресу ничего нет.
problem-too_large = Это слишком много за один раз.
problem-internal_error = В заведении что-то пошло не так.
problem-error = Что-то пошло не так.
problem-other = Не получилось: { $message }
try-again = Попробовать снова

## Помощь

help-title = Как играть в { $game }
rules = Правила
rule-of = Правило { $rule }
art-sheet = Вся графика
