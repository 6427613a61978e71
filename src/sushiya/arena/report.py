"""The files that tell what came out of a tournament: `summary.json`, the plots and one page, `report.html`.

The page needs nothing else: style and plots are inside, no script, no request. Whatever a spec contains is escaped.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec

from sushiya.arena.intervals import Estimate
from sushiya.arena.plots import HEAT, PLOTS, save_plots
from sushiya.arena.summary import Summary, summarise
from sushiya.files import whole_file

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcfa; --ink: #1b1c1d; --soft: #5c6066; --line: #d5d3ce; --lead: #0b5c8a }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181a; --ink: #e8e6e1; --soft: #a3a7ad; --line: #3c4046; --lead: #6cb8e6 }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 66rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem }
p { max-width: 44rem; margin: .5rem 0 }
.lead { font-size: 1.15rem }
.lead b { color: var(--lead) }
.soft, figcaption, caption { color: var(--soft) }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
caption { text-align: left; caption-side: bottom; padding-top: .4rem; font-size: .9rem }
th, td { padding: .35rem .7rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
thead th { font-weight: 600; color: var(--soft) }
td small { color: var(--soft) }
.heat td { min-width: 5.5rem; color: #1b1c1d; border: 2px solid var(--paper) }
.heat td small { color: inherit }
.heat td.none { color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .5rem 0 }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
code { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); gap: 1.5rem 2rem;
  align-items: start }
figure { margin: 0 }
figure h2 { margin-top: 1rem }
figure svg { width: 100%; height: auto; display: block }
"""


def write_report(path: Path) -> Summary:
    """Work out the summary of a folder and write everything there that tells of it."""
    summary = summarise(path)
    plots = save_plots(summary, path)
    with whole_file(path / "summary.json") as stream:
        stream.write(msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
    with whole_file(path / "report.html") as stream:
        stream.write(make_page(summary, plots).encode())
    return summary


def make_page(summary: Summary, plots: dict[str, str]) -> str:
    """The whole page."""
    title = f"{summary.title} arena: {summary.order.players} players"
    parts = [
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}</style>\n</head>\n<body>",
        f"<h1>{escape(title)}</h1>",
        _lead(summary),
        _entrants(summary),
        _forfeits(summary),
        _figures(summary, plots),
        "<h2>Who ends before whom</h2>",
        _pairs(summary),
        "<h2>What was played</h2>",
        _facts(summary),
        "<h2>How to read this</h2>",
        _explanation(summary),
        "</body>\n</html>\n",
    ]
    return "\n".join(part for part in parts if part)


def _percent(estimate: Estimate) -> str:
    low, high = 100 * estimate.low, 100 * estimate.high
    return f"{100 * estimate.value:.1f} % <small>{low:.1f} – {high:.1f}</small>"


def _lead(summary: Summary) -> str:
    best = summary.entrants[0]
    sentence = (
        f'<p class="lead"><b>{escape(best.bot)}</b> wins {100 * best.share.value:.1f} % of its seats, '
        f"{best.ratio.value:.2f} times a fair share of {100 * summary.fair:.3g} %.</p>"
    )
    order = summary.order
    if order.until is None:
        verdict = ""
    elif summary.decided is None:
        verdict = f" The order of the bots is not clear yet at an error of {order.until:g}."
    else:
        verdict = f" The order of all bots was clear after {summary.decided:,} rounds, at an error of {order.until:g}."
    rounds = "one round" if summary.rounds == 1 else f"{summary.rounds:,} rounds"
    line_ups = f", with other dice for each of {summary.line_ups:,} line-ups" if summary.line_ups > 1 else ""
    return (
        f'{sentence}\n<p class="soft">{summary.matches:,} matches in {rounds} of all '
        f"{summary.matches_a_round} ways to sit{line_ups}.{verdict}</p>"
    )


def _entrants(summary: Summary) -> str:
    heads = ("bot", "wins per seat", "of fair share", "rating", "points", "ms mean", "ms p99", "ms most", "forfeits")
    rows = []
    for entrant in summary.entrants:
        cells = (
            escape(entrant.bot),
            _percent(entrant.share),
            f"{entrant.ratio.value:.2f} <small>{entrant.ratio.low:.2f} – {entrant.ratio.high:.2f}</small>",
            f"{entrant.rating.value:.1f} <small>± {entrant.rating.half:.1f}</small>",
            f"{entrant.points.value:.1f} <small>± {entrant.points.half:.1f}</small>",
            f"{entrant.times.mean:.2f}",
            f"{entrant.times.p99:.2f}",
            f"{entrant.times.most:.1f}",
            f"{entrant.forfeits:,}",
        )
        rows.append(_row(cells))
    head = "".join(f"<th>{name}</th>" for name in heads)
    return (
        f'<div class="wide"><table><caption>Small numbers: 95 % intervals.</caption><thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{chr(10).join(rows)}\n</tbody></table></div>"
    )


