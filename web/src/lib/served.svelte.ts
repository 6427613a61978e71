// How many can play the games of this house: that depends on the editions that it serves.

import { api } from "./api";
import type { GameName } from "./messages";

const USUAL = 3;

/** By game; those of the house's own editions until the house has told. */
export const player_counts = $state<Record<GameName, number[]>>({ wasabi: [2, 3, 4], sushi_roll: [2, 3, 4, 5] });

let asked: Promise<void> | undefined;

/** Ask the house, once. */
export function learn_counts(): Promise<void> {
  asked ??= api.games().then((games) => {
    for (const game of games) player_counts[game.name] = game.players;
  });
  asked.catch(() => (asked = undefined)); // the next who asks tries again
  return asked;
}

/** How many play if nobody says otherwise. */
export function usual_count(game: GameName): number {
  const counts = player_counts[game];
  return counts.includes(USUAL) ? USUAL : (counts[0] ?? USUAL);
}
