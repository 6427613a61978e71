### Strona wokół gier: wejście, stoły, partia, koniec, pomoc. Imiona graczy i nazwy gier się nie odmieniają.

page-title = Sushiya
page-title-game = { $game } · Sushiya
page-title-turn = Twoja tura · { $game }
house-name = Sushiya
house-motto = Lokal z sushi i dwiema grami. Siadaj z nami.
skip-to-content = Przejdź do treści

## Gry

game-wasabi = Wasabi!
game-sushi_roll = Sushi Roll
game-about-wasabi = Kładź składniki na macie i układaj swoje tajne przepisy, zanim inni zajmą wszystkie pola.
game-about-sushi_roll = Kości jadą na taśmach: weź jedną, resztę podaj dalej i zbierz najlepszą tackę, zanim policzymy punkty.
game-picture-wasabi = Lada z sushi nocą: bambusowa mata, na niej płytki z sushi i miseczka z kostkami wasabi.
game-picture-sushi_roll = Lada z sushi nocą: kości z sushi jadą na taśmach.
game-players = { $most ->
    [one] { $least }–{ $most } gracz
    [few] { $least }–{ $most } graczy
    [many] { $least }–{ $most } graczy
   *[other] { $least }–{ $most } gracza
  }

## Wejście

play-now = Zagraj teraz
play-now-hint = Od razu, z dwoma botami
with-friends = Ze znajomymi
pass-and-play = Na jednym urządzeniu
learn = Nauka gry
open-tables = Otwarte stoły
open-tables-none = Nie ma teraz otwartych stołów. Otwórz własny, a inni znajdą go tutaj.
my-matches = Moje partie
join = Dołącz
watch = Oglądaj
resume = Wróć do gry
look = Zobacz
seat-open = wolne
table-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
state-waiting = czeka na graczy
state-running = trwa
state-finished = zakończona
won-by = Wygrana: { $names }
won-by-you = Twoja wygrana
your-name = Twoje imię
your-name-is = Twoje imię: { $name }
your-name-hint = Jak inni mają cię nazywać
save = Zapisz
cancel = Anuluj
close = Zamknij
language = Język
theme-to-dark = Ciemny motyw
theme-to-light = Jasny motyw
sound-off = Wyłącz dźwięk
sound-on = Włącz dźwięk
door-of-sushiya = Sushiya: do wejścia
nobody-yet = Wybierz imię
guest-names = Głodna czapla, Senna wydra, Wesoły karp, Sprytny żuraw, Dzielna krewetka, Łagodna ośmiornica, Szybki wróbel, Radosna panda, Ciekawski lis, Spokojny żółw, Śmiały kalmar, Pogodny jeżowiec, Szczęśliwa żabka, Uprzejmy pingwin, Elegancki krab, Słoneczna foka

## Nowy stół

new-table-friends = { $game } ze znajomymi
new-table-pass = { $game } na jednym urządzeniu
how-many-players = Gracze
option-clock = Zegar
clock-none = Bez zegara
clock-quick = { $minutes ->
    [one] Szybko: { $minutes } minuta na gracza
    [few] Szybko: { $minutes } minuty na gracza
    [many] Szybko: { $minutes } minut na gracza
   *[other] Szybko: { $minutes } minuty na gracza
  }
clock-calm = { $minutes ->
    [one] Spokojnie: { $minutes } minuta na gracza
    [few] Spokojnie: { $minutes } minuty na gracza
    [many] Spokojnie: { $minutes } minut na gracza
   *[other] Spokojnie: { $minutes } minuty na gracza
  }
clock-days = Doba na gracza
clock-and-increment = { $seconds ->
    [one] { $clock } plus { $seconds } sekunda na turę
    [few] { $clock } plus { $seconds } sekundy na turę
    [many] { $clock } plus { $seconds } sekund na turę
   *[other] { $clock } plus { $seconds } sekundy na turę
  }
