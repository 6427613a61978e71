import { describe, expect, it } from "vitest";

import { find, mark } from "./search";
import { parse_inline, plain_text } from "./text";

const found = (text: string, query: string): string[] => find(text, query).map(([from, to]) => text.slice(from, to));

describe("search", () => {
  it.each([
    ["The Tile, the tile", "tile", ["Tile", "tile"]],
    ["gli ingredienti più rari", "piu", ["più"]],
    ["Zużyte żetony, łosoś", "zeton", ["żeton"]],
    ["Zużyte żetony, łosoś", "LOSOS", ["łosoś"]],
    ["Ещё один кубик, тот же кубик", "КУБИК", ["кубик", "кубик"]],
    ["Ещё один", "еще", ["Ещё"]],
    ["Dragon’s Tail", "dragon's  tail ", ["Dragon’s Tail"]],
    ["Kies een veld", "square", []],
    ["anything", "  ", []],
  ])("in %j finds %j", (text, query, hits) => expect(found(text, query)).toEqual(hits));

  it("marks across bold and links and keeps every word", () => {
    const inside = parse_inline("Lay **one tile** on [a square](#lay).");
    const marked = mark(inside, find(plain_text(inside), "tile on a"));
    const hits = (some: typeof marked): string[] => some.flatMap((one) => (one.kind === "text" ? (one.is_hit ? [one.text] : []) : hits(one.inside)));
    expect(hits(marked)).toEqual(["tile", " on ", "a"]);
    expect(plain_text(marked)).toBe("Lay one tile on a square.");
  });
});
