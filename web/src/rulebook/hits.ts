// Which parts of a rulebook have what is searched for: in its words, its captions, or the names of its pieces.

import { EDITION as SUSHI_ROLL } from "../games/sushi_roll/edition";
import { kind_name } from "../games/sushi_roll/faces";
import { EDITION as WASABI } from "../games/wasabi/edition";
import { category_name, ingredient_name, recipe_name } from "../games/wasabi/words";
import { find } from "./search";
import { type Block, plain_text, rules_of, type Section } from "./text";

/** The names in a table of the edition. */
function names_in(data: string): string[] {
  if (data === "recipes") return [...WASABI.strips.keys()].map(recipe_name);
  if (data === "ingredients") return [...[...WASABI.categories.keys()].map(category_name), ...[...WASABI.tiles.keys()].map(ingredient_name)];
  if (data === "dice") return [...SUSHI_ROLL.dice].map(([kind]) => kind_name(kind));
  return [];
}

function texts_of(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
      return [plain_text(block.inside)];
    case "list":
      return block.items.map((item) => plain_text(item.inside));
    case "table":
      return [block.head, ...block.rows].flat().map(plain_text);
    case "picture":
      return [block.caption];
    case "data":
      return names_in(block.name);
  }
}

/** The block if it has the words, or states the rule of that number; of a list of rules, those that do. */
function narrow(block: Block, query: string): Block[] {
  if (block.kind === "list" && rules_of(block).length > 0) {
    const items = block.items.filter(({ rule, inside }) => rule === query.toUpperCase() || find(plain_text(inside), query).length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  const has_hit = rules_of(block).includes(query.toUpperCase()) || texts_of(block).some((text) => find(text, query).length > 0);
  return has_hit ? [block] : [];
}

/** The sections that have the words, each with the blocks that do; all of a section whose title does. */
export function search_sections(sections: readonly Section[], query: string): Section[] {
  return sections.flatMap((section) => {
    if (find(section.title, query).length > 0) return [section];
    const blocks = section.blocks.flatMap((block) => narrow(block, query));
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}
