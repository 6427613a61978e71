"""The evening of one guest: the dialogue of `sushiya play`.

It shows the guest's own view and log and nothing else of the match. A guest answers with a number, a line of notation
or the beginning of one; `?`, `log`, `undo`, `save FILE` and `quit` are always understood, `back` inside a choice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from sushiya.cli.choices import build_menu, complete, narrow
from sushiya.cli.show import ask, draw_view, show_event, show_result
from sushiya.errors import SushiyaError
from sushiya.games import GAMES, find_name
from sushiya.games.chance import SeededDice, seed_from_text
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import take_step

BOT_NAMES = ("Aoi", "Ben", "Chiyo", "Dario")
HELP = """\
Type the number of a choice, a whole line such as [bold]{example}[/], or the beginning of its words.
  [bold]back[/]       choose anew     [bold]log[/]   everything that has happened
  [bold]undo[/]       take back your last action, and what followed
  [bold]save FILE[/]  write the match so far as a record
  [bold]table[/]      show the table again        [bold]quit[/]  leave"""


class Goodbye(Exception):
    """The guest leaves."""


def read_line(console: Console, prompt: str) -> str:
    """What the guest types; the end of the input is a goodbye."""
    try:
        typed = console.input(prompt)
    except EOFError:
        console.print()
        raise Goodbye from None
    if not sys.stdin.isatty():
        console.print(typed, markup=False)  # so that a dialogue that was piped in reads like one
    typed = " ".join(typed.split())
    if typed.lower() in ("quit", "exit", "q"):
        raise Goodbye
    return typed


def ask_game(console: Console) -> str:
    """Which game to play."""
    titles = list(GAMES.items())
    for number, (_, title) in enumerate(titles, 1):
        console.print(f"  {number}  {title}")
    while True:
        typed = read_line(console, "Which game? ")
        if typed.isdigit() and 1 <= int(typed) <= len(titles):
            return titles[int(typed) - 1][0]
        matching = [name for name, title in titles if typed and title.lower().startswith(typed.lower())]
        if len(matching) == 1:
            return matching[0]
        try:
            return find_name(typed)
        except SushiyaError as error:
            console.print(str(error), style="red", markup=False)


def ask_players(console: Console, game: Game) -> int:
    """How many seats, you included; nothing typed means three, or what comes nearest."""
    counts = game.player_counts
    usual = min(counts, key=lambda count: abs(count - 3))
    while True:
        typed = read_line(console, f"How many players, you included ({counts[0]}–{counts[-1]}, usually {usual})? ")
        if not typed:
            return usual
        try:
            game.check_players(int(typed))
        except ValueError:
            console.print("A number, please.", style="red")
        except SushiyaError as error:
            console.print(str(error), style="red", markup=False)
        else:
            return int(typed)


def choose_move(match: Match) -> int:
    """What the bot to act plays: any legal action, fairly drawn, the same one after an undo."""
    assert match.dice is not None
    dice = SeededDice(seed_from_text(f"bot {match.dice.seed.hex()} {len(match.steps)}"))
    codes = match.position.legal()
    return int(codes[dice.throw(len(codes))])


class Evening:
    """One match of one guest against bots."""

    def __init__(self, console: Console, game: Game, players: int, seat: int, seed: bytes) -> None:
        bots = iter(BOT_NAMES)
        names = ["You" if k == seat else next(bots) for k in range(players)]
        self.console = console
        self.seat = seat
        self.match = Match(game, players, names=names, dice=SeededDice(seed))
        self.told = 0  # events that the guest has been shown
        self.seen: dict[int, str] = {}  # the parts of the table as they were last shown
        self.commands: dict[str, Callable[[], bool]] = {
            "?": self._help,
            "help": self._help,
            "log": self._log,
            "undo": self._undo,
            "table": self._table,
        }

    def play(self) -> None:
        """Play the match to its end."""
        assert self.match.dice is not None
        self.console.print(f"[bold]{self.match.game.title}[/] – type ? for help, quit to leave.")
        self.console.print(f"The dice follow from a seed whose SHA-256 is\n{self.match.dice.commitment}.", style="dim")
        while not self.match.is_over:
            if self.match.to_act != self.seat:
                self.match.play(choose_move(self.match))
                continue
            self._show_table(changes_only=self._tell_news())
            self._act()
        self._tell_news()
        self._table()
        result = self.match.result()
        assert result is not None
        self.console.print(show_result(result, self.match.names))
        self.console.print(f"The seed of the dice was {self.match.dice.seed.hex()}.", style="dim")

    def _tell_news(self) -> bool:
        """What has happened since the guest's last look. Returns whether only the guest and chance did something."""
        events = self.match.seen_from(self.seat)
        news = events[self.told :]
        self.told = len(events)
        if news:
            self.console.print()
        for event in news:
            self.console.print(show_event(event, self.match.names))
        return self.seen != {} and all(event.seat in (None, self.seat) for event in news)

    def _table(self) -> bool:
        self._show_table(changes_only=False)
        return True

    def _show_table(self, *, changes_only: bool) -> None:
        """The table, or the parts of it that look different from the last time."""
        self.console.print()
        for part, drawing in enumerate(draw_view(self.match.game, self.match.view(self.seat), self.match.names)):
            with self.console.capture() as capture:
                self.console.print(drawing)
            if not changes_only or self.seen.get(part) != capture.get():
                self.console.print(drawing)
            self.seen[part] = capture.get()

    def _act(self) -> None:
        """Let the guest choose and do one action, or something else that changes what there is to choose."""
        lines = everything = self.match.legal()
        self._offer(lines, first=True)
        while True:
            typed = read_line(self.console, "> ")
            word = typed.lower()
            if not typed:
                self._offer(lines)
                continue
            if word in self.commands:
                if word == "undo" and self.commands[word]():
                    return
                if word != "undo":
                    self.commands[word]()
                lines = everything
                continue
            if word.startswith("save "):
                self._save(typed[len("save ") :])
                continue
            if word == "back":
                lines = everything
                self._offer(lines, first=True)
                continue
            found = self._find(lines, everything, word)
            if len(found) == 1:
                self.match.play(found[0])
                return
            if found:
                lines = found
                self._offer(lines)
            else:
                self._refuse(word)

    def _find(self, lines: list[str], everything: list[str], typed: str) -> list[str]:
        """What the guest means. A line that is notation, but not legal now, is not taken for an abbreviation."""
        found = narrow(lines, typed) or narrow(everything, typed)
        if found:
            return found
        try:
            self.match.game.parse_action(typed)
        except SushiyaError:
            return complete(lines, typed) or complete(everything, typed)
        return []

    def _offer(self, lines: list[str], *, first: bool = False) -> None:
        if first:
            self.console.print(Text(ask(self.match.view(self.seat)), style="bold cyan"))
            self._offer_completions()
        menu = build_menu(lines)
        if menu.shared:
            self.console.print(f"  [bold]{menu.shared}[/] …")
        is_keyed = any(option.key != option.text for option in menu.options)
        offers = [f"[bold cyan]{o.key}[/] {o.text}" if is_keyed else f"[bold cyan]{o.key}[/]" for o in menu.options]
        self.console.print(Columns(offers, padding=(0, 3), column_first=True))

    def _offer_completions(self) -> None:
        """The actions that would complete something: a guest sees them on the board, given time."""
        for code in self.match.position.legal().tolist():
            step = take_step(self.match.position, code)
            if step.completes:
                done = ", ".join(slug.replace("*", " with style") for slug in step.completes)
                self.console.print(f"  [green]{step.line}[/] [dim]would complete[/] [green]{done}[/]")

    def _refuse(self, typed: str) -> None:
        """Say why the line cannot be played: the rule, if it is a line at all."""
        try:
            reason = self.match.position.check(typed)
            told = f"{reason.text} ({reason.rule})" if reason else ""
        except SushiyaError as error:
            told = str(error)
        self.console.print(told, style="red", markup=False)
        self.console.print("[dim]? for help, Enter to see the choices again.[/]")

    def _help(self) -> bool:
        self.console.print(HELP.format(example=self.match.legal()[0]))
        return True

    def _log(self) -> bool:
        for event in self.match.seen_from(self.seat):
            self.console.print(show_event(event, self.match.names))
        return True

    def _undo(self) -> bool:
        """Back to the guest's own last action."""
        if all(step.seat != self.seat for step in self.match.steps):
            self.console.print("You have done nothing yet that could be taken back.", style="red")
            return False
        while True:
            undone = self.match.undo()
            if undone.seat == self.seat:
                break
        self.told = len(self.match.steps)
        self.console.print(f"Taken back: {undone.line}", markup=False)
        return True

    def _save(self, name: str) -> None:
        record = self.match.record().seen_from(None if self.match.is_over else self.seat, self.match.game)
        try:
            record.dump(Path(name))
        except OSError as error:
            self.console.print(f"{name}: cannot be written: {error.strerror}.", style="red", markup=False)
        else:
            self.console.print(f"Written to {name}, as you have seen the match.", markup=False)
