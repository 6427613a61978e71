// Which language the page speaks. Kept on this device; at first, what the browser asks for.

export const LOCALES = ["en", "it", "nl", "pl", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

const KEY = "sushiya.locale";

/** The first of these languages (as a browser lists them) that is among those there are. */
export function choose_locale(wanted: readonly string[], there: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = LOCALES.find((locale) => locale === tag.toLowerCase().split("-")[0]);
    if (found && there.includes(found)) return found;
  }
  return "en";
}

/** What was chosen on this device, then what the browser asks for. */
export function wanted_locales(): string[] {
  const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  return [...(kept ? [kept] : []), ...asked];
}

/** Remember the choice on this device. */
export function keep_locale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
}

export const locale = $state({ current: "en" as Locale, loaded: 0 }); // `loaded` grows when messages come
