// What is asked of the guest now, in one sentence.

import { t } from "../../lib/i18n";
import type { SeatState, SushiRollView } from "../../lib/messages";
import type { Choice } from "./choice.svelte";
import { seat_name } from "./log";

/** `choice` is there on one’s own turn. */
export function ask_of(view: SushiRollView, seats: readonly SeatState[], is_sent: boolean, choice: Choice | null): string {
  if (view.phase === "over") return t("sushi-roll-ask-over");
  if (is_sent) return t("sushi-roll-ask-pending");
  if (choice) return ask_for(choice);
  return view.to_act === null ? t("sushi-roll-ask-dice") : t("sushi-roll-ask-other", { name: seat_name(view.to_act, seats) });
}

/** What is missing to what was begun. */
function ask_for(choice: Choice): string {
  if (choice.mode === "menu") return t("sushi-roll-ask-menu");
  if (choice.mode === "chopsticks") {
    return t(choice.mine.length ? (choice.theirs ? "sushi-roll-ask-swap" : "sushi-roll-ask-theirs") : "sushi-roll-ask-mine");
  }
  const means = choice.may_menu ? (choice.may_swap ? "both" : "menu") : choice.may_swap ? "chopsticks" : "none";
  return t("sushi-roll-ask-take", { means });
}
