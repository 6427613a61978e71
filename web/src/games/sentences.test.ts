// The log in words: one list for the page and for the terminal, which must say the same of the same line.

import { readFileSync } from "node:fs";

import { beforeAll, expect, test } from "vitest";

import { load_messages, start_i18n } from "../lib/i18n";
import type { Event, SeatState } from "../lib/messages";
import { sentence as of_sushi_roll } from "./sushi_roll/log";
import { sentence as of_wasabi } from "./wasabi/log";

interface Case {
  game: "wasabi" | "sushi_roll";
  event: Event;
  text: string;
}

const cases = JSON.parse(readFileSync("../tests/locales/sentences.json", "utf8")) as Case[];
const names = ["Anna", "Marco", "Jun"];
const seats = names.map((name): SeatState => ({ name, kind: "person", bot: null, stand_in: null, is_yours: false }));

beforeAll(async () => {
  await start_i18n();
  await load_messages("wasabi");
  await load_messages("sushi_roll");
});

test.each(cases)("$game $event", ({ game, event, text }) => {
  const sentence = game === "wasabi" ? of_wasabi : of_sushi_roll;
  expect(sentence(event, { names, seats, seat: 0 })).toBe(text);
});
