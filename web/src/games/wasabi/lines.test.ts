import { describe, expect, it } from "vitest";

import type { SquareView } from "../../lib/messages";
import { EDITION, length_of, strip_of } from "./edition";
import { block_of, lines_for, place_of, square_at } from "./lines";

// A board from text: one word a square, "." for empty, a stack with "/", "#" behind for covered.
function board(...rows: string[]): SquareView[] {
  return rows.flatMap((row, r) =>
    row.split(" ").map((word, c) => ({
      square: square_at(c, r),
      tiles: word.replace("#", "") === "." ? [] : word.replace("#", "").split("/"),
      covered: word.endsWith("#"),
    })),
  );
}

describe("the edition", () => {
  it("is that of the house", () => {
    expect(EDITION.strips.size).toBe(52);
    expect(EDITION.category_of.size).toBe(18);
    expect([...EDITION.categories.keys()]).toEqual(["rice", "maki", "fish", "shellfish", "garnish", "unique"]);
    expect(EDITION.worth.get(3)).toEqual({ length: 3, count: 3, points: 3, cubes: 1 });
    expect(strip_of("dragon-s-tail*")?.ingredients).toEqual(["eel", "rice", "cucumber"]);
    expect(length_of("?4")).toBe(4);
  });
});

describe("lines that look like a strip", () => {
  const crunchy = ["maki", "tuna", "tempura"];

  it("finds the missing tile between two others (E1)", () => {
    const [line] = lines_for(crunchy, board("maki . tuna", ". . .", ". . ."), 3, 3);
    expect(line).toEqual({ squares: ["a1", "b1", "c1"], missing: [{ square: "b1", tile: "tempura" }], has_style: false });
  });

  it("sees strip order in both directions", () => {
    const [line] = lines_for(crunchy, board("tempura . maki"), 1, 3);
    expect(line).toMatchObject({ missing: [{ square: "b1", tile: "tuna" }], has_style: true });
  });

  it("looks at the top of stacks only and not under cards", () => {
    expect(lines_for(crunchy, board("maki rice/tuna ."), 1, 3)[0]?.missing).toEqual([{ square: "c1", tile: "tempura" }]);
    expect(lines_for(crunchy, board("maki tuna/rice ."), 1, 3)).toEqual([]);
    expect(lines_for(crunchy, board("maki tuna# ."), 1, 3)).toEqual([]);
  });

  it("counts each ingredient as often as the strip has it", () => {
    expect(lines_for(crunchy, board("maki maki ."), 1, 3)).toEqual([]);
  });

  it("names squares as the notation does", () => {
    expect(place_of("c4")).toEqual({ column: 2, row: 3 });
    expect(block_of("c4")).toEqual(["c4", "d4", "c5", "d5"]);
  });
});
