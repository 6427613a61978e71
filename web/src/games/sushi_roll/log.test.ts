import { beforeAll, expect, test } from "vitest";

import { load_messages, start_i18n } from "../../lib/i18n";
import type { SeatState } from "../../lib/messages";
import { EDITION, set_size } from "./edition";
import { dice, face_name } from "./faces";
import { sentence, summary } from "./log";

const seats = ["Kasia", "Marek", "Jun"].map((name) => ({ name, kind: "person", bot: null, stand_in: null, is_yours: false }) satisfies SeatState);
const context = { names: seats.map((seat) => seat.name), seats, seat: 0 };

beforeAll(async () => {
  await start_i18n();
  await load_messages("sushi_roll");
});

test("a line that is not known is told as it stands", () => {
  expect(sentence({ seat: 2, action: "sing loudly" }, context)).toBe("sing loudly");
});

test("of rolls, only one's own is told; to who watches, that there was one", () => {
  const chances = ["bag 0 maki", "bag 1 maki", "roll 0 maki", "roll 1 maki2", "reroll 1 maki2"];
  const told = (seat: number | null): string[] => chances.map((chance) => summary({ chance }, { ...context, seat }));
  expect(told(1)).toEqual(["", "From the bag to your belt: 1 maki.", "", "You roll a double maki.", "You get a double maki."]);
  expect(told(null)).toEqual(["New dice come from the bag.", "", "All dice are rolled.", "", "Marek gets a double maki."]);
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
