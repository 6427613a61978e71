// Motion that explains what happened: pieces come to their place from where they were. It looks at two views and moves
// what is already drawn, so it never blocks and nothing depends on it.

import type { WasabiView } from "../../lib/messages";
import { strip_of } from "./edition";
import { without } from "./intent";
import { lines_for } from "./lines";

const FLIGHT = 340; // milliseconds
const EASE = "cubic-bezier(.2, .8, .3, 1)";

export interface Done {
  seat: number;
  recipe: string; // with `*` for strip order
  squares: string[]; // of a line that shows it; empty if none does any more
}

// The recipes that were completed between two views.
export function completed_between(before: WasabiView, after: WasabiView): Done[] {
  const changed = changed_squares(before, after);
  return after.seats.flatMap((seat, number) =>
    without(seat.completed, before.seats[number]?.completed ?? []).map((recipe) => {
      const lines = lines_for(strip_of(recipe)?.ingredients ?? [], after.board, after.rows, after.columns);
      const full = lines.filter((line) => line.missing.length === 0);
      const line = full.find((one) => one.squares.some((square) => changed.includes(square)));
      return { seat: number, recipe, squares: line?.squares ?? [] };
    }),
  );
}

function changed_squares(before: WasabiView, after: WasabiView): string[] {
  return after.board.filter((square, i) => String(before.board[i]?.tiles) !== String(square.tiles)).map(({ square }) => square);
}

// Let everything that changed its place come from the place it had.
export function move_pieces(root: HTMLElement, before: WasabiView, after: WasabiView, me: number | null, is_calm: boolean): void {
  const find = (selector: string): HTMLElement | null => root.querySelector(selector);
  const home = (seat: number | null): HTMLElement | null =>
    seat === me ? find(".hand .tiles") : find(`[data-seat="${seat}"]`);
  const fly = (piece: Element | null | undefined, from: Element | null | undefined): void => {
    if (piece && from) is_calm ? appear(piece) : come(piece, from);
  };

  for (const square of changed_squares(before, after)) {
    const top = find(`[data-square="${square}"] .top`);
    const was = before.board.find((one) => one.square === square)?.tiles ?? [];
    const is = after.board.find((one) => one.square === square)?.tiles ?? [];
    if (is.length === 0) continue;
    const partner = changed_squares(before, after).find(
      (other) => other !== square && String(before.board.find((one) => one.square === other)?.tiles) === String(is),
    );
    if (partner) fly(top, find(`[data-square="${partner}"]`));
    else if (is.length > was.length && after.turn_seat !== me) fly(top, home(before.turn_seat));
  }
  for (const corner of after.wasabi_cards) {
    if (!before.wasabi_cards.includes(corner)) fly(find(`[data-cover="${corner}"]`), home(before.turn_seat));
  }
  after.seats.forEach((seat, number) => {
    const old = before.seats[number];
    if (!old) return;
    const mine = number === me;
    for (const tile of without(seat.tiles, old.tiles)) {
      const shown = mine ? find(`[data-hand="${tile}"]`) : find(`[data-seat="${number}"] [data-held="${tile}"]`);
      fly(shown, find(`[data-pantry="${tile}"]`));
    }
    for (const card of without(seat.cards, old.cards)) {
      const shown = mine ? find(`[data-card="${card}"]`) : find(`[data-seat="${number}"] [data-held="${card}"]`);
      fly(shown, find(`[data-kitchen="${card}"]`));
    }
    if (mine) {
      for (const recipe of without(seat.recipes, old.recipes)) {
        const length = strip_of(recipe)?.ingredients.length ?? 0;
        fly(find(`[data-recipe="${recipe}"]`), find(`[data-stack="${length}"]`));
      }
    }
  });
}

// Fly from the box of another element to one's own place.
export function come(piece: Element, from: Element): void {
  const a = from.getBoundingClientRect();
  const b = piece.getBoundingClientRect();
  if (a.width === 0 || b.width === 0) return;
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  const ratio = a.width / b.width;
  const scale = ratio > 1.6 ? 0.5 : Math.max(0.3, ratio); // from a whole panel, small pieces come
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    { duration: FLIGHT, easing: EASE },
  );
}

function appear(piece: Element): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
}
