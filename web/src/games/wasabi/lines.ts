// Lines on the board that look like a strip: a drawing aid, made of what lies open. Whether something is complete, and
// what may be done, is not decided here.

import type { SquareView } from "../../lib/messages";

export interface Line {
  squares: string[];
  missing: { square: string; tile: string }[]; // what would have to lie where, in strip order if that fits
  has_style: boolean; // what lies there is in strip order, one way or the other
}

// The column and the row of a square, from 0.
export function place_of(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

export function square_at(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

// The four squares under a Wasabi! card, from its top left.
export function block_of(square: string): string[] {
  const { column, row } = place_of(square);
  return [0, 1].flatMap((down) => [0, 1].map((right) => square_at(column + right, row + down)));
}

function* windows(rows: number, columns: number, length: number): Generator<string[]> {
  const steps = Array.from({ length }, (_, i) => i);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (column + length <= columns) yield steps.map((i) => square_at(column + i, row));
      if (row + length <= rows) yield steps.map((i) => square_at(column, row + i));
    }
}

// Every straight line that holds nothing but tiles of the strip, and empty squares; nearest to the strip first.
export function lines_for(ingredients: readonly string[], board: readonly SquareView[], rows: number, columns: number): Line[] {
  const on = new Map(board.map((square) => [square.square, square]));
  const lines: Line[] = [];
  for (const squares of windows(rows, columns, ingredients.length)) {
    const cells = squares.map((square) => on.get(square));
    if (cells.some((cell) => !cell || cell.covered)) continue;
    const tops = cells.map((cell) => cell?.tiles.at(-1) ?? null);
    const line = compare(squares, tops, ingredients);
    if (line) lines.push(line);
  }
  return lines.sort((a, b) => a.missing.length - b.missing.length || Number(b.has_style) - Number(a.has_style));
}

function compare(squares: string[], tops: (string | null)[], ingredients: readonly string[]): Line | null {
  for (const order of [ingredients, [...ingredients].reverse()]) {
    if (tops.every((top, i) => top === null || top === order[i])) {
      const missing = squares.map((square, i) => ({ square, tile: order[i] ?? "" })).filter((_, i) => tops[i] === null);
      return { squares, missing, has_style: true };
    }
  }
  const left = [...ingredients];
  for (const top of tops) {
    if (top === null) continue;
    const at = left.indexOf(top);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  const empty = squares.filter((_, i) => tops[i] === null);
  return { squares, missing: empty.map((square, i) => ({ square, tile: left[i] ?? "" })), has_style: false };
}
