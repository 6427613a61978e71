// Ways to a new table, as the door offers them.

import { api } from "./api";
import { be_somebody, guest } from "./guest.svelte";
import type { GameName, Options } from "./messages";
import { usual_count } from "./served.svelte";

export type TableOptions = Pick<Options, "is_listed" | "may_watch" | "undo" | "clock">;

export const NEW_TABLE: TableOptions = { is_listed: false, may_watch: true, undo: "fair", clock: null };

const OPPONENTS = ["apprentice", "cook"]; // in turn

/** A match against bots that begins at once. Returns the id of its table. */
export async function play_now(game: GameName): Promise<string> {
  await be_somebody();
  const players = usual_count(game);
  const bots = Array.from({ length: players - 1 }, (_, i) => OPPONENTS[i % OPPONENTS.length] ?? null);
  const table = await api.open_table({ game, players, seats: ["me", ...bots], start: true, options: { undo: "free" } });
  return table.id;
}

/** A match against apprentices that begins at once: the first one after a lesson. */
export async function play_apprentice(game: GameName, players: number): Promise<string> {
  await be_somebody();
  const seats = ["me", ...Array.from({ length: players - 1 }, () => "apprentice")];
  const table = await api.open_table({ game, players, seats, start: true, options: { undo: "free" } });
  return table.id;
}

/** A table that waits for others. */
export async function open_for_friends(game: GameName, players: number, options: TableOptions): Promise<string> {
  await be_somebody();
  return (await api.open_table({ game, players, options })).id;
}

/** A match where one device goes round. */
export async function pass_and_play(game: GameName, names: string[]): Promise<string> {
  await be_somebody();
  const seats = names.map(() => "me");
  return (await api.open_table({ game, players: names.length, seats, names, start: true, options: { grace: null } })).id;
}

/** The guest's name for the first seat, others as they come. */
export function default_names(count: number, other: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => (i === 0 && guest.name ? guest.name : other(i + 1)));
}
