// Faces of dice in words. A face is a symbol, with a number behind it when it is more than one: `maki2`.

import { name_piece, name_pieces, Pieces, t } from "../../lib/i18n";
import { initials, plain } from "../../lib/initials";
import { EDITION } from "./edition";

/** `maki` of `maki2`. */
export function symbol_of(face: string | null): string {
  return (face ?? "").replace(/\d+$/, "");
}

/** 2 of `maki2`, 1 of `maki`. */
export function amount_of(face: string | null): number {
  return Number(/\d+$/.exec(face ?? "")?.[0] ?? 1);
}

/** What a face is called where it stands alone: "Two maki". */
export function face_name(face: string | null): string {
  return face === null ? t("sushi-roll-face-hidden") : name_pieces(dice([face]));
}

/** Dice in sentences, equal ones together: "a salmon nigiri", "three tempura". */
export function dice(faces: readonly string[]): Pieces {
  return counted("sushi-roll-face", faces);
}

/** A face that has no name of its own: "scallop", "scallop × 2"; an edition may have a name for one of them. */
function plain_face(face: string): string {
  const amount = amount_of(face);
  const symbol = symbol_of(face);
  return amount > 1 ? `${name_piece(`sushi-roll-face-${symbol}`, plain(symbol))} × ${String(amount)}` : plain(symbol);
}

/** Letters for a face that nobody has drawn. */
export function letters_of(face: string): string {
  const amount = amount_of(face);
  return `${initials(plain(symbol_of(face)))}${amount > 1 ? String(amount) : ""}`;
}

const COLOURS = ["appetizer", "maki", "nigiri", "special", "pudding"]; // for kinds without one, in turn

/** The colour of a kind of die. */
export function colour_of(kind: string): string {
  const place = [...EDITION.sides.keys()].indexOf(kind);
  return `var(--die-${kind}, var(--die-${COLOURS[Math.max(0, place) % COLOURS.length]}))`;
}

/** Kinds of dice in sentences, equal ones together. */
export function kinds(names: readonly string[]): Pieces {
  return counted("sushi-roll-kind", names);
}

function counted(id: string, names: readonly string[]): Pieces {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Pieces(
    [...counts].map(([name, count]) => {
      const bare = plain_face(name);
      return { id: `${id}-${name}`, plain: count > 1 ? `${count} × ${bare}` : bare, args: { count } };
    }),
  );
}

/** What a kind of die is called. */
export function kind_name(kind: string): string {
  return name_pieces(kinds([kind]));
}
