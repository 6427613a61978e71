// A language for tests: English with accents, longer by two fifths and in brackets. Text on the screen that is not like
// that is written into a component; text that is cut has no room for Russian.

const PLAIN = "aeiouAEIOUcnsyz";
const ACCENTED = "áéíóúÁÉÍÓÚčňšýž";
const LONGER = 0.4; // of the letters, brackets and all
const FILLER = " õñē ţŵõ ţĥŕēē ƒõūŕ ƒĩvē";

/** A piece of text of a message, as the language for tests has it. */
export function pretend(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  if (letters === 0) return text;
  const [, before = "", words = "", behind = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  const accented = [...words].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
  const more = Math.max(0, Math.ceil(letters * LONGER) - "[]".length);
  const filler = FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more).trimEnd();
  return `${before}[${accented}${filler}]${behind}`;
}
