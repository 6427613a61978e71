// The log of a match as sentences: those of the game for what was done, those of the house for the rest.

import type { LogLine, Sentence } from "./game";
import { t } from "./i18n";
import type { Happened, SeatState } from "./messages";

const HOUSE: Partial<Record<Happened["what"], string>> = {
  started: "log-started",
  undone: "log-undone",
  stood_in: "log-stood-in",
  came_back: "log-came-back",
  resumed: "log-resumed",
  rematched: "log-rematched",
};

/** All lines, oldest first. What was taken back stays, marked. */
export function tell_log(entries: Happened[], seats: SeatState[], seat: number | null, sentence: Sentence): LogLine[] {
  const context = { names: seats.map((one) => one.name), seats, seat };
  const undone = list_undone(entries);
  return entries.flatMap((entry) => {
    const make = (text: string, number: number, who: number | null): LogLine => ({
      key: `${entry.version}-${number}`,
      version: entry.version,
      seat: who,
      text,
      undone: undone.has(entry.version),
    });
    const house = HOUSE[entry.what];
    const lines = house ? [make(t(house, { name: context.names[entry.seat ?? -1] ?? "" }), 0, entry.seat ?? null)] : [];
    for (const [number, event] of (entry.events ?? []).entries()) {
      const text = sentence(event, context);
      if (text) lines.push(make(text, number + 1, event.seat ?? null));
    }
    return lines;
  });
}

/** The versions that were taken back: a seat takes back its last action and everything after it. */
function list_undone(entries: Happened[]): Set<number> {
  const undone = new Set<number>();
  for (const [i, entry] of entries.entries()) {
    if (entry.what !== "undone") continue;
    for (let k = i - 1; k >= 0; k--) {
      const earlier = entries[k];
      if (!earlier || earlier.what !== "acted" || undone.has(earlier.version)) continue;
      undone.add(earlier.version);
      if (earlier.seat === entry.seat) break;
    }
  }
  return undone;
}
