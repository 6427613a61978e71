// What a die would bring, in words.

import { t } from "../../lib/i18n";
import { amount_of, symbol_of } from "./faces";
import { type Intent, worth_of } from "./intent";
import { signed } from "./points";

const TOKENS = ["menu", "chopsticks", "pudding"];

/** What taking a die with this face brings, in a few words. */
export function worth_words(intent: Intent, face: string): string {
  const points = worth_of(intent, face) ?? 0;
  const symbol = symbol_of(face);
  if (points === 0 && TOKENS.includes(symbol)) return t("sushi-roll-worth-token", { symbol, count: amount_of(face) });
  if (points === 0 && symbol === "wasabi") return t("sushi-roll-worth-wasabi");
  if (points === 0 && symbol === "maki") return t("sushi-roll-worth-race");
  return t("sushi-roll-worth-points", { points, signed: signed(points) });
}
