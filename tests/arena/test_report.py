"""The page, the plots and the ranking: all there, and nothing from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from sushiya.arena.figures import make_figures
from sushiya.arena.folder import OrderFile
from sushiya.arena.matches import MatchTimes
from sushiya.arena.order import Order
from sushiya.arena.plots import PLOTS, save_plots
from sushiya.arena.ranking import NOT_PLAYED, OLD, Shown, draw_steps, search_ms
from sushiya.arena.ranking import make_page as make_ranking
from sushiya.arena.report import make_page
from sushiya.arena.schedule import Schedule
from sushiya.arena.summary import Summary, collect_times, make_summary
from sushiya.arena.table import make_table
from sushiya.games.record import PlayedEdition
from tests.arena.results import made_up
from tests.cli.test_startup import ENVIRONMENT

ODD = ("<b>bold</b>", 'a & "b"', "search:ms=100,candidates=32")
VOID = {"meta", "br"}


def make_order(bots: tuple[str, ...], players: int, games: int) -> Order:
    edition = PlayedEdition("house", "0" * 64)
    return Order(game="wasabi", players=players, bots=bots, seed=1, edition=edition, games=games)


def summarise_made_up(bots: tuple[str, ...] = ODD, players: int = 3, rounds: int = 8) -> Summary:
    schedule = Schedule(bots, players, 1)
    strengths = [0.8 * number for number in range(len(schedule.entrants))]
    results = made_up(schedule, rounds, strengths, 1)
    first = msgspec.structs.replace(results[0], forfeits=(2, 0, 0), reasons=("<script>boom</script>", "", ""))
    table = make_table(schedule, [first, *results[1:]] if players == 3 else results)
    ms = tuple((1.0, 2.0, 30.0) for _ in range(players))
    times = collect_times(table, (MatchTimes(n, ms) for n in range(table.matches)))
    order = make_order(bots, players, table.matches)
    return make_summary(OrderFile(order=order), "Wasabi!", schedule, table, times)


def show(summary: Summary, played: str = "now", *, now: str = "now") -> Shown:
    return Shown(summary.order, now, make_figures(summary, played))


@pytest.fixture(scope="module")
def plots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("plots")


@pytest.fixture(scope="module")
def page(plots: Path) -> str:
    summary = summarise_made_up()
    return make_page(summary, save_plots(summary, plots))


class Tags(HTMLParser):
    """Every tag is closed where it should be, and every id is there once."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def _look(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if name in ("href", "src", "xlink:href", "srcset", "data", "action") and value:
                self.links.append(value)


def test_the_page_is_whole_and_asks_for_nothing(page: str) -> None:
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert len(tags.ids) == len(set(tags.ids))
    assert tags.links
    assert all(link.removeprefix("#") in tags.ids for link in tags.links)
    assert "http" not in page
    assert "<script" not in page
    assert "@import" not in page
    assert all(name.startswith("#") for name in re.findall(r"url\(([^)]*)\)", page))


def test_the_page_tells_of_every_entrant_escaped(page: str) -> None:
    assert "<b>bold</b>" not in page
    assert page.count("&lt;b&gt;bold&lt;/b&gt;") >= 3  # tables and plots
    assert "a &amp; &quot;b&quot;" in page
    assert "&lt;script&gt;boom" in page
    assert "candidates=32" in page


def test_the_page_tells_what_was_played(page: str) -> None:
    for words in ("Win share", "Rating", "Points", "Turn order", "Time for a decision", "settled", "fair share 33.3 %"):
        assert words in page
    for words in ("0" * 64, "sushiya arena wasabi --players 3", "cores", "prefers-color-scheme", "width=device-width"):
        assert words in page
    assert page.count("<svg ") == len(PLOTS) - 1


def test_plots_are_files_whose_text_is_text(page: str, plots: Path) -> None:
    assert {path.name for path in plots.iterdir()} == {f"{name}.{end}" for name in PLOTS for end in ("png", "svg")}
    assert "wins per seat, %" in (plots / "win_share.svg").read_text()


@pytest.mark.slow
def test_the_same_summary_gives_the_same_plots(page: str, plots: Path, tmp_path: Path) -> None:
    save_plots(summarise_made_up(), tmp_path)
    for path in plots.iterdir():
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_the_summary_adds_up() -> None:
    summary = summarise_made_up()
    assert [entrant.bot for entrant in summary.entrants] == list(reversed(ODD))
    assert sum(entrant.share.value for entrant in summary.entrants) == pytest.approx(1)
    assert sum(share.value for share in summary.turn_order) == pytest.approx(1)
    assert len(summary.pairs) == 3
    for entrant in summary.entrants:
        assert entrant.ratio.value == pytest.approx(3 * entrant.share.value)
        assert entrant.course[-1] == entrant.share
        assert (entrant.times.mean, entrant.times.most) == (11.0, 30.0)
    json.loads(msgspec.json.encode(summary))


