// A language for tests: English with accents, longer and in brackets. Text on the screen that is not like that is written
// into a component; text that is cut has no room for Russian.

const PLAIN = "aeiouAEIOUcnsyz";
const ACCENTED = "áéíóúÁÉÍÓÚčňšýž";
const LONGER = 0.3; // of the letters; the brackets come on top of that
const FILLER = "õñēţŵõţĥŕēēƒõūŕƒĩvē";
const WORD = 7; // letters of the filler: a short word grows as a word, a sentence by words
const FIXED = new Set(["Sushiya", "Chop!", "Spicy!", "Switch!", "Stack!", "Wasabi!"]); // names that are the same in every language

/** A piece of text of a message, as the language for tests has it. */
export function pretend(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  if (letters === 0) return text;
  const [, before = "", words = "", behind = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  const accented = [...words].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
  const more = FIXED.has(words) ? 0 : Math.ceil(letters * LONGER);
  const filler = Array.from({ length: more }, (_, i) => (i % WORD === 0 && more > WORD / 2 ? " " : "") + FILLER[i % FILLER.length]).join("");
  return `${before}[${accented}${filler}]${behind}`;
}