option-undo = Cofanie ruchów
undo-never = Nigdy
undo-fair = Póki nie odkryto nic nowego
undo-free = Zawsze
option-watch = Kto może oglądać
watch-anyone = Każdy, kto ma link
watch-nobody = Tylko gracze
option-listed = Kto widzi stół
listed-yes = Wszyscy, przy wejściu
listed-no = Tylko z linkiem
open-table = Otwórz stół
begin = Zacznij
player-name = Imię gracza { $number }
player-default = Gracz { $number }

## Stół czeka

waiting-title = Nakrywamy do stołu.
waiting-for-seats = { $count ->
    [0] Są już wszyscy.
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
    [many] Zostało { $count } wolnych miejsc.
   *[other] Zostało { $count } wolnego miejsca.
  }
seat-is-open = Wolne miejsce
sit-down = Usiądź
get-up = Wstań
seat-bot-here = Bot
send-away = Odeślij od stołu: { $name }
you = ty
bot = bot
host-starts = Partię zaczyna osoba, która otworzyła stół.
start-match = Zacznij partię
fill-with-bots = Uzupełnij botami
invite = Zaproś innych
invite-hint = Wyślij ten link albo pokaż kod do zeskanowania.
link-of-table = Link do tego stołu
copy-link = Kopiuj link
copied = Skopiowano
qr-code = Kod QR z linkiem do tego stołu
options = Opcje
change-options = Zmień
change-options-do = Gramy tak
choose-bot = Wybierz bota na miejsce { $number }
level = Poziom
bot-apprentice = Uczeń
bot-cook = Kucharz
bot-itamae = Itamae
bot-about-apprentice = Nowy za ladą. Gra szybko i wybacza błędy.
bot-about-cook = Zna przepisy i wyczuwa właściwą chwilę.
bot-about-itamae = Mistrz. Myśli naprzód.
here = przy stole
away = poza stołem

## Partia

your-turn = Twoja tura
turn-of = Gra: { $name }
waiting-for = Czekamy na gracza { $name }
thinking = { $name } myśli…
dice-are-rolling = Kości się toczą…
match-over = Koniec partii
watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
undo = Cofnij
log = Przebieg
log-empty = Nic się jeszcze nie wydarzyło.
log-latest = Ostatnio:
say-something = Powiedz coś
help = Pomoc
way-out = Wyjście
at-the-table = Przy stole
players = Gracze
leave-title = Wyjść z partii?
leave-text = Partia na ciebie poczeka. Znajdziesz ją przy wejściu, w „Moich partiach”.
leave-text-others = Pod twoją nieobecność gra za ciebie bot. Partię znajdziesz przy wejściu, w „Moich partiach”.
leave-stay = Zostań
leave-go = Do wejścia
give-to-bot = Niech bot gra za mnie
stands-in = gra bot
connecting = Idziemy do stołu…
reconnecting = Połączenie zerwane. Łączymy się ponownie…
loading-match = Nakrywamy do stołu…
loading-rules = Otwieramy instrukcję…
time-left = { $name }: zostało { $time }

key-enter = Enter
key-escape = Esc
key-space = Spacja

## Zwroty

phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_played = Ładnie zagrane!
phrase-thanks = Dziękuję!
phrase-oops = Ojej!
phrase-thinking = Niech pomyślę…
phrase-hurry = Gramy dalej?
phrase-good_game = Dobra partia!

## Przebieg

log-started = Partia się zaczyna.
log-undone = { $name } cofa ostatni ruch.
log-stood-in = Za gracza { $name } gra bot.
log-came-back = { $name } znów jest przy stole.
log-resumed = Lokal był przez chwilę zamknięty; teraz gramy dalej.
log-rematched = Będzie rewanż.

## Na innym urządzeniu

other-device = Graj dalej na innym urządzeniu
other-device-making = Tworzymy link…
other-device-hint = Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod.
other-device-warning = Kto ma ten link, gra jako ty. Link działa raz, przez kwadrans. Na tym urządzeniu też zachowujesz swoje miejsce.
personal-link = Twój osobisty link
personal-qr-code = Kod QR z twoim osobistym linkiem
go-on-here-title = Grać dalej tutaj?
go-on-here-text = Ten link przenosi twoje miejsce przy stole na to urządzenie. Działa raz.
go-on-here-was = Na tym urządzeniu grasz dotąd jako { $name }. Partii pod tym imieniem nie będzie już tu widać.
go-on-here = Gram dalej tutaj
go-on-here-again = Na drugim urządzeniu możesz w każdej chwili utworzyć nowy link.

