"""Several browsers at one table: each sees its own secrets, all see the same match, its end and the next one."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sushiya.table.log import ClockOptions, Options
from tests.e2e.conftest import PHONE, Visit, Visitor
from tests.e2e.hands import do
from tests.e2e.positions import is_over, lay_out, may, read_table
from tests.e2e.recipes import named_in, recipe_names

pytestmark = pytest.mark.slow

GAMES = pytest.mark.parametrize("game", ["wasabi", "sushi_roll"])
WINDOW = 14  # actions between two looks


# ------------------------------------------------------------------------------------------------------ secrets


class Recipes:
    """Who may know which recipes of a match, from what the house has written down."""

    def __init__(self, guest: Visitor, table: str) -> None:
        self.guest, self.table = guest, table
        self.drawn: list[set[str]] = []
        self.open: set[str] = set()

    def look(self) -> None:
        """Who has drawn which recipe by now, and which are open to all."""
        table = read_table(self.guest.house, self.table)
        self.drawn = [set() for _ in table.seats]
        for step in (step for happening in table.happenings for step in happening.steps):
            if step.seat is not None:
                mover = step.seat
                self.open |= {slug.rstrip("*") for slug in step.completes}
            elif step.line.startswith("recipe"):
                self.drawn[mover].add(step.line.split()[1])

    def hidden_from(self, seat: int | None) -> set[str]:
        """Recipes that others have drawn and this seat never saw."""
        others = [drawn for number, drawn in enumerate(self.drawn) if number != seat]
        return set[str]().union(*others) - self.open - (set() if seat is None else self.drawn[seat])

    def check(self, visitor: Visitor, seat: int | None, since: int) -> None:
        """What the browser was told and what the page has written nowhere names what is hidden from the seat."""
        hidden = self.hidden_from(seat)
        assert hidden
        for text in visitor.messages[since:]:
            assert named_in(text, hidden) == []
        assert named_in(visitor.page.content(), hidden) == []
        for answer in visitor.answers:
            text = answer.text()
            if len(named_in(text, recipe_names())) < len(recipe_names()):  # the list of all recipes is open to all
                assert named_in(text, hidden) == []


def choose(update: dict[str, Any], stream: random.Random) -> str:
    """Something of everything: what completes, now and then a pass, otherwise anything."""
    legal: list[str] = update["legal"]
    gains: list[str] = [one["action"] for one in update["previews"] if one.get("completes")]
    passes = [line for line in legal if line.startswith("pass ")]
    if passes and stream.random() < 0.15:
        return stream.choice(passes)
    return stream.choice(gains or [line for line in legal if not line.startswith("pass")] or legal)


def test_three_browsers_and_a_watcher_keep_their_secrets(visit: Visit) -> None:
    players = [visit(), visit(PHONE), visit()]
    watcher = visit()
    everybody = [*enumerate(players), (None, watcher)]
    table = lay_out("wasabi", players, seed="secrets")
    for _, one in everybody:
        one.go(f"/t/{table}")
        expect(one.page.get_by_role("button", name="At the table")).to_be_visible()
    recipes, stream = Recipes(players[0], table), random.Random(3)
    seen = [0] * len(everybody)
    for number in range(4 * WINDOW):
        players[0].wait(lambda: 0 in players[0].updates, "nothing is told")
        now = players[0].updates[0]
        seat = now["view"]["to_act"]
        mover = players[seat]
        mover.wait(lambda: mover.updates.get(seat, {}).get("version") == now["version"], "the turn is not told")  # noqa: B023
        update = mover.updates[seat]
        act = {"type": "act", "id": f"m{number}", "seat": seat, "version": update["version"]}
        mover.ask(f"/tables/{table}/act", {**act, "action": choose(update, stream)})
        players[0].wait_for_news(now)
        if number % WINDOW == WINDOW - 1 and number > WINDOW:
            recipes.look()
            for i, (seat, one) in enumerate(everybody):
                one.wait(lambda: one.updates[seat]["version"] == players[0].updates[0]["version"], "not told")  # noqa: B023
                one.draw()
                recipes.check(one, seat, seen[i])
                seen[i] = len(one.messages)
    assert recipes.open  # there was something to complete
    for seat, player in enumerate(players):
        own = player.updates[seat]["view"]["seats"][seat]["recipes"]
        expect(player.page.locator("[data-recipe]")).to_have_count(len(own))
        for recipe in own:
            expect(player.page.locator(f'[data-recipe="{recipe}"]')).to_contain_text(recipe_names()[recipe])
    expect(watcher.page.locator("[data-recipe]")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Take back")).to_have_count(0)


# --------------------------------------------------------------------------------------- to the end, and again


def play(visitors: list[Visitor]) -> None:
    """Everybody plays the first line by hand at the own page, until the match is over."""
    while True:
        now = visitors[0].updates[0]
        if now["view"]["result"] is not None:
            return
        seat = now["view"]["to_act"]
        one = visitors[seat]
        one.wait(lambda: one.updates[seat]["version"] == now["version"], "the turn is not told")  # noqa: B023
        update = one.updates[seat]
        line = next(line for line in update["legal"] if not line.startswith(("pass", "menu", "chopsticks", "card")))
        one.draw()
        do(one.page, line, update)
        visitors[0].wait_for_news(now)


@GAMES
def test_two_browsers_finish_a_match_and_play_again(visit: Visit, game: str) -> None:
    anna, bruno = visit(), visit()
    table = lay_out(game, [anna, bruno], seed="finish", until=is_over, back=3)
    for one in (anna, bruno):
        one.go(f"/t/{table}")
    anna.wait(lambda: 0 in anna.updates and 1 in bruno.updates, "nothing is told")
    play([anna, bruno])
    result = anna.updates[0]["view"]["result"]
    winners = [("Anna", "Bruno")[seat] for seat in result["winners"]]
    for name, one in (("Anna", anna), ("Bruno", bruno)):
        title = "You won!" if winners == [name] else f"{winners[0]} won" if len(winners) == 1 else "A draw"
        expect(one.page.get_by_role("heading", level=1, name=re.compile(title))).to_be_visible()
        ranking = one.page.get_by_role("list", name="Ranking").get_by_role("listitem")
        expect(ranking).to_have_count(2)
        expect(ranking.first).to_contain_text(f"{max(result['scores'])} point")
        expect(one.page.get_by_text("Checked here: the number has this fingerprint.")).to_be_visible()
    anna.page.get_by_role("button", name="Play again").click()
    bruno.page.get_by_role("button", name="Others play again: join them").click()
    anna.page.wait_for_url(lambda url: not url.endswith(table))
    bruno.page.wait_for_url(anna.page.url)
    expect(bruno.page.get_by_text("Whoever opened the table starts the match.")).to_be_visible()
    anna.page.get_by_role("button", name="Start the match").click()
    for one in (anna, bruno):
        expect(one.page.get_by_role("button", name="At the table")).to_be_visible()


# ------------------------------------------------------------------------------------- who comes, watches, goes


def show_players(page: Page) -> Locator:
    """Open the list of who is at the table."""
    page.get_by_role("button", name="At the table").click()
    return page.get_by_role("dialog", name="At the table")


@GAMES
def test_a_watcher_sees_and_cannot_touch(visit: Visit, game: str) -> None:
    anna, watcher = visit(), visit()
    table = lay_out(game, [anna, "greedy"], seed="watched", until=may(0, "lay" if game == "wasabi" else "take"))
    anna.go(f"/t/{table}")
    page = watcher.go(f"/t/{table}")
    expect(page.get_by_text(re.compile("Waiting for Anna"))).to_be_visible()
    watcher.draw()
    assert watcher.updates[None]["legal"] == []
    expect(page.locator("[data-hand], [data-recipe], [data-belt], [data-choice]")).to_have_count(0)
    assert watcher.sent == []
    expect(show_players(anna.page)).to_contain_text("one is watching")
    watcher.page.close()
    expect(anna.page.get_by_text("one is watching")).to_have_count(0)


def test_who_may_not_watch_is_told_so(visit: Visit) -> None:
    anna, other = visit(), visit()
    table = lay_out("wasabi", [anna, "greedy"], options=Options(may_watch=False))
    page = other.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="This table plays in private")).to_be_visible()
    assert all('"update"' not in text for text in other.messages)
    page.get_by_role("link", name="Back to the door").click()
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)


def test_a_full_table_has_no_seat_for_a_third(visit: Visit) -> None:
    anna, bruno, third = visit(), visit(), visit()
    anna.introduce("Anna")
    table = anna.ask("/tables", {"game": "sushi_roll", "players": 2, "seats": ["me"]})["id"]
    page = third.go(f"/t/{table}")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(1)
    bruno.introduce("Bruno")
    bruno.ask(f"/tables/{table}/sit", {"seat": None})
    expect(page.get_by_text("Everybody is here.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(page.get_by_role("button", name="Start the match")).to_have_count(0)
    anna.ask(f"/tables/{table}/start", {})
    expect(page.get_by_text(re.compile("Waiting for (Anna|Bruno)"))).to_be_visible()


def test_two_reach_for_the_last_seat(visit: Visit) -> None:
    anna, bruno, third = visit(), visit(), visit()
    anna.introduce("Anna")
    table = anna.ask("/tables", {"game": "wasabi", "players": 2, "seats": ["me"]})["id"]
    bruno.introduce("Bruno")
    page = third.go(f"/t/{table}")
    button = page.get_by_role("button", name="Sit down")
    expect(button).to_be_visible()

    def be_slow(route: Any) -> None:  # the third asks for the seat when Bruno has it
        bruno.ask(f"/tables/{table}/sit", {"seat": 1})
        route.continue_()

    page.route("**/sit", be_slow)
    third.expected = ("409",)
    button.click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody was faster: this seat is taken.")
    expect(button).to_have_count(0)


def test_a_bot_plays_for_who_went_away(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    until = may(1, "take")
    table = lay_out("sushi_roll", [anna, bruno], seed="away", until=until, options=Options(grace=5))
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}")
    expect(anna.page.get_by_text(re.compile("Waiting for Bruno"))).to_be_visible()
    players = show_players(anna.page)
    bruno_there = players.get_by_role("listitem").filter(has_text="Bruno")
    expect(bruno_there).to_contain_text("here")
    bruno.page.goto("about:blank")
    expect(bruno_there).to_contain_text("away")
    expect(bruno_there).to_contain_text("a bot plays", timeout=30_000)
    anna.page.keyboard.press("Escape")
    update = anna.wait_for_turn()
    assert update is not None  # the bot has played for him
    bruno.go(f"/t/{table}")
    expect(bruno.page.get_by_text(re.compile("Waiting for Anna"))).to_be_visible()
    expect(show_players(anna.page).get_by_role("listitem").filter(has_text="Bruno")).to_contain_text("here")
    anna.page.keyboard.press("Escape")
    while not bruno.updates[1]["legal"]:  # and he plays again himself
        update = anna.wait_for_turn()
        assert update is not None
        anna.draw()
        do(anna.page, next(line for line in update["legal"] if line.startswith("take")), update)
        anna.wait_for_news(update)
        bruno.wait(lambda: bruno.updates[1]["version"] == anna.updates[0]["version"], "he is not told")
    assert not bruno.sent


def test_a_guest_lets_a_bot_play_and_resumes(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    table = lay_out("wasabi", [anna, bruno], seed="bored", until=may(0, "lay"))
    anna.go(f"/t/{table}")
    page = bruno.go(f"/t/{table}")
    show_players(page).get_by_role("button", name="Way out").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("button", name="Play now")).to_have_count(2)
    mine = show_players(anna.page).get_by_role("listitem").filter(has_text="Bruno")
    expect(mine).to_contain_text("a bot plays")
    page.get_by_role("link", name="Resume").first.click()
    expect(page.get_by_text(re.compile("Waiting for Anna"))).to_be_visible()
    expect(mine).to_contain_text("here")


def test_a_clock_is_shown_and_runs_out(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    options = Options(clock=ClockOptions(bank=14, increment=0), grace=None)
    table = lay_out("sushi_roll", [anna, bruno], seed="clock", until=may(0, "take"), options=options, age=5)
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}")
    for one in (anna, bruno):
        expect(one.page.get_by_role("timer", name=re.compile(r"Anna: 0:0\d left"))).to_be_visible()
    expect(anna.page.get_by_role("timer", name="Anna: 0:03 left")).to_be_visible(timeout=30_000)
    assert anna.sent == []
    expect(anna.page.get_by_role("timer", name=re.compile(r"Bruno: 0:\d\d left"))).to_be_visible(timeout=30_000)
    assert bruno.wait_for_turn(1) is not None  # the house has moved for Anna
    assert anna.sent == []
