// Motion that explains what happened: pieces come to their place from where they were. It looks at two views and moves
// what is already drawn, so it never blocks and nothing depends on it.

import { appear, fly } from "../../lib/flight";
import type { WasabiView } from "../../lib/messages";
import { strip_of } from "./edition";
import { without } from "./intent";
import { lines_for } from "./lines";

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
  const move = (piece: Element | null | undefined, from: Element | null | undefined): void => {
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
    if (partner) move(top, find(`[data-square="${partner}"]`));
    else if (is.length > was.length && after.turn_seat !== me) move(top, home(before.turn_seat));
  }
  for (const corner of after.wasabi_cards) {
    if (!before.wasabi_cards.includes(corner)) move(find(`[data-cover="${corner}"]`), home(before.turn_seat));
  }
  after.seats.forEach((seat, number) => {
    const old = before.seats[number];
    if (!old) return;
    const mine = number === me;
    for (const tile of without(seat.tiles, old.tiles)) {
      const shown = mine ? find(`[data-hand="${tile}"]`) : find(`[data-seat="${number}"] [data-held="${tile}"]`);
      move(shown, find(`[data-pantry="${tile}"]`));
    }
    for (const card of without(seat.cards, old.cards)) {
      const shown = mine ? find(`[data-card="${card}"]`) : find(`[data-seat="${number}"] [data-held="${card}"]`);
      move(shown, find(`[data-kitchen="${card}"]`));
    }
    if (mine) {
      for (const recipe of without(seat.recipes, old.recipes)) {
        const length = strip_of(recipe)?.ingredients.length ?? 0;
        move(find(`[data-recipe="${recipe}"]`), find(`[data-stack="${length}"]`));
      }
    }
  });
}

// Fly from the box of another element to one's own place; from the middle of a whole panel, small.
export function come(piece: Element, from: Element): void {
  const [a, b] = [from.getBoundingClientRect(), piece.getBoundingClientRect()];
  const half = b.width / 2;
  const middle = new DOMRect(a.x + (a.width - half) / 2, a.y + (a.height - half) / 2, half, half);
  fly(piece, a.width > 1.6 * b.width ? middle : a, b);
}
