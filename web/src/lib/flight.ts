// How a piece that is drawn in its place comes to it from where it was. It blocks nothing, and nothing depends on it.

const FLIGHT = 330; // milliseconds
const EASE = "cubic-bezier(.2, .8, .3, 1)";

/** Fly from one box to another, where the piece is drawn now. */
export function fly(piece: Element, from: DOMRect, to: DOMRect, duration = FLIGHT): void {
  if (from.width === 0 || to.width === 0) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.max(0.3, from.width / to.width);
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    { duration, easing: EASE },
  );
}

/** Be there, for those who want no motion. */
export function appear(piece: Element): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
}
