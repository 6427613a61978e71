// Letters that stand for a piece without a picture.

/** "Sc" for "scallop", "GO" for "green onion". */
export function initials(name: string): string {
  const [first = "", second] = name.split(/\s+/);
  return second ? `${head(first, 1)}${head(second, 1)}`.toUpperCase() : `${head(first, 1).toUpperCase()}${[...first].slice(1, 2).join("")}`;
}

const head = (word: string, letters: number): string => [...word].slice(0, letters).join("");

/** A word of the notation as people write it. */
export function plain(word: string): string {
  return word.replaceAll("_", " ");
}
