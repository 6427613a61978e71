### De pagina rond de spellen: de ingang, wachtende tafels, het kader van een partij, het einde, de hulp.

page-title = Sushiya
page-title-game = { $game } · Sushiya
page-title-turn = Jouw beurt · { $game }
house-name = Sushiya
house-motto = Een sushihuis met twee spellen. Schuif aan.
skip-to-content = Naar de inhoud

## Games

game-wasabi = Wasabi!
game-sushi_roll = Sushi Roll
game-about-wasabi = Leg ingrediënten op de mat en krijg je geheime recepten op een rij voordat de velden op zijn.
game-about-sushi_roll = Dobbelstenen rijden voorbij op de band: neem er een, geef de rest door en zorg voor het beste dienblad.
game-picture-wasabi = Een sushibar bij nacht, met een bamboemat, tegels met sushi en een kommetje wasabi-blokjes.
game-picture-sushi_roll = Een sushibar bij nacht, met dobbelstenen vol sushi op lopende banden.
game-players = { $most ->
    [one] { $least }–{ $most } speler
   *[other] { $least }–{ $most } spelers
  }

## Door

play-now = Nu spelen
play-now-hint = Meteen, tegen twee bots
with-friends = Met vrienden
pass-and-play = Eén toestel
learn = Leren
open-tables = Open tafels
open-tables-none = Er is nu geen open tafel. Open er een, dan vinden anderen die hier.
my-matches = Mijn partijen
join = Aanschuiven
watch = Meekijken
resume = Hervatten
look = Bekijken
seat-open = vrij
table-free-seats = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
  }
state-waiting = wacht
state-running = bezig
state-finished = afgelopen
won-by = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
  }
won-by-you = Je hebt gewonnen
your-name = Je naam
your-name-is = Je naam: { $name }
your-name-hint = Hoe anderen je noemen
save = Opslaan
cancel = Annuleren
close = Sluiten
language = Taal
theme-to-dark = Donker thema
theme-to-light = Licht thema
sound-off = Geluid uitzetten
sound-on = Geluid aanzetten
door-of-sushiya = Sushiya: naar de ingang
nobody-yet = Kies een naam
guest-names = Hongerige Reiger, Slaperige Otter, Vrolijke Karper, Slimme Kraanvogel, Dappere Garnaal, Lieve Octopus, Vlugge Mus, Blije Panda, Nieuwsgierige Vos, Kalme Schildpad, Stoere Inktvis, Jolige Zee-egel, Gelukkige Kikker, Beleefde Pinguïn, Deftige Krab, Zonnige Zeehond

## Opening a table

new-table-friends = { $game } met vrienden
new-table-pass = { $game } op één toestel
how-many-players = Spelers
option-clock = Klok
clock-none = Geen klok
clock-quick = { $minutes ->
    [one] Snel: { $minutes } minuut per speler
   *[other] Snel: { $minutes } minuten per speler
  }
clock-calm = { $minutes ->
    [one] Rustig: { $minutes } minuut per speler
   *[other] Rustig: { $minutes } minuten per speler
  }
clock-days = Een dag per speler
clock-and-increment = { $seconds ->
    [one] { $clock }, en elke beurt { $seconds } seconde erbij
   *[other] { $clock }, en elke beurt { $seconds } seconden erbij
  }
option-undo = Zetten terugnemen
undo-never = Nooit
undo-fair = Tot er iets nieuws bekend is
undo-free = Altijd
option-watch = Wie mag meekijken
watch-anyone = Iedereen met de link
watch-nobody = Alleen wie meespeelt
option-listed = Wie de tafel vindt
listed-yes = Iedereen, bij de ingang
listed-no = Alleen wie de link heeft
open-table = Tafel openen
begin = Beginnen
player-name = Naam van speler { $number }
player-default = Speler { $number }

## Waiting table

waiting-title = De tafel wordt gedekt.
waiting-for-seats = { $count ->
    [0] Iedereen is er.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
  }
