// From the lines that may be played to what can be pointed at. No rule is written here: a thing can be clicked exactly
// when a legal line begins with it, and what is clicked in the end is one of these lines.

import type { Preview } from "../../lib/messages";

// A line of notation in its parts; `line` is what is sent.
export type Action =
  | { kind: "give"; line: string; tiles: string[] }
  | { kind: "draw"; line: string; length: number }
  | { kind: "pass"; line: string; recipes: string[] }
  | { kind: "lay"; line: string; tile: string; square: string }
  | { kind: "card"; line: string; card: string }
  | { kind: "chop"; line: string; square: string; to: "pantry" | "lay" }
  | { kind: "switch"; line: string; squares: [string, string] }
  | { kind: "wasabi"; line: string; square: string }
  | { kind: "choose"; line: string; recipe: string }
  | { kind: "done"; line: string }
  | { kind: "take"; line: string; card: string; square: string | null; returning: string | null }
  | { kind: "forgo"; line: string }
  | { kind: "pick"; line: string; tile: string }
  | { kind: "other"; line: string };

const SQUARE = /^[a-z]\d+$/;
const is_square = (word: string | undefined): word is string => word !== undefined && SQUARE.test(word);

// The parts of a line; `other` for one that is not known here.
export function parse(line: string): Action {
  const [verb = "", ...rest] = line.split(" ");
  const [first, second, third] = rest;
  const other: Action = { kind: "other", line };
  switch (verb) {
    case "give":
      return rest.length > 0 ? { kind: "give", line, tiles: rest } : other;
    case "draw":
      return rest.length === 1 && Number(first) > 0 ? { kind: "draw", line, length: Number(first) } : other;
    case "pass":
      return { kind: "pass", line, recipes: rest };
    case "lay":
      return first && is_square(second) && rest.length === 2 ? { kind: "lay", line, tile: first, square: second } : other;
    case "card":
      return parse_card(line, rest) ?? other;
    case "choose":
      return first && rest.length === 1 ? { kind: "choose", line, recipe: first } : other;
    case "pick":
      return first && rest.length === 1 ? { kind: "pick", line, tile: first } : other;
    case "done":
    case "forgo":
      return rest.length === 0 ? { kind: verb, line } : other;
    case "take": {
      const square = is_square(second) ? second : null;
      const [word, returning = null, ...more] = square ? rest.slice(2) : rest.slice(1);
      const is_known = (word === undefined || (word === "returning" && returning !== null)) && more.length === 0;
      return first && is_known ? { kind: "take", line, card: first, square, returning } : other;
    }
  }
  return other;

  function parse_card(line: string, rest: string[]): Action | null {
    if ((first === "stack" || first === "spicy") && rest.length === 1) return { kind: "card", line, card: first };
    if (!is_square(second)) return null;
    if (first === "wasabi" && rest.length === 2) return { kind: "wasabi", line, square: second };
    if (rest.length !== 3) return null;
    if (first === "chop" && (third === "pantry" || third === "lay")) return { kind: "chop", line, square: second, to: third };
    if (first === "switch" && is_square(third)) return { kind: "switch", line, squares: [second, third] };
    return null;
  }
}

export type Kind = Action["kind"];
export type Of<K extends Kind> = Extract<Action, { kind: K }>;

// All that may be done now, by kind.
export class Offer {
  readonly actions: Action[];
  readonly gain: Map<string, Preview>; // what some lines would bring

  constructor(legal: readonly string[], previews: readonly Preview[] = []) {
    this.actions = legal.map(parse);
    this.gain = new Map(previews.map((preview) => [preview.action, preview]));
  }

  of<K extends Kind>(kind: K): Of<K>[] {
    return this.actions.filter((action): action is Of<K> => action.kind === kind);
  }

  has(kind: Kind): boolean {
    return this.actions.some((action) => action.kind === kind);
  }

  // The tiles that can be laid somewhere.
  get tiles(): Set<string> {
    return new Set(this.of("lay").map((action) => action.tile));
  }

  // Where a tile can go, with the line that lays it there.
  squares_for(tile: string): Map<string, string> {
    return by_square(this.of("lay").filter((action) => action.tile === tile));
  }

  // The cards that can be played now.
  get cards(): Set<string> {
    const kinds: Kind[] = ["chop", "switch", "wasabi"];
    return new Set([...kinds.filter((kind) => this.has(kind)), ...this.of("card").map((action) => action.card)]);
  }

  // What can be done with the tile of a square by Chop!.
  chops(square: string): Of<"chop">[] {
    return this.of("chop").filter((action) => action.square === square);
  }

  // The squares that can be switched with one, or with any, with the line if there is exactly one.
  partners(square: string | null): Map<string, string> {
    const found = new Map<string, string>();
    for (const { squares, line } of this.of("switch")) {
      const [a, b] = squares;
      if (square === null) for (const end of squares) found.set(end, line);
      else if (a === square) found.set(b, line);
      else if (b === square) found.set(a, line);
    }
    return found;
  }

  // The rewards on offer: each card of the kitchen or of the board once, with the ways to take it.
  get rewards(): Reward[] {
    const found = new Map<string, Reward>();
    for (const action of this.of("take")) {
      const key = `${action.card} ${action.square ?? ""}`;
      const reward = found.get(key) ?? { card: action.card, square: action.square, ways: [] };
      reward.ways.push({ returning: action.returning, line: action.line });
      found.set(key, reward);
    }
    return [...found.values()];
  }

  // The line that does something with exactly these pieces, in whatever order they were chosen.
  give_line(tiles: readonly string[]): string | null {
    return this.of("give").find((action) => is_same(action.tiles, tiles))?.line ?? null;
  }

  pass_line(recipes: readonly string[]): string | null {
    return this.of("pass").find((action) => is_same(action.recipes, recipes))?.line ?? null;
  }

  // The tiles that can still be added to those chosen for the neighbour.
  givable(chosen: readonly string[]): Set<string> {
    const fitting = this.of("give").filter((action) => contains(action.tiles, chosen));
    return new Set(fitting.flatMap((action) => without(action.tiles, chosen)));
  }

  // What no part of the page knows how to show.
  get others(): string[] {
    return this.of("other").map((action) => action.line);
  }
}

export interface Reward {
  card: string;
  square: string | null; // of a card on the board
  ways: { returning: string | null; line: string }[];
}

function by_square(actions: readonly { square: string; line: string }[]): Map<string, string> {
  return new Map(actions.map((action) => [action.square, action.line]));
}

// What is left of a list when some are taken out, each once.
export function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function contains(all: readonly string[], some: readonly string[]): boolean {
  return without(all, some).length === all.length - some.length;
}

function is_same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && contains(a, b);
}
