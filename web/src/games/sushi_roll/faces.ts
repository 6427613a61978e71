// Faces of dice in words. A face is a symbol, with a number behind it when it is more than one: `maki2`.

import { has, t } from "../../lib/i18n";
import { locale } from "../../lib/locale.svelte";

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
  if (face === null) return t("sushi-roll-face-hidden");
  const id = `sushi-roll-face-${face}`;
  return has(id) ? t(id) : face;
}

/** What a face is called within a sentence, as what is taken, given or rolled: "a salmon nigiri", "three tempura". */
export function dice_words(face: string, count = 1): string {
  const id = `sushi-roll-face-${face}`;
  return has(id) ? t(`${id}.object`, { count }) : count > 1 ? `${String(count)} × ${face}` : face;
}

/** Several dice in words, equal ones together. */
export function list_dice(faces: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return list_words([...counts].map(([face, count]) => dice_words(face, count)));
}

/** Words joined as the language does. */
export function list_words(words: readonly string[]): string {
  return new Intl.ListFormat(locale.current, { type: "conjunction" }).format(words);
}

/** What a kind of die is called. */
export function kind_name(kind: string, count = 1): string {
  const id = `sushi-roll-kind-${kind}`;
  return has(id) ? t(id, { count }) : kind;
}
