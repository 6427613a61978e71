// The printed pieces, read from the one file that has them: what a strip consists of, what a token is worth, which
// category an ingredient belongs to. For drawing only; what may be done comes from the table.

import source from "../../../../src/sushiya/games/wasabi/edition.toml?raw";

export interface Strip {
  slug: string;
  name: string;
  ingredients: string[];
  source: string;
}

export interface Worth {
  count: number; // tokens of this length that a seat begins with
  points: number;
  cubes: number; // more for strip order
}

export interface Tiles {
  count: number;
  source: string; // where that is known from
}

export interface Edition {
  categories: Map<string, string[]>; // ingredients by category, in the edition's order
  tiles: Map<string, Tiles>; // by ingredient
  category_of: Map<string, string>;
  worth: Map<number, Worth>; // by length
  strips: Map<string, Strip>; // by slug
}

export const CARDS = ["wasabi", "spicy", "chop", "switch", "stack"] as const;
export type Card = (typeof CARDS)[number];

// The slug of a strip, as the notation has it.
export function slug_of(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

// Reads the tables of an edition. The file is our own and plain: one `key = value` a line.
export function read_edition(text: string): Edition {
  const edition: Edition = { categories: new Map(), tiles: new Map(), category_of: new Map(), worth: new Map(), strips: new Map() };
  let category = "";
  for (const table of text.split(/^\s*\[/m).slice(1)) {
    const title = /^\[?([a-z_.]+)/.exec(table)?.[1] ?? "";
    const text_of = (key: string): string => new RegExp(`^\\s*${key} = "([^"]*)"`, "m").exec(table)?.[1] ?? "";
    const number_of = (key: string): number => Number(new RegExp(`^\\s*${key} = (\\d+)`, "m").exec(table)?.[1] ?? 0);
    if (title === "category") {
      category = text_of("name");
      edition.categories.set(category, []);
    } else if (title === "category.ingredient") {
      edition.categories.get(category)?.push(text_of("name"));
      edition.category_of.set(text_of("name"), category);
      edition.tiles.set(text_of("name"), { count: number_of("tiles"), source: text_of("source") });
    } else if (title === "token") {
      const worth = { count: number_of("count"), points: number_of("points"), cubes: number_of("cubes") };
      edition.worth.set(number_of("length"), worth);
    } else if (title === "recipe") {
      const list = /^\s*ingredients = \[([^\]]*)\]/m.exec(table)?.[1] ?? "";
      const slug = slug_of(text_of("name"));
      const ingredients = [...list.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "");
      edition.strips.set(slug, { slug, name: text_of("name"), ingredients, source: text_of("source") });
    }
  }
  return edition;
}

export const EDITION = read_edition(source);

export function strip_of(slug: string): Strip | undefined {
  return EDITION.strips.get(slug.replace(/\*$/, ""));
}

// How many ingredients a strip has, also one of which only that is known (`?3`).
export function length_of(slug: string): number {
  return slug.startsWith("?") ? Number(slug.slice(1)) : (strip_of(slug)?.ingredients.length ?? 0);
}