seat-is-open = Vrije plaats
sit-down = Gaan zitten
get-up = Opstaan
seat-bot-here = Een bot
send-away = { $name } wegsturen
you = jij
bot = bot
host-starts = Wie de tafel opende, start de partij.
start-match = Partij starten
fill-with-bots = Bots erbij
invite = Anderen uitnodigen
invite-hint = Stuur deze link of laat de code scannen.
link-of-table = Link naar deze tafel
copy-link = Link kopiëren
copied = Gekopieerd
qr-code = QR-code van de link naar deze tafel
options = Opties
change-options = Wijzigen
change-options-do = Zo spelen
choose-bot = Kies een bot voor plaats { $number }
level = Niveau
bot-apprentice = Leerling
bot-cook = Kok
bot-itamae = Itamae
bot-about-apprentice = Nieuw achter de sushibar. Speelt vlug en vergeeft fouten.
bot-about-cook = Kent de recepten en het juiste moment.
bot-about-itamae = De meester. Denkt vooruit.
here = aanwezig
away = afwezig

## Match

your-turn = Jouw beurt
turn-of = { $name } is aan de beurt
waiting-for = Wachten op { $name }
thinking = { $name } denkt na…
dice-are-rolling = De dobbelstenen rollen…
match-over = De partij is afgelopen
watchers = { $count ->
    [one] één kijkt mee
   *[other] { $count } kijken mee
  }
undo = Terugnemen
log = Verloop
log-empty = Er is nog niets gebeurd.
log-latest = Laatste zet:
say-something = Iets zeggen
help = Hulp
way-out = Uitgang
at-the-table = Aan tafel
players = Spelers
leave-title = Deze partij verlaten?
leave-text = De partij blijft staan; je vindt die bij de ingang, onder ‘Mijn partijen’.
leave-text-others = Als je wegblijft, speelt een bot voor je tot je terug bent. Je vindt de partij bij de ingang, onder ‘Mijn partijen’.
leave-stay = Blijven
leave-go = Naar de ingang
give-to-bot = Bot voor mij laten spelen
stands-in = bot speelt
connecting = Naar de tafel…
reconnecting = De verbinding is weg. Opnieuw verbinden…
loading-match = De tafel wordt gedekt…
loading-rules = De spelregels gaan open…
time-left = { $name }: nog { $time }

key-enter = Enter
key-escape = Esc
key-space = Spatie

## Phrases that guests say to each other

phrase-hello = Hallo!
phrase-good_luck = Succes!
phrase-well_played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-thinking = Even denken…
phrase-hurry = Zullen we verdergaan?
phrase-good_game = Mooie partij!

## The log

log-started = De partij begint.
log-undone = { $name } neemt de laatste zet terug.
log-stood-in = Een bot speelt voor { $name }.
log-came-back = { $name } is terug.
log-resumed = Het huis was even dicht; nu gaan we verder.
log-rematched = Er komt een revanche.

## On another device

other-device = Verder op een ander toestel
other-device-making = De link wordt gemaakt…
other-device-hint = Open deze link op het andere toestel of scan daar de code.
other-device-warning = Wie deze link heeft, speelt in jouw plaats. Hij werkt één keer, binnen een kwartier. Je plaats blijft ook op dit toestel.
personal-link = Je persoonlijke link
personal-qr-code = QR-code van je persoonlijke link
go-on-here-title = Hier verdergaan?
go-on-here-text = Deze link brengt je plaats aan tafel naar dit toestel. Hij werkt één keer.
go-on-here-was = Op dit toestel heette je tot nu toe { $name }. De partijen onder die naam vind je hier dan niet meer terug.
go-on-here = Hier verdergaan
go-on-here-again = Op je andere toestel kun je altijd een nieuwe link maken.

## Pass and play

curtain-title = Geef het toestel aan { $name }
curtain-text = Niemand anders mag nu kijken.
curtain-open = Ik ben { $name }

## End