def _row(cells: tuple[str, ...]) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _forfeits(summary: Summary) -> str:
    items = [
        f"<li>{escape(entrant.bot)}: {entrant.forfeits:,} of {entrant.decisions:,} decisions, first because: "
        + "; ".join(f"<code>{escape(reason)}</code>" for reason in entrant.reasons)
        + "</li>"
        for entrant in summary.entrants
        if entrant.forfeits
    ]
    if not items:
        return ""
    explained = "<p>Decisions that were drawn at random because the bot failed.</p>"
    return f"<h2>Forfeits</h2>\n{explained}\n<ul>{''.join(items)}</ul>"


def _figures(summary: Summary, plots: dict[str, str]) -> str:
    figures = [
        f"<figure><h2>{escape(title)}</h2>\n{plots[name]}</figure>"
        for name, (title, _) in PLOTS.items()
        if name != "pairs"  # a page can show that as a table
    ]
    return f'<div class="plots">\n{chr(10).join(figures)}\n</div>'


def _pairs(summary: Summary) -> str:
    found = {(pair.first, pair.second): (pair.ahead, pair.matches) for pair in summary.pairs}
    found |= {(second, first): (ahead.complement, matches) for (first, second), (ahead, matches) in found.items()}
    names = [entrant.bot for entrant in summary.entrants]
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = [
        f"<tr><th>{escape(row)}</th>{''.join(_heat(found.get((row, column))) for column in names)}</tr>"
        for row in names
    ]
    return (
        '<div class="wide"><table class="heat"><caption>How often the bot of the row ends before the bot of the column '
        "when both sit in a match; a tie counts half. Below: 95 % interval and number of matches.</caption>"
        f"<thead><tr><th></th>{head}</tr></thead>\n<tbody>\n{chr(10).join(rows)}\n</tbody></table></div>"
    )


def _heat(found: tuple[Estimate, int] | None) -> str:
    if found is None:
        return '<td class="none">–</td>'
    ahead, matches = found
    return (
        f'<td style="background: {_shade(ahead.value)}">{100 * ahead.value:.1f} %<br>'
        f"<small>{100 * ahead.low:.1f} – {100 * ahead.high:.1f}<br>{matches:,}</small></td>"
    )


def _shade(value: float) -> str:
    """The colour of a cell."""
    below, above = HEAT[:2] if value < 0.5 else HEAT[1:]
    part = 2 * value if value < 0.5 else 2 * value - 1
    mixed = (round(b + part * (a - b)) for b, a in zip(below, above, strict=True))
    return f"rgb({', '.join(map(str, mixed))})"


def _facts(summary: Summary) -> str:
    order = summary.order
    programs = [
        f"matches from {program.first:,}: sushiya {program.version}, code {program.code}"
        for program in summary.played_by
    ]
    machine = summary.machine
    facts = {
        "command": f"<code>{escape(order.command)}</code>",
        "edition": f"{escape(order.edition.name)}, sha256 <code>{order.edition.sha256}</code>",
        "rules": f"version {order.rules}",
        "program": "<br>".join(escape(program) for program in programs),
        "machine": f"{machine.system}, {machine.cores} cores, Python {machine.python}",
    }
    if len(programs) > 1:
        facts["note"] = "The code of bots or rules changed in between: the matches are not all of the same bots."
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{told}</dd>" for name, told in facts.items()) + "</dl>"


def _explanation(summary: Summary) -> str:
    return f"""<p>A win counts 1, a win shared by several seats in equal parts; a fair share of
{summary.order.players} seats is {100 * summary.fair:.3g} %. A line-up is a choice of bots for the seats. In a round
every line-up sits in every way, each time with the same dice, so that luck and seats weigh on all bots alike; other
line-ups and other rounds have other dice. Matches with the same dice are not independent of each other, so they count
as one number in the intervals. Where there is one round only, the intervals compare line-ups with each other and are
rather too wide than too narrow.</p>
<p>Ratings are on the scale of openskill (mean 25; the model is Plackett and Luce's), fitted to all matches at once, so
that they do not depend on the order of the matches. They compare the bots of this table only. Times are of the machine
above and include what other matches at the same time took from it.</p>"""
