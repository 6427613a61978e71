// Finds words in a rulebook without regard to capitals and accents, in every script of the page.

import type { Inline } from "./text";

export type Range = readonly [from: number, to: number];

const LETTERS: Record<string, string> = { ł: "l", "’": "'", "‘": "'", "–": "-", "−": "-" }; // those that Unicode does not take apart

/** The text as it is compared, and for every character of it where it comes from. */
function fold(text: string): { folded: string; from: number[] } {
  let folded = "";
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    for (const one of LETTERS[plain] ?? plain) {
      folded += one;
      from.push(at);
    }
    at += letter.length;
  }
  from.push(at);
  return { folded, from };
}

/** Where the words of a query stand in a text, from left to right. */
export function find(text: string, query: string): Range[] {
  const wanted = fold(query.trim().replace(/\s+/g, " ")).folded;
  if (wanted === "") return [];
  const { folded, from } = fold(text);
  const ranges: Range[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    ranges.push([from[at] ?? 0, from[at + wanted.length] ?? text.length]);
  }
  return ranges;
}

/** The same words with what is in the ranges as hits; ranges count in the plain text. */
export function mark(inside: readonly Inline[], ranges: readonly Range[]): Inline[] {
  let at = 0;
  const walk = (some: readonly Inline[]): Inline[] =>
    some.flatMap((one): Inline[] => {
      if (one.kind !== "text") return [{ ...one, inside: walk(one.inside) }];
      const start = at;
      at += one.text.length;
      const edges = ranges.flatMap((range) => range.map((edge) => Math.min(Math.max(edge - start, 0), one.text.length)));
      const cuts = [...new Set([0, ...edges, one.text.length])].sort((a, b) => a - b);
      return cuts.slice(1).map((end, i): Inline => {
        const from = cuts[i] ?? 0;
        const is_hit = ranges.some(([first, last]) => first <= start + from && start + end <= last);
        return { kind: "text", text: one.text.slice(from, end), ...(is_hit ? { is_hit } : {}) };
      });
    });
  return walk(inside);
}
