import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { add_messages } from "../lib/i18n";
import { search_sections } from "./hits";
import { parse_book, rules_of } from "./text";

const ENGLISH = join(import.meta.dirname, "../../../src/sushiya/locales/en");
const read = (name: string): string => readFileSync(join(ENGLISH, name), "utf-8");

describe("a search in the book of Wasabi!", () => {
  const { sections } = parse_book(read("rulebook/wasabi.md"));
  const found = (query: string): [string, string[]][] =>
    search_sections(sections, query).map((section) => [section.id, section.blocks.flatMap(rules_of)]);

  beforeAll(() => {
    add_messages("en", read("wasabi.ftl"));
    add_messages("en", read("sushi_roll.ftl"));
  });

  it.each([
    ["qw4", [["rulings-recipes", ["QW4"]]]],
    ["w22", [["cards", ["W22"]]]],
    ["Kraken", [["recipes", []]]],
    ["urchin", [["ingredients", []], ["recipes", []]]],
    ["clockwise", [["turn", ["W9"]]]],
    ["no such words", []],
  ])("finds %s", (query, places) => expect(found(query)).toEqual(places));
});