end-title-won = Je hebt gewonnen!
end-title-winner = { $names } wint
end-title-draw = Gelijkspel: { $names }
end-reason-instant_win = Alle tien de fiches gebruikt: een directe overwinning.
end-reason-board_full = Het spelbord is vol.
end-reason-all_passed = Iedereen paste, drie rondes achter elkaar.
end-reason-rounds_played = De drie rondes zijn gespeeld.
ranking = Eindstand
rank = Plaats { $rank }
points-count = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
where-from = Waar de punten vandaan komen
source = Bron
total = Totaal
source-tokens-length = Recepten van { $length }
source-cubes = Wasabi-blokjes
source-maki = Makirace
source-nigiri = Nigiri
source-sets = Voorgerechten
source-puddings = Puddings
source-tokens = Ongebruikte fiches
points-over-time = Puntenverloop
points-over-time-text = { $name }: { $points } aan het einde.
rematch = Nog een keer
rematch-join = Anderen spelen opnieuw: meedoen
download-record = Partij downloaden
look-at-board = Tafel bekijken
back-to-result = Terug naar de uitslag
to-the-door = Terug naar de ingang
fair-dice = Eerlijke dobbelstenen
fair-dice-text = Vóór de eerste worp noemde het huis de vingerafdruk van een geheim getal; alle worpen volgen uit dat getal. Nu is het bekend en kun je het controleren.
fair-dice-waiting = Alle worpen volgen uit een geheim getal. Dit is de vingerafdruk; het getal zelf hoor je aan het einde.
commitment = Vingerafdruk (SHA-256), genoemd vóór de partij
seed = Geheim getal
fair-dice-check = Download de partij en controleer die met:
fair-dice-page = Hier gecontroleerd: het getal heeft deze vingerafdruk.
fair-dice-wrong = Het getal heeft deze vingerafdruk niet!

## Replay

replay = Terugkijken
page-title-replay = Terugkijken · { $game }
replay-title = Een partij terugkijken
replay-of = Een partij { $game } terugkijken
replay-file-text = Breng het bestand van een partij mee, gedownload aan het einde van een partij of gemaakt op de opdrachtregel. Het wordt gecontroleerd en getoond, niet bewaard.
replay-choose = Bestand kiezen
replay-drop = of sleep het hierheen
replay-which = In dit bestand staan { $count } partijen. Welke wil je zien?
replay-too-large = Dit bestand is te groot voor het huis.
replay-where = Zet { $at } van { $last }
replay-at = Zet { $at } van { $last }. { $scores }
replay-slider = Plaats in de partij
replay-controls = Door de partij
replay-eyes = Door wiens ogen
replay-open = Alles open
replay-as = Zoals { $name } het zag
replay-from = Vanaf de plaats van { $name }
replay-to-start = Naar het begin
replay-last-turn = Naar de vorige beurt
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Een stap verder
replay-next-turn = Naar de volgende beurt
replay-to-end = Naar het einde
replay-speed = Snelheid: { $speed }
replay-speed-slow = langzaam
replay-speed-normal = normaal
replay-speed-quick = snel
back = Terug

## When something is not there

unknown-title = Die zaal bestaat niet
unknown-text = Dit adres leidt nergens heen in dit huis.
gone-no-table-title = Die tafel is er niet
gone-no-table-text = Misschien is de link afgekapt of de tafel weg.
gone-no-watching-title = Deze tafel is besloten
gone-no-watching-text = Wie daar speelt, wil geen kijkers.
gone-forbidden-title = Niet vanaf hier
gone-forbidden-text = Deze pagina mag geen verbinding maken met het huis.

## Refusals of the house, by their code

