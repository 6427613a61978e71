// What is printed on the dice, read from the one file that has it: for drawing only; what may be done comes from the table.

import type { SushiRollView } from "../../lib/messages";
import source from "../../../../src/sushiya/games/sushi_roll/edition.toml?raw";

export interface Edition {
  sides: Map<string, string[]>; // by kind of die, one face a side
  dice: Map<string, { count: number; source: string }>; // by kind; where its sides are known from
  set_size: Map<string, number>; // dice in a full set, by symbol
}

/** Reads dice and sets of an edition. The file is our own and plain: one `key = value` a line; `maki*2` is the face maki2. */
export function read_edition(text: string): Edition {
  const edition: Edition = { sides: new Map(), dice: new Map(), set_size: new Map() };
  for (const table of text.split(/^\s*\[\[die\]\]/m).slice(1)) {
    const name = /^name = "([^"]+)"/m.exec(table)?.[1] ?? "";
    const faces = /^faces = \[([^\]]*)\]/m.exec(table)?.[1] ?? "";
    edition.sides.set(name, [...faces.matchAll(/"([^"]+)"/g)].map((match) => (match[1] ?? "").replace("*", "")));
    const [, count = "0"] = /^count = (\d+)/m.exec(table) ?? [];
    edition.dice.set(name, { count: Number(count), source: /^source = "([^"]+)"/m.exec(table)?.[1] ?? "" });
  }
  const symbols = new Set([...edition.sides.values()].flat().map((face) => face.replace(/\d+$/, "")));
  const scoring = text.split(/^\[scoring\]/m)[1] ?? "";
  for (const [, name = "", points = ""] of scoring.matchAll(/^([a-z_]+) = \[([^\]]*)\]/gm)) {
    if (symbols.has(name) && name !== "maki") edition.set_size.set(name, points.split(",").length);
  }
  return edition;
}

export const EDITION = read_edition(source);

/** How many of a symbol make a full set; Infinity if it does not come in sets. */
export function set_size(symbol: string): number {
  return EDITION.set_size.get(symbol) ?? Infinity;
}

export interface KindCount {
  kind: string;
  belts: number;
  trays: number;
  bag: number;
}

/** Where the dice of every kind are. */
export function count_kinds(view: SushiRollView): KindCount[] {
  const count = (place: "belt" | "tray", kind: string): number =>
    view.seats.reduce((sum, seat) => sum + seat[place].filter((die) => die.kind === kind).length, 0);
  return Object.entries(view.bag).map(([kind, bag]) => ({
    kind,
    bag,
    belts: count("belt", kind),
    trays: count("tray", kind),
  }));
}
