// The log in words: a sentence for every line of notation.

import type { LogContext } from "../../lib/game";
import { t } from "../../lib/i18n";
import type { Event, SeatState } from "../../lib/messages";
import { dice, kinds } from "./faces";

/** What happened in one step, as a sentence. A line that is not known stands as it is. */
export function sentence(event: Event, context: LogContext): string {
  const line = event.action ?? event.chance ?? "";
  const [verb = "", ...words] = line.split(" ");
  if (event.action) return of_seat(verb, words, event.seat ?? -1, context) ?? line;
  return of_chance(verb, words, context) ?? line;
}

/** The same for the log beside the match: all belts are filled and rolled at once and lie open, so only one's own is told;
    to who watches, that it happened. */
export function summary(event: Event, context: LogContext): string {
  const [verb, seat] = event.chance?.split(" ") ?? [];
  if ((verb !== "bag" && verb !== "roll") || Number(seat) === context.seat) return sentence(event, context);
  if (context.seat !== null || seat !== "0") return "";
  return t(verb === "bag" ? "sushi-roll-log-bag-all" : "sushi-roll-log-roll-all");
}

function of_seat(verb: string, words: string[], seat: number, context: LogContext): string | null {
  const who = by(seat, context);
  if (verb === "take" && words.length === 1) return t("sushi-roll-log-take", { ...who, dice: dice(words) });
  if (verb === "menu") return t("sushi-roll-log-menu", { ...who, dice: dice(words) });
  if (verb === "chopsticks" && words.length === 5) {
    const [mine = "", , theirs = "", , other = ""] = words;
    const from = by(Number(other), context);
    const swapped = { mine: dice([mine]), theirs: dice([theirs]) };
    return t("sushi-roll-log-chopsticks", { ...who, ...swapped, other: from.name, other_you: from.you });
  }
  return null;
}

function of_chance(verb: string, words: string[], context: LogContext): string | null {
  const [seat = "", ...rest] = words;
  const who = by(Number(seat), context);
  if (verb === "start") return t("sushi-roll-log-start", who);
  if (verb === "bag") return t("sushi-roll-log-bag", { ...who, kinds: kinds(rest) });
  if (verb === "roll") return t("sushi-roll-log-roll", { ...who, dice: dice(rest) });
  if (verb === "reroll") return t("sushi-roll-log-reroll", { ...who, dice: dice(rest) });
  return null;
}

function by(seat: number, context: LogContext): { name: string; you: string } {
  return { name: seat_name(seat, context.seats), you: seat === context.seat ? "yes" : "no" };
}

/** The name of who sits there. */
export function seat_name(seat: number, seats: readonly SeatState[]): string {
  return seats[seat]?.name || t("sushi-roll-seat", { number: seat + 1 });
}
