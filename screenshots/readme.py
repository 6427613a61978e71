"""The six pictures of the README, made small: `python -m screenshots.readme`, after all pictures were taken."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

TAKEN = Path(__file__).with_name("taken")
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
CHOSEN = {
    "door": "door-desktop-light",
    "wasabi": "wasabi-tile-desktop-light",
    "sushi-roll": "sushi-roll-die-desktop-dark",
    "wasabi-phone": "wasabi-turn-phone-light",
    "wasabi-pick-phone": "wasabi-pick-phone-dark",
    "sushi-roll-phone": "sushi-roll-die-phone-light",
}
WIDTH = {"desktop": 1000, "phone": 390}  # pixels
QUALITY = 82
LARGEST = 100_000  # bytes


def main() -> None:
    """Write them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, taken in CHOSEN.items():
        with Image.open(TAKEN / f"{taken}.png") as picture:
            width = WIDTH["phone" if "phone" in taken else "desktop"]
            small = picture.convert("RGB").resize(
                (width, picture.height * width // picture.width), Image.Resampling.LANCZOS
            )
        path = PICTURES / f"{name}.webp"
        small.save(path, quality=QUALITY, method=6)
        size = path.stat().st_size
        print(f"{path.name:24} {size / 1000:.0f} kB")
        if size > LARGEST:
            raise SystemExit(f"{path} is too large for a README.")


if __name__ == "__main__":
    main()