def test_pairs_count_ties_half_and_only_matches_of_both() -> None:
    summary = summarise_made_up(("a", "b", "c"), players=2, rounds=10)
    for pair in summary.pairs:
        assert pair.matches == 20
        assert pair.ahead.value > 0.5


def test_one_round_of_several_line_ups_has_intervals() -> None:
    summary = summarise_made_up(("greedy", "random", "cook", "apprentice", "itamae"), players=4, rounds=1)
    assert (summary.matches, summary.rounds, summary.line_ups) == (120, 1, 5)
    estimates = [entrant.share for entrant in summary.entrants] + [pair.ahead for pair in summary.pairs]
    for estimate in (*estimates, *summary.turn_order):
        assert estimate.low < estimate.value < estimate.high
        assert estimate.half < 0.35
    assert all(0 < entrant.points.half < 20 for entrant in summary.entrants)
    assert "120 matches in one round of 5 line-ups; a fair share is 25 %." in make_ranking(
        "", "bots.json", [show(summary)]
    )


def test_the_ranking_has_every_table_and_the_evidence() -> None:
    summary = summarise_made_up(("greedy", "random"), players=2)
    text = make_ranking("sushiya ranking --games 16", "bots.json", [show(summary)], [show(summary)], [show(summary)])
    assert "sushiya ranking --games 16" in text
    assert "## Wasabi!, 2 players" in text
    best = summary.entrants[0]
    assert f"| 1 | `{best.bot}` | {100 * best.share.value:.1f} %" in text
    evidence = text.split("## Evidence")[1]
    assert f"| `{summary.order.command}` | 16 | `greedy` |" in evidence
    assert "strength.svg" in text
    assert "[bots.json](bots.json)" in text
    assert not re.search(r"20\d\d-\d\d", text)
    assert "†" not in text


def test_what_other_bots_played_is_marked_and_nothing_else() -> None:
    summary = summarise_made_up(("greedy", "random"), players=2)
    new, old = show(summary), show(summary, "before")
    for tables, proofs, steps, marked in (
        ([new, old], [new], [new], ["| 1 | `random` †", "| 2 | `greedy` †"]),
        ([new, new], [new, old], [new], ["`greedy` †"]),
        ([new, new], [new], [old, new], ["`greedy` †"]),
    ):
        text = make_ranking("", "bots.json", tables, proofs, steps)
        assert text.count(OLD) == 1
        rest = text.replace(OLD, "")
        assert rest.count("†") == len(marked)
        for words in marked:
            assert words in rest
    text = make_ranking("", "bots.json", [new, old])
    assert "†" not in text.replace(OLD, "").split("## Wasabi!, 2 players")[1]


def test_what_was_not_played_is_told_of_tables_and_left_out_elsewhere() -> None:
    summary = summarise_made_up(("greedy", "random"), players=2)
    missing = Shown(summary.order, "now")
    text = make_ranking("", "bots.json", [missing], [missing], [missing])
    assert text.count(f"## Wasabi!, 2 players\n\n{NOT_PLAYED} `{summary.order.command}`\n") == 1
    assert "## Evidence" not in text
    assert "strength.svg" not in text
    assert "†" not in text
    text = make_ranking("", "bots.json", [missing], [missing, show(summary)], [show(summary), missing])
    assert text.count(f"`{summary.order.command}`") == 3


def test_the_steps_of_strength() -> None:
    steps = [summarise_made_up((f"search:ms={5 * ms}", f"search:ms={ms}"), players=2) for ms in (20, 100)]
    svg = draw_steps([show(summary) for summary in steps]).decode()
    assert svg.count("Wasabi!, 2 players") == 1
    assert re.findall(r"<text[^>]*>(100|500|against \d+)</text>", svg) == ["100", "against 20", "500", "against 100"]
    assert len(svg) < 100_000
    assert "†" not in svg


def test_steps_that_are_old_or_missing() -> None:
    steps = [summarise_made_up((f"search:ms={5 * ms}", f"search:ms={ms}"), players=2) for ms in (20, 100)]
    svg = draw_steps([show(steps[1], "before"), show(steps[0]), Shown(steps[0].order, "now")]).decode()
    assert re.findall(r"<text[^>]*>(100|500|†|against \d+)</text>", svg) == [
        "100",
        "against 20",
        "500",
        "against 100",
        "†",
    ]


def test_the_milliseconds_of_a_search_bot() -> None:
    assert search_ms("search:ms=50") == 50
    assert search_ms("search:threads=2") == 200


def test_nothing_heavy_is_imported_before_it_is_needed() -> None:
    code = (
        "import sys, sushiya.arena, sushiya.arena.report, sushiya.arena.tournament, sushiya.arena.ranking\n"
        "print([name for name in ('matplotlib', 'openskill', 'ray', 'rich') if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT)
    assert said.stdout == "[]\n", said.stderr
