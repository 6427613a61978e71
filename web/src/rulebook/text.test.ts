import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { parse_book, parse_inline, plain_text, rules_of, sections_of } from "./text";

const LOCALES = join(import.meta.dirname, "../../../src/sushiya/locales");
const BOOKS = readdirSync(LOCALES).flatMap((name) =>
  ["wasabi.md", "sushi-roll.md"].map((file) => join(LOCALES, name, "rulebook", file)),
);
const there = BOOKS.flatMap((path) => {
  try {
    return [{ path, text: readFileSync(path, "utf-8") }];
  } catch {
    return []; // this language is not written yet
  }
});

describe("the books of all languages", () => {
  it("begin with English", () => expect(there.filter(({ path }) => path.includes("/en/"))).toHaveLength(2));
  it.each(there)("$path is a rulebook", ({ text }) => {
    const book = parse_book(text);
    expect(book.sections.length).toBeGreaterThan(8);
    expect(book.sections.flatMap((section) => section.blocks.flatMap(rules_of)).length).toBeGreaterThan(30);
  });
});

const SMALL = `# A game

Its aim.

## First {#first}

{#W1} **Lay** a tile, see [the end](#end).

- {#W2} One, *not two* ([W1]).
- Three

### Inside {#inside}

| a | b |
|---|---|
| 1 | **2** |

![What it shows.](a-picture "What it says.")

## The end {#end}

{{tokens}}
`;

describe("a book", () => {
  const book = parse_book(SMALL);

  it("has a title, a lead and sections", () => {
    expect([book.title, book.lead.length, book.sections.map((one) => [one.level, one.id, one.title])]).toEqual([
      "A game",
      1,
      [
        [2, "first", "First"],
        [3, "inside", "Inside"],
        [2, "end", "The end"],
      ],
    ]);
  });

  it("has blocks of five kinds", () => {
    expect(book.sections.flatMap((one) => one.blocks.map((block) => block.kind))).toEqual(["paragraph", "list", "table", "picture", "data"]);
    expect(book.sections[1]?.blocks[1]).toEqual({ kind: "picture", name: "a-picture", alt: "What it shows.", caption: "What it says." });
    expect(book.sections[0]?.blocks.flatMap(rules_of)).toEqual(["W1", "W2"]);
  });

  it("is found by heading, with what is below, and by rule", () => {
    expect(sections_of(book, "first").map((one) => one.id)).toEqual(["first", "inside"]);
    expect(sections_of(book, "inside").map((one) => one.id)).toEqual(["inside"]);
    expect(sections_of(book, "W2").map((one) => one.id)).toEqual(["first"]);
    expect(sections_of(book, "W9")).toEqual([]);
  });

  it("reads as plain text", () => expect(plain_text(parse_inline("**Lay** it, *now* ([W12], [end](#end))."))).toBe("Lay it, now (W12, end)."));

  it.each([
    ["no title", "Text", "line 1: the title comes first"],
    ["a heading without id", "# A\n\n## B", "line 3: a heading needs an id"],
    ["an id twice", "# A\n\n{#W1} b\n\n{#W1} c", 'line 5: "W1" is there twice'],
    ["a link to nowhere", "# A\n\nSee [it](#there).", 'line 3: nothing is called "there"'],
    ["a rule to nowhere", "# A\n\nSee [W99].", 'line 3: nothing is called "W99"'],
    ["a star that is left over", "# A\n\nLay **it* now", "line 3: *"],
    ["code", "# A\n\n```\nx\n```", "line 3: this is not part"],
    ["HTML", "# A\n\n<b>x</b>", "line 3: this is not part"],
    ["a paragraph of two lines", "# A\n\nb\nc", "line 4: an empty line"],
    ["a list that counts wrongly", "# A\n\n1. b\n3. c", "line 4: number 2"],
    ["an item of two lines", "# A\n\n- b\n  c", "line 4: an item is one line"],
    ["a row that is too long", "# A\n\n| a |\n|---|\n| b | c |", "line 5: a row has as many"],
    ["a picture without caption", "# A\n\n![b](c)", "line 3: this is not part"],
    ["an address", "# A\n\nGo to https://example.org", "line 3: https:"],
    ["a straight quotation mark", '# A\n\nThe "end"', 'line 3: "'],
  ])("does not have %s", (_, text, message) => expect(() => parse_book(text)).toThrow(message));
});
