// What happened, as sentences for the log and for screen readers. One sentence for every line of notation.

import type { LogContext, Sentence } from "../../lib/game";
import { t } from "../../lib/i18n";
import { parse } from "./intent";
import { card_name, completion_of, ingredient, ingredients, recipes } from "./words";

// "" for what needs no sentence of its own.
export const sentence: Sentence = (event, context) => {
  if (typeof event.chance === "string") return chance_sentence(event.chance, context);
  if (typeof event.action !== "string") return "";
  const who = person(event.seat ?? null, context);
  const completed = (event.completes ?? []).map((slug) => completion_sentence(slug, who));
  return [action_sentence(event.action, who), ...completed].join(" ");
};

function completion_sentence(slug: string, who: Person): string {
  const { has_style, points, cubes } = completion_of(slug);
  return t("wasabi-log-completes", { ...who, recipe: recipes([slug]), style: has_style ? "yes" : "no", points, cubes });
}

interface Person {
  [key: string]: string;
  name: string;
  who: "you" | "other";
}

function person(seat: number | null, context: LogContext): Person {
  const is_reader = seat !== null && seat === context.seat;
  return { name: seat === null ? "" : (context.names[seat] ?? String(seat)), who: is_reader ? "you" : "other" };
}

function chance_sentence(line: string, context: LogContext): string {
  const [verb, what = ""] = line.split(" ");
  if (verb === "start") return t("wasabi-log-start", person(Number(what), context));
  if (verb === "recipe" && what.startsWith("?")) return ""; // the draw has told its length, and more is hidden
  if (verb === "recipe") return t("wasabi-log-recipe", { recipe: recipes([what]) });
  return line;
}

function action_sentence(line: string, who: Person): string {
  const action = parse(line);
  switch (action.kind) {
    case "give":
      return t("wasabi-log-give", { ...who, tiles: ingredients(action.tiles) });
    case "draw":
      return t("wasabi-log-draw", { ...who, length: action.length });
    case "pass": {
      const back = recipes(action.recipes);
      return t(action.recipes.length > 0 ? "wasabi-log-pass" : "wasabi-log-pass-nothing", { ...who, recipes: back });
    }
    case "lay":
      return t("wasabi-log-lay", { ...who, tile: ingredient(action.tile), square: action.square });
    case "card":
      return t("wasabi-log-card", { ...who, card: card_name(action.card) });
    case "chop":
      return t(`wasabi-log-chop-${action.to}`, { ...who, card: card_name("chop"), square: action.square });
    case "switch": {
      const [first, second] = action.squares;
      return t("wasabi-log-switch", { ...who, card: card_name("switch"), first, second });
    }
    case "wasabi":
      return t("wasabi-log-wasabi", { ...who, card: card_name("wasabi"), square: action.square });
    case "choose":
      return t("wasabi-log-choose", { ...who, recipe: recipes([action.recipe]) });
    case "done":
      return t("wasabi-log-done", who);
    case "take": {
      const id = `wasabi-log-take${action.square ? "-board" : ""}${action.returning ? "-returning" : ""}`;
      const returned = action.returning ? card_name(action.returning) : "";
      return t(id, { ...who, card: card_name(action.card), square: action.square ?? "", returned });
    }
    case "forgo":
      return t("wasabi-log-forgo", who);
    case "pick":
      return t("wasabi-log-pick", { ...who, tile: ingredient(action.tile) });
    case "other":
      return t("wasabi-log-other", { ...who, line });
  }
}
