// What belongs together on a tray: nigiri with the wasabi they lie on, appetizers by symbol, maki, and the rest.

import type { Piece } from "./layout";
import { symbol_of } from "./faces";

export interface Pile {
  symbol: string;
  dice: Piece[];
  carried: boolean; // a wasabi and the nigiri on it
}

export interface Group {
  source: "nigiri" | "sets" | "maki" | "other"; // the points of the view that it adds to
  piles: Pile[];
}

const SOURCE_OF: Record<string, Group["source"]> = { nigiri: "nigiri", appetizer: "sets", maki: "maki" };

/** The dice of a tray in groups, each once. `set_size`: how many of a symbol make a full set; more begin a new pile. */
export function group_tray(tray: readonly Piece[], set_size: (symbol: string) => number): Group[] {
  const groups: Group[] = (["nigiri", "sets", "maki", "other"] as const).map((source) => ({ source, piles: [] }));
  const piles_of = (source: Group["source"]): Pile[] => groups.find((group) => group.source === source)?.piles ?? [];
  const wasabi = tray.filter((die) => symbol_of(die.face) === "wasabi");
  for (const die of tray) {
    const symbol = symbol_of(die.face);
    if (symbol === "wasabi") continue;
    const source = SOURCE_OF[die.kind] ?? "other";
    const piles = piles_of(source);
    if (die.on_wasabi) {
      const under = wasabi.shift();
      piles.push({ symbol, dice: under ? [under, die] : [die], carried: under !== undefined });
      continue;
    }
    const limit = source === "sets" ? set_size(symbol) : Infinity;
    const open = piles.find((pile) => !pile.carried && pile.symbol === symbol && pile.dice.length < limit);
    if (open) open.dice.push(die);
    else piles.push({ symbol, dice: [die], carried: false });
  }
  for (const die of wasabi) piles_of("nigiri").unshift({ symbol: "wasabi", dice: [die], carried: false });
  return groups.filter((group) => group.piles.length > 0);
}
