// Ways to a new table, as the door offers them.

import { api } from "./api";
import { be_somebody, guest, rename } from "./guest.svelte";
import type { GameName, Options } from "./messages";

export type TableOptions = Pick<Options, "is_listed" | "may_watch" | "undo" | "clock">;

export const PLAYERS: Record<GameName, { least: number; most: number; usual: number }> = {
  wasabi: { least: 2, most: 4, usual: 3 },
  sushi_roll: { least: 2, most: 5, usual: 3 },
};

/** A match against two bots that begins at once. Returns the id of its table. */
export async function play_now(game: GameName): Promise<string> {
  await be_somebody();
  const seats = ["me", "apprentice", "cook"];
  const table = await api.open_table({ game, players: 3, seats, start: true, options: { undo: "free" } });
  return table.id;
}

/** A table that waits for others. */
export async function open_for_friends(
  game: GameName,
  players: number,
  options: TableOptions,
  bots: (string | null)[] = [],
): Promise<string> {
  await be_somebody();
  const table = await api.open_table({ game, players, seats: ["me", ...bots], options });
  return table.id;
}

/** A match where one device goes round. A guest has one name, so it takes each seat under the name of who sits there. */
export async function pass_and_play(game: GameName, names: string[]): Promise<string> {
  const own = await be_somebody();
  const { id } = await api.open_table({ game, players: names.length, seats: [], options: { grace: null } });
  try {
    for (const [seat, name] of names.entries()) {
      await api.introduce(name);
      await api.sit(id, seat);
    }
  } finally {
    await rename(own);
  }
  await api.start(id);
  return id;
}

/** The guest's name for the first seat, others as they come. */
export function default_names(count: number, other: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => (i === 0 && guest.name ? guest.name : other(i + 1)));
}
