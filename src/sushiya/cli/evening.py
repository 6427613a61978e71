"""The evening of one guest: the dialogue of `sushiya play`.

The referee is a `Table`, as in the house, kept in memory only. The dialogue shows the guest's own view and log and
nothing else of the match. A guest answers with a number, a line of notation
or the beginning of one; `?`, `log`, `undo`, `save FILE` and `quit` are always understood, `back` inside a choice. What
the bots draw at random follows from the seed of the dice, so that after an undo they do the same again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import msgspec
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from sushiya.bots import play
from sushiya.bots.bot import Bot
from sushiya.bots.catalog import BotSpec, parse_spec
from sushiya.cli.choices import THAT_IS_ALL, Option, build_menu, complete, narrow
from sushiya.cli.sentences import Teller
from sushiya.cli.show import ask, draw_view, show_event, show_result
from sushiya.cli.words import dice, ingredients, recipes
from sushiya.errors import BadPlayers, IllegalAction, SushiyaError
from sushiya.games import GAMES, find_name
from sushiya.games.contract import Game
from sushiya.games.match import Match
from sushiya.games.record import Event, take_step
from sushiya.locales import ENGLISH, Piece, Words
from sushiya.table.log import AnyEntry, By, Options
from sushiya.table.table import BOT_NAMES, Table, open_table

GUEST = "guest"  # who sits at the table
PATIENCE = 0.3  # seconds before the guest is told who thinks
COMMANDS = {"back": "back", "log": "log", "undo": "undo", "save": "save FILE", "table": "table", "quit": "quit"}


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


def ask_game(console: Console, words: Words) -> str:
    """Which game to play."""
    titles = [(name, words.say(f"game-{name}")) for name in GAMES]
    for number, (_, title) in enumerate(titles, 1):
        console.print(f"  {number}  {title}")
    while True:
        typed = read_line(console, f"{words.say('terminal-which-game')} ")
        if typed.isdigit() and 1 <= int(typed) <= len(titles):
            return titles[int(typed) - 1][0]
        matching = [name for name, title in titles if typed and title.lower().startswith(typed.lower())]
        if len(matching) == 1:
            return matching[0]
        try:
            return find_name(typed)
        except SushiyaError as error:
            console.print(words.explain(error), style="red", markup=False)


def ask_players(console: Console, words: Words, game: Game) -> int:
    """How many seats, you included; nothing typed means three, or what comes nearest."""
    counts = game.player_counts
    usual = min(counts, key=lambda count: abs(count - 3))
    question = words.say("terminal-how-many", least=counts[0], most=counts[-1], usual=usual)
    while True:
        typed = read_line(console, f"{question} ")
        if not typed:
            return usual
        try:
            game.check_players(int(typed))
        except ValueError:
            console.print(words.say("terminal-number-please"), style="red")
        except SushiyaError as error:
            console.print(words.explain(error), style="red", markup=False)
        else:
            return int(typed)


def fill_seats(specs: list[BotSpec], players: int) -> list[BotSpec]:
    """A bot for every seat but the guest's; the last one takes all seats that are left."""
    if len(specs) >= players:
        raise BadPlayers(f"{len(specs)} bots and you are too many for {players} players.")
    return specs + specs[-1:] * (players - 1 - len(specs))


def begin_match(game: Game, opponents: list[BotSpec], seat: int, seed: bytes, guest: str = GUEST) -> Table:
    """A table with the guest of that name at a seat and the bots at the others, in order; the match has begun."""
    players = len(opponents) + 1
    options = Options(undo="free", may_watch=False, grace=None)
    table = Table("evening", open_table(game, players, options, GUEST, seed, tell_time()), game)
    let_happen(table, table.sit(GUEST, guest, seat, tell_time()))
    others = [number for number in range(players) if number != seat]
    for number, name, spec in zip(others, BOT_NAMES, opponents, strict=False):
        let_happen(table, table.seat_bot(GUEST, number, str(spec), name, tell_time()))
    let_happen(table, table.start(GUEST, tell_time()))
    return table


def let_happen(table: Table, entry: AnyEntry | int | None) -> None:
    """Do what the table has agreed to; a move without an id is never a repetition."""
    assert entry is not None
    assert not isinstance(entry, int)
    table.apply(entry)


