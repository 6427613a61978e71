// Which parts of a rulebook belong to what is on the screen. Every id is a heading or a rule of the book; a test sees to it.

import type { AnyView, GameName, SushiRollView, WasabiView } from "../lib/messages";

const WASABI_PHASES: Record<WasabiView["phase"], string[]> = {
  start: ["table"],
  give: ["starting-hands"],
  deal: ["starting-recipes"],
  step_one: ["lay", "pass", "completing"],
  choose: ["QW23"],
  rewards: ["rewards"],
  tiles: ["fill-tiles"],
  recipes: ["fill-recipes"],
  over: ["end"],
};
const WASABI_DOING: Record<string, string[]> = {
  stack: ["card-stack"],
  chop: ["card-chop"],
  spicy: ["card-spicy"],
  switch: ["card-switch"],
  wasabi: ["card-wasabi"],
  pass: ["pass"],
};
const SUSHI_ROLL_PHASES: Record<SushiRollView["phase"], string[]> = {
  start: ["set-up"],
  bag: ["set-up"],
  roll: ["slide"],
  reroll: ["menu"],
  turn: ["turn", "take"],
  over: ["end"],
};
const SUSHI_ROLL_DOING: Record<string, string[]> = { menu: ["menu"], chopsticks: ["chopsticks"] };

// In both books.
export const AT_FIRST = ["overview"];
export const AT_THE_END = "end";

/** What helps at this moment of a match; `doing` is what the guest has begun. */
export function help_for(view: AnyView, doing: string | null): string[] {
  if (view.game === "sushi_roll") return (doing && SUSHI_ROLL_DOING[doing]) || SUSHI_ROLL_PHASES[view.phase];
  const begun = doing ?? (view.phase === "step_one" && view.chopped !== null ? "chop" : null);
  return (begun && WASABI_DOING[begun]) || WASABI_PHASES[view.phase];
}

/** All of them, by game. */
export const PLACES: Record<GameName, string[]> = {
  wasabi: [WASABI_PHASES, WASABI_DOING].flatMap((map) => Object.values(map).flat()).concat(AT_FIRST, AT_THE_END),
  sushi_roll: [SUSHI_ROLL_PHASES, SUSHI_ROLL_DOING].flatMap((map) => Object.values(map).flat()).concat(AT_FIRST, AT_THE_END),
};
