// The words of Wasabi!, through Fluent: names of pieces, what a line would bring, what is asked of a seat.

import { has, name_piece, name_pieces, Pieces, t } from "../../lib/i18n";
import { plain } from "../../lib/initials";
import type { Preview, WasabiSeatView, WasabiView } from "../../lib/messages";
import { EDITION, length_of, strip_of } from "./edition";

export function ingredient(tile: string): Pieces {
  return ingredients([tile]);
}

export function ingredients(tiles: readonly string[]): Pieces {
  return new Pieces(tiles.map((tile) => ({ id: `wasabi-ingredient-${tile}`, plain: plain(tile) })));
}

export function ingredient_name(tile: string): string {
  return name_pieces(ingredient(tile));
}

export function category_name(category: string): string {
  return name_piece(`wasabi-category-${category}`, plain(category));
}

export function card_name(card: string): string {
  return has(`wasabi-card-${card}`) ? t(`wasabi-card-${card}`) : card;
}

export function card_text(card: string): string {
  return has(`wasabi-card-${card}-text`) ? t(`wasabi-card-${card}-text`) : "";
}

// Strips; of one that is hidden, its length.
export function recipes(slugs: readonly string[]): Pieces {
  return new Pieces(
    slugs.map((slug) => {
      const bare = slug.replace(/\*$/, "");
      if (bare.startsWith("?")) return { id: "wasabi-strip-hidden", plain: bare, args: { length: length_of(bare) } };
      return { id: `wasabi-recipe-${bare}`, plain: strip_of(bare)?.name ?? bare };
    }),
  );
}

export function recipe_name(slug: string): string {
  return name_pieces(recipes([slug]));
}

// Whether strip order is worth more than any order.
export function has_bonus(length: number): boolean {
  return (EDITION.worth.get(length)?.cubes ?? 0) > 0;
}

export interface Completion {
  recipe: string;
  length: number;
  has_style: boolean; // strip order, where that is worth something
  points: number;
  cubes: number;
}

export function completion_of(slug: string): Completion {
  const length = length_of(slug.replace(/\*$/, ""));
  const worth = EDITION.worth.get(length) ?? { points: 0, cubes: 0 };
  const has_style = slug.endsWith("*") && worth.cubes > 0;
  return { recipe: recipe_name(slug), length, has_style, points: worth.points, cubes: has_style ? worth.cubes : 0 };
}

// "Crunchy Tuna, with style: 3 + 1 points"
export function completion_text(slug: string): string {
  const { has_style, points, cubes } = completion_of(slug);
  return t("wasabi-gain", { recipe: recipes([slug]), style: has_style ? "yes" : "no", points, cubes });
}

export function gain_text(gain: Preview | undefined): string {
  if (!gain) return "";
  const completes = gain.completes ?? [];
  return completes.length > 0 ? completes.map(completion_text).join("; ") : t("wasabi-gain-points", { points: gain.points });
}

const GROUNDS = ["rice", "maki", "fish", "shellfish", "garnish", "unique"]; // for categories without a colour, in turn

// The colour of the ground of a tile.
export function ground_of(tile: string): string {
  const category = EDITION.category_of.get(tile) ?? "";
  const place = [...EDITION.categories.keys()].indexOf(category);
  return `var(--category-${category}, var(--category-${GROUNDS[Math.max(0, place) % GROUNDS.length]}))`;
}

// A square in words, as a screen reader says it.
export function square_text(view: WasabiView, square: string): string {
  const found = view.board.find((one) => one.square === square);
  if (!found) return square;
  const top = found.tiles.at(-1);
  const args = { square, tile: top ? ingredient(top) : "", depth: found.tiles.length };
  if (found.covered) return t(top ? "wasabi-square-covered-tile" : "wasabi-square-covered", args);
  if (!top) return t("wasabi-square-empty", args);
  return t(found.tiles.length > 1 ? "wasabi-square-stack" : "wasabi-square-tile", args);
}

// What lies openly before a seat, in one sentence.
export function seat_text(name: string, seat: WasabiSeatView): string {
  const tokens = Object.entries(seat.tokens).map(([length, count]) => t("wasabi-tokens-of", { length, count }));
  return [
    `${name}: ${t("wasabi-points-now", { points: seat.points })}`,
    t("wasabi-tokens-left", { tokens: tokens.join(", ") }),
    ...(seat.recipes.length ? [t("wasabi-strip-backs", { lengths: seat.recipes.map(length_of).join(", ") })] : []),
    ...(seat.tiles.length ? [`${t("wasabi-tiles")}: ${seat.tiles.map(ingredient_name).join(", ")}`] : []),
    `${t("wasabi-action-cards")}: ${seat.cards.map(card_name).join(", ") || t("wasabi-cards-of", { count: 0 })}`,
    t("wasabi-cubes", { count: seat.cubes }),
  ].join("; ");
}
