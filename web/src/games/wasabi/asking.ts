// What the page asks of the guest, and the buttons that answer: made of what may be done and what was begun.

import { t } from "../../lib/i18n";
import { parse } from "./intent";
import type { Play } from "./play.svelte";
import { card_name, gain_text, ingredient } from "./words";

// A button: what it says and does now. `is_main` is the one that goes on with what was begun.
export interface Choice {
  id: string;
  label: string;
  note?: string;
  is_main: boolean;
  is_off?: boolean;
  press: () => void;
}

// What is asked of the seat, in one short sentence; empty if nothing is.
export function ask_of(play: Play): string {
  const { view, offer } = play;
  if (view.result) return t("wasabi-ask-over");
  if (!play.is_mine) return "";
  if (play.passing !== null) return t("wasabi-ask-pass", { count: play.passing.length });
  if (play.card === "chop") return t(play.first ? "wasabi-ask-chop-way" : "wasabi-ask-chop");
  if (play.card === "switch") return t(play.first ? "wasabi-ask-switch-second" : "wasabi-ask-switch");
  if (play.card !== null) return t(`wasabi-ask-${play.card}`);
  if (play.reward) return t("wasabi-ask-return", { card: card_name(play.reward.card) });
  if (offer.has("give")) return t("wasabi-ask-give", { left: Math.max(0, 3 - play.chosen.length) });
  if (offer.has("choose")) return t("wasabi-ask-choose", { count: view.choices.length });
  if (offer.has("take")) return t(offer.has("forgo") ? "wasabi-ask-take-full" : "wasabi-ask-take", { rewards: view.rewards });
  if (offer.has("pick")) return t("wasabi-ask-pick");
  if (offer.has("draw")) return t("wasabi-ask-draw", { which: view.phase === "deal" ? "first" : "more" });
  if (play.held !== null) return t("wasabi-ask-square", { tile: ingredient(play.held) });
  if (offer.has("lay")) {
    if (view.laid > 0) return t("wasabi-ask-second");
    return t(offer.cards.size > 0 ? "wasabi-ask-lay-or-card" : "wasabi-ask-lay");
  }
  if (offer.cards.size > 0) return t(offer.has("done") ? "wasabi-ask-card-or-done" : "wasabi-ask-card");
  if (offer.has("pass")) return t("wasabi-ask-only-pass");
  return t("wasabi-ask-other");
}

// The buttons that belong to what was begun.
export function list_choices(play: Play): Choice[] {
  const { offer } = play;
  if (!play.is_mine || play.is_locked) return [];
  const choices: Choice[] = [];
  const main = (id: string, label: string, line: string | null, note = ""): void => {
    choices.push({ id, label, note, is_main: true, is_off: line === null, press: () => play.send(line) });
  };
  if (play.armed) main("armed", armed_label(play.armed), play.armed, gain_text(offer.gain.get(play.armed)));
  else if (play.passing) main("pass", t("wasabi-do-pass-now"), offer.pass_line(play.passing));
  else if (play.card === "chop" && play.first) {
    for (const { to, line } of offer.chops(play.first)) main(to, t(`wasabi-do-${to}`), line, gain_text(offer.gain.get(line)));
  } else if (play.card) {
    const line = offer.of("card").find((action) => action.card === play.card)?.line;
    if (line) main("play", t("wasabi-do-play", { card: card_name(play.card) }), line);
  } else if (play.reward) {
    for (const { returning, line } of play.reward.ways) if (returning) main(returning, card_name(returning), line);
  } else if (offer.has("give")) main("give", t("wasabi-do-give"), offer.give_line(play.chosen));
  for (const { line } of offer.of("forgo")) choices.push(plain("forgo", t("wasabi-do-forgo"), () => play.send(line)));
  if (play.tile || play.card || play.passing || play.reward || play.armed)
    choices.push(plain("cancel", t("wasabi-do-cancel"), () => void play.back()));
  return choices;
}

// Those that are always there on one's turn.
export function list_standing(play: Play): Choice[] {
  const { offer } = play;
  const choices: Choice[] = [];
  if (!play.is_mine || play.is_locked) return choices;
  if (offer.has("pass") && !play.passing)
    choices.push(plain("begin-pass", t("wasabi-do-pass"), () => play.press_pass()));
  for (const { line } of offer.of("done"))
    choices.push({ id: "done", label: t("wasabi-do-done"), is_main: true, press: () => play.send(line) });
  for (const line of offer.others) choices.push(plain(line, line, () => play.send(line)));
  return choices;
}

function plain(id: string, label: string, press: () => void): Choice {
  return { id, label, is_main: false, press };
}

function armed_label(line: string): string {
  const action = parse(line);
  if (action.kind === "lay") return t("wasabi-do-lay-on", { square: action.square });
  if (action.kind === "wasabi") return t("wasabi-do-cover");
  if (action.kind === "switch") return t("wasabi-do-switch");
  if (action.kind === "chop") return t(`wasabi-do-${action.to}`);
  return t("wasabi-do-take-off");
}
