// Points by where they come from.

import type { Points, SushiRollView } from "../../lib/messages";

export const SOURCES = ["maki", "nigiri", "sets", "puddings", "tokens"] as const;

/** All of them together. */
export function sum(points: Points): number {
  return SOURCES.reduce((total, source) => total + points[source], 0);
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${String(points)}` : points < 0 ? `−${String(-points)}` : "0";
}

/** How much more every seat has in the second view, of what is scored for good. */
export function gained(before: SushiRollView, after: SushiRollView): Points[] {
  return after.seats.map((seat, k) => {
    const old = before.seats[k]?.so_far;
    const points = { ...seat.so_far };
    for (const source of SOURCES) points[source] -= old?.[source] ?? 0;
    return points;
  });
}
