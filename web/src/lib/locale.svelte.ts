// Which language the page speaks. Kept on this device; at first, what the browser asks for. The house needs no word of it:
// it answers in codes, and every guest reads them in their own language.

const KEY = "sushiya.locale";

/** English made strange, to see what is not translated and what has no room: `?lang=pseudo`. */
export const PSEUDO = "pseudo";

/** The first of these languages (as a browser lists them, `pl-PL`) that is among those there are. */
export function choose_locale(wanted: readonly string[], there: readonly string[]): string {
  for (const tag of wanted.map((one) => one.toLowerCase())) {
    const found = there.find((name) => name.toLowerCase() === tag) ?? there.find((name) => name === tag.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** What the address asks for (`?lang=pl`), what was chosen on this device, then what the browser asks for. */
export function wanted_locales(): string[] {
  if (typeof location === "undefined") return [];
  const named = new URLSearchParams(location.search).get("lang");
  if (named) keep_locale(named);
  const kept = localStorage.getItem(KEY);
  return [...(kept ? [kept] : []), ...navigator.languages];
}

/** Remember the choice on this device. */
export function keep_locale(name: string): void {
  localStorage.setItem(KEY, name);
}

export const locale = $state({ current: "en", loaded: 0 }); // `loaded` grows when messages come
