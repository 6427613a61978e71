"""What happened in a match, as sentences: the same messages, for the same lines of notation, as the log of the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from sushiya.cli.words import dice, ingredients, kinds, recipes
from sushiya.games.contract import Game
from sushiya.games.record import Event
from sushiya.games.wasabi import Wasabi
from sushiya.locales import Piece, Words

Who = dict[str, str]


class Teller:
    """Tells the events of one match to one seat, or to a spectator."""

    def __init__(self, words: Words, game: Game, names: list[str], seat: int | None) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.seat = seat

    def tell(self, event: Event) -> str:
        """The sentence for an event; empty for one that needs none of its own."""
        verb, *rest = event.line.split(" ")
        tell = self._tell_wasabi if isinstance(self.game, Wasabi) else self._tell_sushi_roll
        return tell(event, verb, rest)

    def _say(self, message: str, **args: Any) -> str:
        return self.words.say(message, **args)

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def _tell_sushi_roll(self, event: Event, verb: str, rest: list[str]) -> str:
        def who(seat: int) -> Who:
            return {"name": self._name(seat), "you": "yes" if seat == self.seat else "no"}

        message = f"sushi-roll-log-{verb}"
        if verb == "bag":
            return self._say(message, **who(int(rest[0])), kinds=kinds(rest[1:]))
        if event.seat is None:
            return self._say(message, **who(int(rest[0])), dice=dice(rest[1:]))
        if verb == "chopsticks":
            mine, _, theirs, _, other = rest
            other_you = "yes" if int(other) == self.seat else "no"
            swapped = {"mine": dice([mine]), "theirs": dice([theirs])}
            return self._say(message, **who(event.seat), **swapped, other=self._name(int(other)), other_you=other_you)
        return self._say(message, **who(event.seat), dice=dice(rest))

    def _tell_wasabi(self, event: Event, verb: str, rest: list[str]) -> str:
        told = self._tell_wasabi_line(event.seat, verb, rest)
        return " ".join([told, *(self._tell_completion(event.seat, slug) for slug in event.completes)])

    def _who(self, seat: int | None) -> Who:
        return {"name": self._name(seat), "who": "you" if seat is not None and seat == self.seat else "other"}

    def _tell_wasabi_line(self, seat: int | None, verb: str, rest: list[str]) -> str:
        if verb == "start":
            return self._say("wasabi-log-start", **self._who(int(rest[0])))
        if verb == "recipe":  # the draw has told the length of a hidden one
            is_hidden = rest[0].startswith("?")
            return "" if is_hidden else self._say("wasabi-log-recipe", recipe=self._recipes(rest))
        tell: Callable[..., str] = getattr(self, f"_tell_{verb}", self._tell_plain)
        return tell(self._who(seat), f"wasabi-log-{verb}", rest)

    def _tell_plain(self, who: Who, message: str, _: list[str]) -> str:
        """`done`, `forgo`."""
        return self._say(message, **who)

    def _tell_give(self, who: Who, message: str, rest: list[str]) -> str:
        return self._say(message, **who, tiles=ingredients(rest))

    def _tell_draw(self, who: Who, message: str, rest: list[str]) -> str:
        return self._say(message, **who, length=int(rest[0]))

    def _tell_pass(self, who: Who, message: str, rest: list[str]) -> str:
        return (
            self._say(message, **who, recipes=self._recipes(rest)) if rest else self._say(f"{message}-nothing", **who)
        )

    def _tell_lay(self, who: Who, message: str, rest: list[str]) -> str:
        return self._say(message, **who, tile=ingredients(rest[:1]), square=rest[1])

    def _tell_pick(self, who: Who, message: str, rest: list[str]) -> str:
        return self._say(message, **who, tile=ingredients(rest))

    def _tell_choose(self, who: Who, message: str, rest: list[str]) -> str:
        return self._say(message, **who, recipe=self._recipes(rest))

    def _tell_card(self, who: Who, message: str, rest: list[str]) -> str:
        card, *squares = rest
        args = {**who, "card": self._card(card)}
        if card == "chop":
            return self._say(f"wasabi-log-chop-{squares[1]}", **args, square=squares[0])
        if card == "switch":
            return self._say("wasabi-log-switch", **args, first=squares[0], second=squares[1])
        if card == "wasabi":
            return self._say("wasabi-log-wasabi", **args, square=squares[0])
        return self._say(message, **args)

    def _tell_take(self, who: Who, message: str, rest: list[str]) -> str:
        card, *more = rest
        args = {**who, "card": self._card(card)}
        if more and more[0] != "returning":
            message += "-board"
            args["square"] = more.pop(0)
        if more:
            message += "-returning"
            args["returned"] = self._card(more[1])
        return self._say(message, **args)

    def _tell_completion(self, seat: int | None, slug: str) -> str:
        assert isinstance(self.game, Wasabi)
        lengths = {recipe.slug: recipe.length for recipe in self.game.edition.recipes}
        length = lengths[slug.removesuffix("*")]
        token = next(token for token in self.game.edition.tokens if token.length == length)
        style = "yes" if slug.endswith("*") and token.cubes else "no"
        worth = {"points": token.points, "cubes": token.cubes if style == "yes" else 0}
        return self._say("wasabi-log-completes", **self._who(seat), recipe=self._recipes([slug]), style=style, **worth)

    def _card(self, card: str) -> str:
        return self._say(f"wasabi-card-{card}")

    def _recipes(self, slugs: list[str]) -> list[Piece]:
        return recipes(slugs, self.printed_recipes)

    @cached_property
    def printed_recipes(self) -> dict[str, str]:
        """Names of recipes as the edition has them, by slug; empty in a game without recipes."""
        return (
            {recipe.slug: recipe.name for recipe in self.game.edition.recipes} if isinstance(self.game, Wasabi) else {}
        )
