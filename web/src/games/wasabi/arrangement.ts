// What the two arrangements of a match, Desk.svelte and Phone.svelte, get from it.

import type { MatchProps } from "../../lib/game";
import type { WasabiView } from "../../lib/messages";
import type { Done } from "./motion";
import type { Play, SheetName } from "./play.svelte";

/** A recipe that was just completed, shown for a moment. */
export type Feasted = Done & { key: number };

export interface LayoutProps {
  play: Play;
  match: MatchProps<WasabiView>;
  due: SheetName | null; // the pile that is asked for now
  feasts: Feasted[];
}

/** All seats, one's own first. */
export function seats_from(players: number, seat: number | null): number[] {
  return Array.from({ length: players }, (_, i) => (i + (seat ?? 0)) % players);
}
