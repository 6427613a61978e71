"""A contact sheet of all the art, as one self-contained HTML page.

    python3 contact-sheet.py out.html [part ...]

Sizes 120, 56 and 32 px on the tile or the die, light and dark ground, greyscale, and black silhouettes side by side.
Parts: ingredients faces cards pieces door bots icons palette (all when none is named).
"""

import json
import re
import sys
import tomllib
from html import escape
from pathlib import Path

ART = Path(__file__).resolve().parent
GAMES = ART.parents[2] / "src" / "sushiya" / "games"
PALETTE = json.loads((ART / "palette.json").read_text())
PLACE = PALETTE["place"]

STYLE = """
body { margin: 0; font: 12px/1.3 system-ui, sans-serif; background: #efe3cc; color: #2b2320 }
h2 { margin: 0; padding: 14px 14px 2px; font-size: 17px }
h3 { margin: 0; padding: 6px 14px 0; font-size: 12px; font-weight: 400; opacity: .7 }
.row { display: flex; flex-wrap: wrap; gap: 10px; padding: 8px 14px; align-items: flex-end }
figure { margin: 0; text-align: center }
figcaption { font-size: 11px }
svg { display: block }
.dark { background: #1d2733; color: #f3e9d8 }
.grey svg, .grey i { filter: grayscale(1) }
.black .row { background: #fff }
.black svg { filter: brightness(0) }
i { display: grid; place-items: center; width: 84px; height: 44px; font-style: normal; border: 1px solid #888 }
"""


def parse(path: Path) -> tuple[str, str]:
    """The view box of a piece and what is inside of its outer element."""
    found = re.fullmatch(r'\s*<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)</svg>\s*', path.read_text(), re.S)
    if not found:
        raise SystemExit(f"not a plain piece: {path}")
    return found[1], found[2].strip()


def folder(name: str) -> list[Path]:
    """The pieces of one folder."""
    return sorted((ART / name).glob("*.svg"))


def drawing(path: Path, height: float, colour: str = "", body: str = "") -> str:
    """A piece at a height, in a colour, on a tile or a die."""
    box, inner = parse(path)
    if body:
        _, ground = parse(ART / "pieces" / f"{body}.svg")
        inner = f'{ground}<g transform="{PLACE[body]}">{inner}</g>'
    _, _, wide, high = map(float, box.split())
    style = f' style="color:{colour}"' if colour else ""
    return f'<svg viewBox="{box}" width="{height * wide / high:g}" height="{height:g}"{style}>{inner}</svg>'


def row(label: str, classes: str, pictures: list[tuple[str, str]], named: bool = False) -> str:
    """One line of pictures under its label."""
    captions = [f"<figcaption>{escape(name)}</figcaption>" if named else "" for name, _ in pictures]
    cells = "".join(f"<figure>{svg}{caption}</figure>" for (_, svg), caption in zip(pictures, captions, strict=True))
    return f'<div class="{classes}"><h3>{escape(label)}</h3><div class="row">{cells}</div></div>'


def grounded(title: str, pieces: list[Path], colours: dict[str, str], body: str) -> str:
    """Pieces that lie on tiles or dice."""

    def show(height: float, on: bool = True) -> list[tuple[str, str]]:
        return [(p.stem, drawing(p, height, colours.get(p.stem, "#ccc"), body if on else "")) for p in pieces]

    return "".join(
        [
            f"<h2>{escape(title)}: {len(pieces)}</h2>",
            row("120 px", "", show(120), named=True),
            row("56 px", "", show(56)),
            row("32 px", "", show(32)),
            row("32 px greyscale", "grey", show(32)),
            row("28 px", "", show(28)),
            row("28 px greyscale", "grey", show(28)),
            row("silhouettes, 32 px", "black", show(32, on=False)),
            row("silhouettes, as small as on a body of 32 px", "black", show(23, on=False)),
            row("56 px, dark ground", "dark", show(56)),
            row("32 px, dark ground", "dark", show(32)),
            row("96 px without a body, dark ground", "dark", show(96, on=False)),
        ]
    )


