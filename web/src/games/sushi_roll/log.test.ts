import { readFileSync } from "node:fs";

import { beforeAll, expect, test } from "vitest";

import { add_messages } from "../../lib/i18n";
import type { SeatState } from "../../lib/messages";
import { EDITION, set_size } from "./edition";
import { dice, face_name } from "./faces";
import { sentence } from "./log";

const seats = ["Kasia", "Marek", "Jun"].map((name) => ({ name, kind: "person", bot: null, stand_in: null, is_yours: false }) satisfies SeatState);
const context = { names: seats.map((seat) => seat.name), seats, seat: 0 };

beforeAll(() => add_messages("en", readFileSync("../src/sushiya/locales/en/sushi_roll.ftl", "utf8")));

test.each([
  [{ chance: "start 1" }, "Marek has the red belt and starts."],
  [{ chance: "start 0" }, "You have the red belt and start."],
  [{ chance: "bag 2 appetizer appetizer maki" }, "From the bag to Jun’s belt: 2 appetizers and 1 maki."],
  [{ chance: "roll 1 dumpling dumpling maki2 egg" }, "Marek rolls 2 dumplings, a double maki, and an egg nigiri."],
  [{ chance: "reroll 0 squid" }, "You get a squid nigiri."],
  [{ seat: 1, action: "menu tempura maki2" }, "Marek uses a menu to reroll a tempura and a double maki."],
  [{ seat: 1, action: "chopsticks egg for squid of 2" }, "With chopsticks Marek swaps an egg nigiri for a squid nigiri of Jun."],
  [{ seat: 1, action: "chopsticks egg for squid of 0" }, "With chopsticks Marek swaps an egg nigiri for a squid nigiri of yours."],
  [{ seat: 0, action: "take wasabi" }, "You take a wasabi."],
  [{ seat: 2, action: "sing loudly" }, "sing loudly"],
])("%j is told", (event, text) => {
  expect(sentence(event, context)).toBe(text);
});

test("every face of the edition has a name", () => {
  for (const face of new Set([...EDITION.sides.values()].flat())) {
    expect(face_name(face)).not.toBe(face);
    expect(dice([face, face]).name("en", "object")).toMatch(/^2 /);
  }
});

test("the edition's dice have six sides, and sets their size", () => {
  expect([...EDITION.sides.values()].map((sides) => sides.length)).toEqual([6, 6, 6, 6, 6]);
  expect(EDITION.sides.get("maki")).toContain("maki3");
  expect([set_size("tempura"), set_size("maki")]).toEqual([3, Infinity]);
});
