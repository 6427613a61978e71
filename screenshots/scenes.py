"""Every screen: how the guest gets to a table for it, and what is done on the page before the picture is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Page

from screenshots.tables import NEVER, Guest

Prepare = Callable[[Guest], str]  # gives the path to go to
Pose = Callable[[Page], None]  # what is done there


@dataclass(frozen=True)
class Scene:
    """One screen."""

    name: str
    prepare: Prepare
    pose: Pose = lambda page: None


def at(path: str) -> Prepare:
    """A place without a table."""
    return lambda guest: path


def moment(game: str, players: int, until: str) -> Prepare:
    """A table at this moment, made when it is first asked for."""
    made: dict[Guest, str] = {}

    def prepare(guest: Guest) -> str:
        if guest not in made:
            made[guest] = guest.table_at(game, players, until)
        return f"/t/{made[guest]}"

    return prepare


def finished(game: str, players: int) -> Prepare:
    """A table whose match is over."""
    made: dict[Guest, str] = {}

    def prepare(guest: Guest) -> str:
        if guest not in made:
            made[guest] = guest.open_table(game, players)
            guest.play_on(made[guest], NEVER)
        return f"/t/{made[guest]}"

    return prepare


def waiting(guest: Guest) -> str:
    """A table with a bot and an open seat."""
    table = guest.open_table("wasabi", 3, ["me", "cook", None], start=False, options={"is_listed": True})
    return f"/t/{table}"


def handed_around(guest: Guest) -> str:
    """A match of people who share the device."""
    names = ["Anna", "Bartek", "Chiara"]
    return f"/t/{guest.open_table('wasabi', 3, ['me'] * 3, names=names)}"


def replayed(guest: Guest) -> str:
    """A match that is over, to look at again."""
    return f"{END(guest)}/replay"


def click(*selectors: str) -> Pose:
    """Press what these selectors find first."""

    def pose(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return pose


def put_aside(page: Page) -> None:
    """On a phone, close the sheet that came by itself."""
    close = page.locator(".sheet .close")
    if close.count():
        close.click()


OWN_TURN = "update.view.phase === 'step_one' && update.view.turn"
TURN = moment("wasabi", 3, f"{OWN_TURN} >= 18 && update.view.seats[update.seat].cards.length > 0")
GAIN = moment("wasabi", 4, f"{OWN_TURN} >= 16 && update.previews.some((one) => one.completes)")
ROLL = moment("sushi_roll", 3, "update.view.round === 2 && update.view.seats[0].tray.length >= 3")
END = finished("wasabi", 3)
SWAP = moment("sushi_roll", 4, "update.view.seats[0].tray.length >= 2 && update.legal.some((one) => one[0] === 'c')")


def wasabi_scenes() -> Iterator[Scene]:
    """Matches of Wasabi!."""
    yield Scene("wasabi-give", moment("wasabi", 3, "update.view.phase === 'give'"))
    yield Scene("wasabi-two-draw", moment("wasabi", 2, "update.legal[0].startsWith('draw')"))
    yield Scene("wasabi-turn", TURN)
    yield Scene("wasabi-tile", GAIN, lambda page: _take_up_gain(page))
    yield Scene("wasabi-recipe", TURN, lambda page: _point_at_recipe(page))
    yield Scene("wasabi-card", TURN, click(".hand .cards button.can"))
    yield Scene("wasabi-take", moment("wasabi", 3, "update.legal[0].startsWith('take') && update.view.turn > 6"))
    yield Scene("wasabi-pick", moment("wasabi", 4, "update.legal[0].startsWith('pick') && update.view.turn > 12"))
    yield Scene("wasabi-seat", TURN, click("[data-seat='1']"))
    yield Scene("wasabi-log", TURN, click(".noren .actions .icon:nth-child(2)"))
    yield Scene("wasabi-menu", TURN, click(".noren .actions > .icon:last-child"))
    yield Scene("wasabi-curtain", handed_around)
    yield Scene("wasabi-end", END)


def _take_up_gain(page: Page) -> None:
    """Take up the tile that would complete something."""
    put_aside(page)
    for tile in page.locator(".hand .tiles button").all():
        tile.click()
        if page.locator(".square.best").count():
            return


def _point_at_recipe(page: Page) -> None:
    put_aside(page)
    page.locator("[data-recipe]").first.focus()
    page.keyboard.press("Enter")


def sushi_roll_scenes() -> Iterator[Scene]:
    """Matches of Sushi Roll."""
    yield Scene("sushi-roll-opening", moment("sushi_roll", 3, "true"))
    yield Scene("sushi-roll-turn", ROLL)
    yield Scene("sushi-roll-die", ROLL, click(".mine .belt button"))
    yield Scene("sushi-roll-menu", ROLL, lambda page: page.keyboard.press("m"))
    yield Scene("sushi-roll-swap", SWAP, lambda page: page.keyboard.press("c"))
    yield Scene("sushi-roll-faces", ROLL, lambda page: page.keyboard.press("f"))
    yield Scene("sushi-roll-scores", ROLL, lambda page: page.keyboard.press("s"))
    yield Scene("sushi-roll-keys", ROLL, lambda page: page.keyboard.press("?"))
    yield Scene("sushi-roll-log", ROLL, click(".noren .actions .icon:nth-child(2)"))
    yield Scene("sushi-roll-two", moment("sushi_roll", 2, "update.view.seats[0].tray.length >= 3"))
    yield Scene("sushi-roll-five", moment("sushi_roll", 5, "update.view.seats[0].tray.length >= 2"))
    yield Scene("sushi-roll-end", finished("sushi_roll", 4))


def all_scenes() -> list[Scene]:
    """All of them; the door last, when there are matches to resume."""
    return [
        Scene("unknown", at("/elsewhere")),
        Scene("new-table", at("/"), click("section:first-of-type .ways button:nth-child(1)")),
        Scene("pass-and-play", at("/"), click("section:first-of-type .ways button:nth-child(2)")),
        Scene("waiting", waiting),
        Scene("waiting-options", waiting, click(".head button")),
        Scene("waiting-bot", waiting, click(".seats .open button")),
        Scene("other-device", waiting, click(".beside > .button")),
        Scene("go-on-here", at("/t/any/here#code")),
        *wasabi_scenes(),
        *sushi_roll_scenes(),
        Scene("rules-wasabi", at("/rules/wasabi")),
        Scene("rules-sushi-roll", at("/rules/sushi_roll")),
        Scene("learn-wasabi", at("/learn/wasabi")),
        Scene("learn-sushi-roll", at("/learn/sushi_roll")),
        Scene("replay", replayed),
        Scene("door", at("/")),
    ]


def own_edition_scenes() -> list[Scene]:
    """Tables with an edition that the page has no pictures for."""
    return [
        Scene("own-wasabi", moment("wasabi", 3, f"{OWN_TURN} >= 6")),
        Scene("own-sushi-roll", moment("sushi_roll", 2, "update.view.seats[0].tray.length >= 1")),
    ]
