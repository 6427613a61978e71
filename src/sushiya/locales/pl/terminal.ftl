### Terminal: `sushiya play` i wiersz, którym otwiera się lokal. Słowa w [bold]…[/] gość wpisuje, jak stoją.

## Przed partią

terminal-which-game = Która gra?
terminal-how-many = Ilu graczy razem z tobą ({ $least }–{ $most }, zwykle { $usual })?
terminal-number-please = Poproszę liczbę.
terminal-goodbye = Do widzenia.
terminal-compiling = Jednorazowo kompilujemy zasady { $games }; to potrwa kilka minut…
terminal-house-open = Lokal jest otwarty: { $address }
terminal-you = Ty

## Pomoc

terminal-begin = [bold]{ $game }[/] – wpisz [bold]?[/], by zobaczyć pomoc, albo [bold]quit[/], by wyjść.
terminal-commitment = Rzuty wynikają z liczby, której SHA-256 to
terminal-seed = Rzuty wynikały z tajnej liczby { $seed }.
terminal-help = Wpisz numer, cały wiersz, na przykład [bold]{ $example }[/], albo początki jego słów.
terminal-help-back = wybierz od nowa
terminal-help-log = wszystko, co się wydarzyło
terminal-help-undo = cofnij swój ostatni ruch i to, co po nim
terminal-help-save = zapisz dotychczasową partię
terminal-help-table = pokaż stół jeszcze raz
terminal-help-quit = wyjdź
terminal-hint = ? – pomoc, Enter – pokaż możliwości jeszcze raz.

## Partia

terminal-thinks = { $name } myśli…
terminal-would-complete = { $style ->
    [yes] ukończy „{ $recipe }” ze stylem
   *[no] ukończy „{ $recipe }”
  }
terminal-that-is-all = to wszystko
terminal-forfeit = wybrane losowo, bo bot { $reason }
terminal-nothing-to-undo = Nie ma jeszcze nic do cofnięcia.
terminal-undone = Cofnięte: { $line }
terminal-saved = Zapisano w { $file } partię tak, jak ją widzisz.
terminal-not-saved = { $file }: nie da się zapisać: { $reason }.

## Stół Wasabi!

terminal-wasabi-ask = Połóż płytkę; przed nią lub po niej możesz zagrać kartę. Albo spasuj.
terminal-wasabi-ask-more = Zagraj kartę, połóż drugą płytkę, jeśli możesz, albo wpisz done.
terminal-wasabi-stacks = Stosy przepisów
terminal-wasabi-stack = długość { $length }: { $count }
terminal-wasabi-stack-known = długość { $length }: { $count } (pod spodem: { $known })
terminal-wasabi-tokens = żetony { $tokens }
terminal-wasabi-no-tokens = brak żetonów
terminal-wasabi-recipes = Twoje przepisy
terminal-wasabi-tiles = Twoje płytki
terminal-wasabi-cards = Twoje karty
terminal-none = brak

## Stół Sushi Roll

terminal-sushi-roll-supply = W puli
terminal-sushi-roll-bag = { $count ->
    [one] { $count } kość w woreczku
    [few] { $count } kości w woreczku
    [many] { $count } kości w woreczku
   *[other] { $count } kości w woreczku
  }
terminal-sushi-roll-points = { $points ->
    [one] { $points } punkt (+{ $more } na tacce)
    [few] { $points } punkty (+{ $more } na tacce)
    [many] { $points } punktów (+{ $more } na tacce)
   *[other] { $points } punktu (+{ $more } na tacce)
  }
terminal-sushi-roll-belt = taśma
terminal-sushi-roll-tray = tacka

## Koniec

terminal-over = Koniec partii. { $reason }
terminal-place = miejsce
terminal-player = gracz
terminal-points = punkty
