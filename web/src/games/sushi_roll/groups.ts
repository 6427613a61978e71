// What belongs together on a tray: nigiri with the wasabi they lie on, appetizers by symbol, maki, and the rest.

import { set_size, type Source, source_of } from "./edition";
import { symbol_of } from "./faces";
import type { Piece } from "./layout";

export interface Pile {
  symbol: string;
  dice: Piece[];
  carried: boolean; // a wasabi and the nigiri on it
}

export interface Group {
  source: Source; // the points of the view that it adds to
  piles: Pile[];
}

/** The dice of a tray in groups, each once. A full set is a pile; more begin a new one. */
export function group_tray(tray: readonly Piece[]): Group[] {
  const groups: Group[] = (["nigiri", "sets", "maki", "other"] as const).map((source) => ({ source, piles: [] }));
  const piles_of = (source: Source): Pile[] => groups.find((group) => group.source === source)?.piles ?? [];
  const wasabi = tray.filter((die) => symbol_of(die.face) === "wasabi");
  for (const die of tray) {
    const symbol = symbol_of(die.face);
    if (symbol === "wasabi") continue;
    const source = source_of(symbol);
    const piles = piles_of(source);
    if (die.on_wasabi) {
      const under = wasabi.shift();
      piles.push({ symbol, dice: under ? [under, die] : [die], carried: under !== undefined });
      continue;
    }
    const open = piles.find((pile) => !pile.carried && pile.symbol === symbol && pile.dice.length < set_size(symbol));
    if (open) open.dice.push(die);
    else piles.push({ symbol, dice: [die], carried: false });
  }
  for (const die of wasabi) piles_of("nigiri").unshift({ symbol: "wasabi", dice: [die], carried: false });
  return groups.filter((group) => group.piles.length > 0);
}