## Na jednym urządzeniu

curtain-title = Urządzenie przejmuje { $name }
curtain-text = Nikt inny nie powinien teraz patrzeć.
curtain-open = To ja, { $name }

## Koniec

end-title-won = Wygrywasz!
end-title-winner = Wygrywa { $names }
end-title-draw = Remis: { $names }
end-reason-instant_win = Wszystkie dziesięć żetonów zużyte: natychmiastowe zwycięstwo.
end-reason-board_full = Plansza jest pełna.
end-reason-all_passed = Trzy kolejki z rzędu wszyscy pasują.
end-reason-rounds_played = Trzy rundy za nami.
ranking = Klasyfikacja
rank = Miejsce { $rank }
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  }
where-from = Skąd te punkty
source = Źródło
total = Razem
source-tokens-length = Przepisy długości { $length }
source-cubes = Kostki wasabi
source-maki = Wyścig futomaki
source-nigiri = Nigiri
source-sets = Przystawki
source-puddings = Puddingi
source-tokens = Niezużyte żetony
points-over-time = Punkty w trakcie partii
points-over-time-text = { $name }, punkty na koniec: { $points }.
rematch = Zagraj jeszcze raz
rematch-join = Inni grają znowu: dołącz
download-record = Pobierz zapis
look-at-board = Zobacz stół
back-to-result = Wróć do wyniku
to-the-door = Wróć do wejścia
fair-dice = Uczciwe kości
fair-dice-text = Przed pierwszym rzutem lokal podał odcisk tajnej liczby; wynikają z niej wszystkie rzuty. Teraz liczba jest jawna i możesz ją sprawdzić.
fair-dice-waiting = Wszystkie rzuty wynikają z tajnej liczby. To jej odcisk; samą liczbę poznasz na końcu.
commitment = Odcisk (SHA-256), podany przed partią
seed = Tajna liczba
fair-dice-check = Pobierz zapis i sprawdź go poleceniem:
fair-dice-page = Sprawdzone tutaj: liczba ma ten odcisk.
fair-dice-wrong = Liczba ma inny odcisk!

## Powtórka

replay = Powtórka
page-title-replay = Powtórka · { $game }
replay-title = Zobacz partię jeszcze raz
replay-of = Powtórka partii w { $game }
replay-file-text = Przynieś zapis partii: pobrany tutaj po jej zakończeniu albo z wiersza poleceń. Sprawdzimy go i pokażemy, ale nie zachowamy.
replay-choose = Wybierz zapis
replay-drop = albo upuść plik tutaj
replay-which = Partie w tym pliku: { $count }. Którą pokazać?
replay-too-large = Ten zapis jest za długi dla lokalu.
replay-where = Ruch { $at } z { $last }
replay-at = Ruch { $at } z { $last }. { $scores }
replay-slider = Miejsce w partii
replay-controls = Sterowanie powtórką
replay-eyes = Czyimi oczami
replay-open = Wszystko odkryte
replay-as = Oczami gracza { $name }
replay-from = Z miejsca gracza { $name }
replay-to-start = Na początek
replay-last-turn = Do poprzedniej tury
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-forward = Krok naprzód
replay-next-turn = Do następnej tury
replay-to-end = Na koniec
replay-speed = Tempo: { $speed }
replay-speed-slow = wolne
replay-speed-normal = zwykłe
replay-speed-quick = szybkie
back = Wstecz

## Czego tu nie ma

unknown-title = Nie ma takiej sali
unknown-text = Ten adres nigdzie w lokalu nie prowadzi.
gone-no-table-title = Nie ma takiego stołu
gone-no-table-text = Może link jest ucięty albo stołu już nie ma.
gone-no-watching-title = Ten stół gra bez widzów
gone-no-watching-text = Gracze nie chcą, żeby ich oglądano.
gone-forbidden-title = Stąd nie można
gone-forbidden-text = Ta strona nie może połączyć się z lokalem.

## Odmowy

