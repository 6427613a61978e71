// The printed pieces of the edition that is on the table: what a strip consists of, what a token is worth, which category
// an ingredient belongs to. For drawing only; what may be done comes from the table.

import type { PrintedRecipe, PrintedToken, WasabiEdition } from "../../lib/messages";
import house from "./house.json";

export interface Tiles {
  count: number;
  source: string; // where that is known from
}

export interface Edition {
  categories: Map<string, string[]>; // ingredients by category, in the edition's order
  tiles: Map<string, Tiles>; // by ingredient
  category_of: Map<string, string>;
  worth: Map<number, PrintedToken>; // by length
  strips: Map<string, PrintedRecipe>; // by slug
}

export const CARDS = ["wasabi", "spicy", "chop", "switch", "stack"] as const;
export type Card = (typeof CARDS)[number];

export const HOUSE = house as unknown as WasabiEdition;
export let EDITION = lay_out(HOUSE);

/** Draw these pieces from now on. */
export function use_edition(told: WasabiEdition): void {
  EDITION = lay_out(told);
}

function lay_out(told: WasabiEdition): Edition {
  const categories = new Map<string, string[]>();
  for (const { name, category } of told.ingredients) categories.set(category, [...(categories.get(category) ?? []), name]);
  return {
    categories,
    tiles: new Map(told.ingredients.map(({ name, tiles, source }) => [name, { count: tiles, source }])),
    category_of: new Map(told.ingredients.map(({ name, category }) => [name, category])),
    worth: new Map(told.tokens.map((token) => [token.length, token])),
    strips: new Map(told.recipes.map((recipe) => [recipe.slug, recipe])),
  };
}

export function strip_of(slug: string): PrintedRecipe | undefined {
  return EDITION.strips.get(slug.replace(/\*$/, ""));
}

// How many ingredients a strip has, also one of which only that is known (`?3`).
export function length_of(slug: string): number {
  return slug.startsWith("?") ? Number(slug.slice(1)) : (strip_of(slug)?.ingredients.length ?? 0);
}