def loose(title: str, pieces: list[Path], sizes: tuple[float, ...], light: str = "", dark: str = "") -> str:
    """Pieces that stand by themselves; the colours are what currentColor shows on either ground."""

    def show(height: float, colour: str) -> list[tuple[str, str]]:
        return [(p.stem, drawing(p, height, colour)) for p in pieces]

    small = sizes[-1]
    return "".join(
        [
            f"<h2>{escape(title)}: {len(pieces)}</h2>",
            *(row(f"{size:g} px", "", show(size, light), named=size == sizes[0]) for size in sizes),
            row(f"{small:g} px greyscale", "grey", show(small, light)),
            row(f"silhouettes, {small:g} px", "black", show(small, light)),
            *(row(f"{size:g} px, dark ground", "dark", show(size, dark or light)) for size in sizes[1:]),
        ]
    )


def ingredients() -> str:
    """The tiles of Wasabi!, in the colours of their categories."""
    edition = tomllib.loads((GAMES / "wasabi" / "edition.toml").read_text())
    colours = {i["name"]: PALETTE["categories"][c["name"]] for c in edition["category"] for i in c["ingredient"]}
    return grounded("Ingredients", [ART / "ingredients" / f"{name}.svg" for name in colours], colours, "tile")


def faces() -> str:
    """The dice of Sushi Roll, in the colours of their kinds."""
    edition = tomllib.loads((GAMES / "sushi_roll" / "edition.toml").read_text())
    colours = {face.replace("*", ""): PALETTE["dice"][d["name"]] for d in edition["die"] for face in d["faces"]}
    return grounded("Faces", [ART / "faces" / f"{name}.svg" for name in colours], colours, "die")


def swatches() -> str:
    """The palette."""

    def show(pairs: list[tuple[str, str, str]]) -> str:
        return "".join(f'<i style="background:{fill};color:{ink}">{escape(name)}</i>' for name, fill, ink in pairs)

    rows = {name: [(n, c, "#888") for n, c in colours.items()] for name, colours in PALETTE["themes"].items()}
    rows["categories"] = [(n, c, PALETTE["ink"]) for n, c in PALETTE["categories"].items()]
    rows["dice"] = [(n, c, PALETTE["ink"]) for n, c in PALETTE["dice"].items()]
    rows["cards"] = [(n, c, "#fff") for n, c in PALETTE["cards"].items()]
    rows["seats"] = [(s["fill"], s["fill"], s["text"]) for s in PALETTE["seats"]]
    lines = [f"<h3>{escape(name)}</h3><div class=row>{show(pairs)}</div>" for name, pairs in rows.items()]
    return "<h2>Palette</h2>" + "".join(lines) + f'<div class="row grey">{show(rows["seats"])}</div>'


PARTS = {
    "ingredients": ingredients,
    "faces": faces,
    "cards": lambda: loose("Cards", folder("cards"), (176, 88, 44)),
    "pieces": lambda: loose("Pieces", folder("pieces"), (120, 56, 32), "#d8482f"),
    "door": lambda: loose("Door", [*folder("door"), *folder("")], (240, 120, 32)),
    "bots": lambda: loose("Bots", folder("bots"), (120, 56, 32)),
    "icons": lambda: loose("Icons", folder("icons"), (56, 24, 20), "#2b2320", "#f3e9d8"),
    "palette": swatches,
}


def main() -> None:
    """Write the page."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    body = "".join(PARTS[part]() for part in sys.argv[2:] or PARTS)
    head = f"<!doctype html><meta charset=utf-8><title>Sushiya: art</title><style>{STYLE}</style>"
    Path(sys.argv[1]).write_text(head + body)


if __name__ == "__main__":
    main()
