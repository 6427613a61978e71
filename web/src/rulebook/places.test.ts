import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { GAME_ART } from "../lib/game";
import { GAME_NAMES, type SushiRollView, type WasabiView } from "../lib/messages";
import { help_for, PLACES } from "./places";
import { parse_book, sections_of } from "./text";

describe.each(GAME_NAMES)("help in %s", (game) => {
  const path = join(import.meta.dirname, "../../../src/sushiya/locales/en/rulebook", `${GAME_ART[game]}.md`);
  const book = parse_book(readFileSync(path, "utf-8"));

  it.each(PLACES[game])("has %s in the book", (id) => expect(sections_of(book, id)).not.toEqual([]));
});

describe("a moment of a match", () => {
  const wasabi = (phase: WasabiView["phase"], chopped: string | null = null): WasabiView => ({ game: "wasabi", phase, chopped }) as WasabiView;
  const sushi_roll = (phase: SushiRollView["phase"]): SushiRollView => ({ game: "sushi_roll", phase }) as SushiRollView;

  it.each([
    [wasabi("step_one"), null, "lay"],
    [wasabi("step_one"), "switch", "card-switch"],
    [wasabi("step_one"), "pass", "pass"],
    [wasabi("step_one", "egg"), null, "card-chop"],
    [wasabi("rewards"), null, "rewards"],
    [wasabi("choose"), null, "QW23"],
    [sushi_roll("turn"), null, "turn"],
    [sushi_roll("turn"), "take", "turn"],
    [sushi_roll("turn"), "chopsticks", "chopsticks"],
    [sushi_roll("over"), null, "end"],
  ])("%j and %s: %s", (view, doing, id) => expect(help_for(view, doing)[0]).toBe(id));
});
