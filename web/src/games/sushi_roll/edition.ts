// What is printed on the dice of the edition that is on the table: for drawing only; what may be done comes from the table.

import type { SushiRollEdition, SushiRollView } from "../../lib/messages";
import house from "./house.json";

export interface Edition {
  sides: Map<string, string[]>; // by kind of die, one face a side
  dice: Map<string, { count: number; source: string }>; // by kind; where its sides are known from
  set_size: Map<string, number>; // dice in a full set, by symbol
  nigiri: Set<string>; // symbols
}

/** What the points of a die count as. */
export type Source = "nigiri" | "sets" | "maki" | "other";

export const HOUSE = house as unknown as SushiRollEdition;
export let EDITION = lay_out(HOUSE);

/** Draw these pieces from now on. */
export function use_edition(told: SushiRollEdition): void {
  EDITION = lay_out(told);
}

function lay_out(told: SushiRollEdition): Edition {
  return {
    sides: new Map(told.dice.map((die) => [die.name, die.sides])),
    dice: new Map(told.dice.map(({ name, count, source }) => [name, { count, source }])),
    set_size: new Map(Object.entries(told.sets).map(([symbol, points]) => [symbol, points.length])),
    nigiri: new Set(Object.keys(told.nigiri)),
  };
}

/** How many of a symbol make a full set; Infinity if it does not come in sets. */
export function set_size(symbol: string): number {
  return EDITION.set_size.get(symbol) ?? Infinity;
}

/** Where the points of a symbol belong. */
export function source_of(symbol: string): Source {
  if (EDITION.nigiri.has(symbol)) return "nigiri";
  if (EDITION.set_size.has(symbol)) return "sets";
  return symbol === "maki" ? "maki" : "other";
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