problem-offline = Het huis antwoordt niet. Is er verbinding?
problem-too_quick = Dat ging iets te snel. Wacht even en probeer het opnieuw.
problem-seat_taken = Iemand was sneller: deze plaats is bezet.
problem-table_full = Alle plaatsen aan deze tafel zijn bezet.
problem-seats_open = Er zijn nog plaatsen vrij; een bot kan ze nemen.
problem-already_started = De partij is al begonnen.
problem-not_started = De partij is nog niet begonnen.
problem-not_finished = De partij is nog niet afgelopen.
problem-match_over = De partij is afgelopen.
problem-old_version = Er is intussen iets gebeurd. Kijk nog eens.
problem-unknown_version = Er is intussen iets gebeurd. Kijk nog eens.
problem-not_your_turn = Je bent niet aan de beurt.
problem-not_your_seat = Dat is jouw plaats niet.
problem-not_owner = Dat mag alleen wie de tafel opende.
problem-no_undo = Dat kan niet meer worden teruggenomen.
problem-unknown_edition = Dit huis heeft dit spelmateriaal niet.
problem-other_edition = Deze partij is met ander spelmateriaal gespeeld dan dat van dit huis.
problem-unknown_format = In dit bestand staat geen partij.
problem-truncated = Het bestand breekt halverwege af.
problem-bad_record = In dit bestand staat geen partij.
problem-unreadable = Dit bestand is niet te lezen.
problem-other_game = In dit bestand staat een partij van een ander spel.
problem-chance_due = De partij in het bestand volgt de regels niet: er ontbreekt een worp.
problem-other_seat = De partij in het bestand volgt de regels niet: daar is een andere speler aan de beurt.
problem-other_completes = De partij in het bestand volgt de regels niet: daar worden andere recepten afgewerkt.
problem-other_legal = De partij in het bestand volgt de regels niet: de lijsten met zetten kloppen niet.
problem-other_result = In het bestand eindigt de partij met een andere uitslag.
problem-undo_not_free = Vrij terugnemen kan alleen tegen bots.
problem-no_watching = Wie daar speelt, wil geen kijkers.
problem-unknown_table = Die tafel is er niet.
problem-unknown_guest = Het huis kent je nog niet. Kies een naam.
problem-bad_name = Een naam heeft minstens één letter nodig.
problem-bad_link = Deze link is al gebruikt of te oud.
problem-unknown_bot = Die bot bestaat niet.
problem-local_bot = Deze bot kan alleen op de computer van het huis spelen.
problem-bad_bot = Het is niet duidelijk welke bot dit is.
problem-slow_bot = Deze bot zou langer nadenken dan hier mag.
problem-no_program = De bot start niet.
problem-unknown_game = Dat spel wordt hier niet gespeeld.
problem-bad_players = Het spel is niet voor dat aantal spelers.
problem-bad_seats = Er zijn niet evenveel plaatsen als spelers.
problem-bad_notation = Die zet is niet te begrijpen.
problem-illegal_action = Dat mag nu niet volgens de regels.
problem-no_such_action = Die zet bestaat niet.
problem-no_such_seat = Die plaats is er niet aan deze tafel.
problem-other_rules = Deze partij is met andere regels begonnen; je kunt alleen kijken.
problem-bad_log = Het huis kan het verloop van deze tafel niet lezen.
problem-store_unavailable = Het huis kan nu niets opschrijven. Er is niets verloren; probeer het opnieuw.
problem-conflict = Iemand was sneller. Kijk nog eens.
problem-refused = Dat kan het huis niet doen.
problem-forbidden_origin = Dat mag deze pagina niet doen.
problem-bad_request = Het huis begreep dat niet.
problem-bad_message = Het huis begreep dat niet.
problem-bad_id = Het huis begreep dat niet.
problem-not_json = Het huis begreep dat niet.
problem-wrong_media_type = Het huis begreep dat niet.
problem-wrong_method = Het huis begreep dat niet.
problem-not_found = Op dit adres is niets.
problem-too_large = Dat was te veel in één keer.
problem-internal_error = Er ging iets mis in het huis.
problem-error = Er ging iets mis.
problem-other = Dat lukte niet: { $message }
try-again = Opnieuw proberen

## Help

help-title = Zo speel je { $game }
rules = Spelregels
rule-of = Regel { $rule }
art-sheet = Alle tekeningen