def tell_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@contextmanager
def thinking(console: Console, told: str) -> Iterator[None]:
    """Tell a guest who has waited for a while that the bot thinks."""
    if not console.is_terminal:
        yield
        return
    status = console.status(Text(told, style="dim"))
    timer = Timer(PATIENCE, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()  # it may be about to start
        status.stop()


class Evening:
    """One match of one guest against bots, one for every other seat in order."""

    def __init__(
        self,
        console: Console,
        game: Game,
        opponents: list[BotSpec],
        seat: int,
        seed: bytes,
        words: Words | None = None,
    ) -> None:
        self.console = console
        self.seat = seat
        self.words = words or Words()
        self.table = begin_match(game, opponents, seat, seed, self.words.say("terminal-you"))
        specs = {number: parse_spec(place.bot) for number, place in enumerate(self.table.seats) if place.bot}
        self.bots: dict[int, Bot] = {number: spec.make() for number, spec in specs.items()}
        self.names = [place.name for place in self.table.seats]
        self.names_in_record = list(self.names)
        for number, spec in specs.items():
            self.names[number] += f" ({spec.kind.name})"
            self.names_in_record[number] = f"bot:{spec}"
        self.teller = Teller(self.words, game, self.names, seat)
        self.forfeits: dict[int, str] = {}  # why, by the number of the step
        self.told = 0  # events that the guest has been shown
        self.seen: dict[int, str] = {}  # the parts of the table as they were last shown
        self.commands: dict[str, Callable[[], bool]] = {
            "?": self._help,
            "help": self._help,
            "log": self._log,
            "undo": self._undo,
            "table": self._table,
        }

    @property
    def match(self) -> Match:
        """The match at the table."""
        assert self.table.match is not None
        return self.table.match

    def play(self) -> None:
        """Play the match to its end; the bots are closed then, and also if the guest leaves before."""
        with play.closing_bots(self.bots.values()):
            self._play()
            play.tell_result(self.bots.values(), self.match)

    def _play(self) -> None:
        self.console.print(self._say("terminal-begin", game=self._say(f"game-{self.match.game.name}")))
        self.console.print(f"{self._say('terminal-commitment')}\n{self.table.commitment}", style="dim")
        while self.table.state == "running":
            if self.table.to_act != self.seat:
                self._let_bot_act()
                continue
            self._show_table(changes_only=self._tell_news())
            self._act()
        self._tell_news()
        self._table()
        result = self.match.result()
        assert result is not None
        self.console.print(show_result(self.words, result, self.names))
        self.console.print(self._say("terminal-seed", seed=self.table.opened.seed), style="dim")

    def _say(self, message: str, **args: str | int) -> str:
        return self.words.say(message, **args)

    def _let_bot_act(self) -> None:
        """One action of the bot whose seat is to act."""
        seat = self.match.position.status
        with thinking(self.console, self._say("terminal-thinks", name=self.names[seat])):
            turn = play.ask(self.bots[seat], self.match, self.table.bots_seed)
        if turn.forfeit is not None:
            self.forfeits[len(self.match.steps)] = turn.forfeit
        self._do(seat, self.match.game.line_of(turn.code), by="bot")

    def _do(self, seat: int, action: str, by: By = "guest") -> None:
        """An action at the table."""
        let_happen(self.table, self.table.submit(seat, self.table.version, None, action, tell_time(), by))

    def _tell_news(self) -> bool:
        """What has happened since the guest's last look. Returns whether only the guest and chance did something."""
        events = self.match.seen_from(self.seat)
        news = events[self.told :]
        self.told = len(events)
        if news:
            self.console.print()
        self._show_events(events, self.told - len(news))
        return self.seen != {} and all(event.seat in (None, self.seat) for event in news)

    def _show_events(self, events: list[Event], first: int) -> None:
        """The log from an event on; a move that a bot has forfeited with the reason."""
        for number, event in enumerate(events[first:], first):
            shown = show_event(self.teller, event)
            if shown:
                self.console.print(shown)
            if number in self.forfeits:
                told = self._say("terminal-forfeit", reason=self.forfeits[number]).replace("\n", "\n    ")
                self.console.print(f"    {told}", style="dim", markup=False, emoji=False)

    def _table(self) -> bool:
        self._show_table(changes_only=False)
        return True

    def _show_table(self, *, changes_only: bool) -> None:
        """The table, or the parts of it that look different from the last time."""
        self.console.print()
        for part, drawing in enumerate(self._draw_table()):
            with self.console.capture() as capture:
                self.console.print(drawing)
            if not changes_only or self.seen.get(part) != capture.get():
                self.console.print(drawing)
            self.seen[part] = capture.get()

    def _draw_table(self) -> list[RenderableType]:
        return draw_view(self.words, self.match.game, self.match.view(self.seat), self.names)

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
                self._do(self.seat, found[0])
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
            self.console.print(Text(ask(self.words, self.match.view(self.seat)), style="bold cyan"))
            self._offer_completions()
        menu = build_menu(lines)
        if menu.shared:
            self.console.print(f"  [bold]{menu.shared}[/] …")
        is_keyed = any(option.key != option.text for option in menu.options)
        offers = [
            f"[bold cyan]{o.key}[/] {self._tell_choice(o)}" if is_keyed else f"[bold cyan]{o.key}[/]"
            for o in menu.options
        ]
        self.console.print(Columns(offers, padding=(0, 3), column_first=True))

    def _tell_choice(self, option: Option) -> str:
        """What an option says: words of a line, and what they mean where that is not said in English."""
        if option.text == THAT_IS_ALL:
            return self._say("terminal-that-is-all")
        meant = [] if self.words.language == ENGLISH else [self._tell_piece(word) for word in option.text.split(" ")]
        told = ", ".join(dict.fromkeys(name for name in meant if name))
        return f"{option.text} [dim]{told}[/]" if told else option.text

    def _tell_piece(self, word: str) -> str:
        for piece in (*ingredients([word]), *recipes([word], {}), *dice([word])):
            name = self.words.name(Piece(piece.id, "", piece.args))
            if name:
                return name
        return ""

    def _offer_completions(self) -> None:
        """The actions that would complete something: a guest sees them on the board, given time."""
        for code in self.match.position.legal().tolist():
            step = take_step(self.match.position, code)
            for slug in step.completes:
                style = "yes" if slug.endswith("*") else "no"
                told = self.words.say("terminal-would-complete", recipe=self._recipe(slug), style=style)
                self.console.print(f"  [green]{step.line}[/] [dim]{told}[/]")

    def _recipe(self, slug: str) -> list[Piece]:
        return recipes([slug], self.teller.printed_recipes)

    def _refuse(self, typed: str) -> None:
        """Say why the line cannot be played: the rule, if it is a line at all."""
        try:
            reason = self.match.position.check(typed)
            told = self.words.explain(IllegalAction(reason.text, code=reason.code, rule=reason.rule)) if reason else ""
        except SushiyaError as error:
            told = self.words.explain(error)
        self.console.print(told, style="red", markup=False)
        self.console.print(self._say("terminal-hint"), style="dim")

    def _help(self) -> bool:
        self.console.print(self._say("terminal-help", example=self.match.legal()[0]))
        for command, typed in COMMANDS.items():
            self.console.print(f"  [bold]{typed:<11}[/]{self._say(f'terminal-help-{command}')}")
        return True

    def _log(self) -> bool:
        self._show_events(self.match.seen_from(self.seat), 0)
        return True

    def _undo(self) -> bool:
        """Back to the guest's own last action."""
        if not self.table.may_undo(self.seat):
            self.console.print(self._say("terminal-nothing-to-undo"), style="red")
            return False
        undone = next(step for step in reversed(self.match.steps) if step.seat == self.seat)
        let_happen(self.table, self.table.take_back(self.seat, self.table.version, None, tell_time()))
        self.told = len(self.match.steps)
        self.forfeits = {number: why for number, why in self.forfeits.items() if number < self.told}
        self.console.print(self._say("terminal-undone", line=undone.line), markup=False)
        return True

    def _save(self, name: str) -> None:
        record = self.match.record().seen_from(self.seat, self.match.game)
        record = msgspec.structs.replace(record, names=self.names_in_record)
        try:
            record.dump(Path(name))
        except OSError as error:
            told = self._say("terminal-not-saved", file=name, reason=error.strerror or str(error))
            self.console.print(told, style="red", markup=False)
        else:
            self.console.print(self._say("terminal-saved", file=name), markup=False)