problem-offline = Lokal nie odpowiada. Czy sieć działa?
problem-too_quick = Trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
problem-seat_taken = Ktoś był szybszy: to miejsce jest zajęte.
problem-table_full = Wszystkie miejsca przy tym stole są zajęte.
problem-seats_open = Są jeszcze wolne miejsca; mogą je zająć boty.
problem-already_started = Partia już trwa.
problem-not_started = Partia jeszcze się nie zaczęła.
problem-not_finished = Partia jeszcze trwa.
problem-match_over = Partia jest zakończona.
problem-old_version = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
problem-unknown_version = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
problem-not_your_turn = To nie twoja tura.
problem-not_your_seat = To nie twoje miejsce.
problem-not_owner = Może to zrobić tylko osoba, która otworzyła stół.
problem-no_undo = Tego nie da się już cofnąć.
problem-unknown_edition = Nasz lokal nie ma tych elementów.
problem-other_edition = W tej partii są inne elementy niż w naszym lokalu.
problem-unknown_format = To nie jest zapis partii.
problem-truncated = Zapis urywa się w połowie.
problem-bad_record = To nie jest zapis partii.
problem-unreadable = Tego pliku nie da się odczytać.
problem-other_game = To zapis innej gry.
problem-chance_due = Zapis łamie zasady: brakuje rzutu.
problem-other_seat = Zapis łamie zasady: w tym miejscu gra ktoś inny.
problem-other_completes = Zapis łamie zasady: w tym miejscu ukończone są inne przepisy.
problem-other_legal = Zapis łamie zasady: listy ruchów się nie zgadzają.
problem-other_result = Zapis kończy się inaczej niż partia.
problem-undo_not_free = Bez ograniczeń można cofać tylko w partiach z botami.
problem-no_watching = Gracze przy tym stole nie chcą widzów.
problem-unknown_table = Nie ma takiego stołu.
problem-unknown_guest = Lokal jeszcze cię nie zna. Wybierz imię.
problem-bad_name = Imię musi mieć choć jedną literę.
problem-bad_link = Ten link był już użyty albo jest za stary.
problem-unknown_bot = Nie ma takiego bota.
problem-local_bot = Ten bot może grać tylko na komputerze lokalu.
problem-bad_bot = Nie wiadomo, o jakiego bota chodzi.
problem-slow_bot = Ten bot myślałby dłużej, niż tu wolno.
problem-no_program = Nie da się uruchomić bota.
problem-unknown_game = W tę grę się tu nie gra.
problem-bad_players = To gra dla innej liczby graczy.
problem-bad_seats = Liczba miejsc nie zgadza się z liczbą graczy.
problem-bad_notation = Tego ruchu nie da się zrozumieć.
problem-illegal_action = Zasady teraz na to nie pozwalają.
problem-no_such_action = Nie ma takiego ruchu.
problem-no_such_seat = Przy tym stole nie ma takiego miejsca.
problem-other_rules = Ta partia zaczęła się na innych zasadach; można ją tylko obejrzeć.
problem-bad_log = Lokal nie może odczytać historii tego stołu.
problem-store_unavailable = Lokal nie może teraz nic zapisać. Nic nie przepadło; spróbuj ponownie.
problem-conflict = Ktoś był szybszy. Spójrz jeszcze raz.
problem-refused = Tego lokal nie może zrobić.
problem-forbidden_origin = Tej stronie tego nie wolno.
problem-bad_request = Lokal tego nie rozumie.
problem-bad_message = Lokal tego nie rozumie.
problem-bad_id = Lokal tego nie rozumie.
problem-not_json = Lokal tego nie rozumie.
problem-wrong_media_type = Lokal tego nie rozumie.
problem-wrong_method = Lokal tego nie rozumie.
problem-not_found = Pod tym adresem nic nie ma.
problem-too_large = To za dużo naraz.
problem-internal_error = W lokalu coś poszło nie tak.
problem-error = Coś poszło nie tak.
problem-other = Nie udało się: { $message }
try-again = Spróbuj ponownie

## Pomoc

help-title = Jak grać w { $game }
rules = Zasady
rule-of = Zasada { $rule }
art-sheet = Cała grafika
