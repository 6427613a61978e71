import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { EDITION as SUSHI_ROLL } from "../games/sushi_roll/edition";
import { amount_of } from "../games/sushi_roll/faces";
import { CARDS, EDITION as WASABI, strip_of } from "../games/wasabi/edition";
import { place_of } from "../games/wasabi/lines";
import { parse_sushi_roll, parse_wasabi, type WasabiFrame } from "./pictures";

const read = (name: string): string => readFileSync(join(import.meta.dirname, "pictures", name), "utf-8");
const wasabi = [...parse_wasabi(read("wasabi.txt"))].flatMap(([name, frames]) => frames.map((frame) => ({ name, frame })));
const sushi_roll = [...parse_sushi_roll(read("sushi-roll.txt"))].flatMap(([name, frames]) => frames.map((frame) => ({ name, frame })));

/** What is seen on a line of the picture, with what is about to be laid. */
function seen(frame: WasabiFrame, line: readonly string[]): string[] {
  return line.map((square) => frame.lays.find((lay) => lay.square === square)?.tile ?? frame.tiles.get(square)?.at(-1) ?? "");
}

describe("pictures of Wasabi!", () => {
  it.each(wasabi)("$name shows pieces of the edition, on its board", ({ frame }) => {
    const tiles = [...[...frame.tiles.values()].flat(), ...frame.hand, ...frame.lays.map((lay) => lay.tile)];
    for (const tile of tiles) expect(WASABI.category_of.has(tile), tile).toBe(true);
    for (const card of [...frame.cards, ...(frame.by ? [frame.by] : [])]) expect(CARDS).toContain(card);
    for (const length of frame.tokens) expect(WASABI.worth.has(length)).toBe(true);
    for (const square of [...frame.tiles.keys(), ...frame.lines.flat(), ...frame.picks, ...frame.lays.map((lay) => lay.square)]) {
      expect(place_of(square).column, square).toBeLessThan(frame.size?.columns ?? 0);
      expect(place_of(square).row, square).toBeLessThan(frame.size?.rows ?? 0);
    }
  });

  it.each(wasabi.filter(({ frame }) => frame.lines.length > 0))("$name marks what its strips say", ({ frame }) => {
    for (const { recipe } of frame.strips) {
      const strip = strip_of(recipe)?.ingredients ?? [];
      const lines = frame.lines.map((line) => seen(frame, line));
      const has = (order: readonly string[]): boolean => lines.some((line) => String(line) === String(order));
      expect(lines.map((line) => String([...line].sort()))).toContain(String([...strip].sort()));
      expect(has(strip) || has([...strip].reverse()), recipe).toBe(recipe.endsWith("*"));
    }
  });

  it.each(wasabi.filter(({ frame }) => frame.total !== null))("$name adds up", ({ frame }) => {
    const points = frame.tokens.reduce((sum, length) => sum + (WASABI.worth.get(length)?.points ?? 0), frame.cubes);
    expect(frame.total).toBe(points);
  });

  it.each(["picture a\nb1", "picture a\nboard 9x9", "picture a\nline a1 z9", "picture a\njump", "a1 tuna"])("do not have %j", (text) =>
    expect(() => parse_wasabi(text)).toThrow("a picture has the line"),
  );
});

describe("pictures of Sushi Roll", () => {
  const faces = new Set([...SUSHI_ROLL.sides.values()].flat());

  it.each(sushi_roll)("$name shows dice of the edition", ({ frame }) => {
    for (const row of frame.rows) if (row.kind !== "tokens") for (const { face } of row.dice) expect(faces).toContain(face);
  });

  it("count maki as the text says", () => {
    const trays = sushi_roll.filter(({ name }) => name === "maki-tie").flatMap(({ frame }) => frame.rows);
    const counts = trays.map((row) => (row.kind === "tray" ? row.dice.reduce((sum, die) => sum + amount_of(die.face), 0) : 0));
    expect(counts).toEqual([4, 4, 3, 3]); // X1
  });

  it.each(["picture a\nbelt egg\npick squid", "picture a\ntray egg", "picture a\ntray egg = eggs 1", "picture a\ntokens menu", "picture a\nthen"])(
    "do not have %j",
    (text) => expect(() => parse_sushi_roll(text)).toThrow("a picture has the line"),
  );
});
