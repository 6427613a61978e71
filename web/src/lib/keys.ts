// Keys as they are pressed and as they are called.

import { t } from "./i18n";

/** The key that was pressed, a letter in lower case: on a keyboard with other letters (Cyrillic), the Latin one of its place. */
export function key_of(event: KeyboardEvent): string {
  if (event.key.length !== 1) return event.key;
  const place = /^Key([A-Z])$/.exec(event.code)?.[1];
  const is_foreign = /\p{L}/u.test(event.key) && !/[a-z]/i.test(event.key);
  return (is_foreign && place ? place : event.key).toLowerCase();
}

const NAMES: Record<string, string> = { Enter: "key-enter", Esc: "key-escape", Space: "key-space" };

/** What a key is called; letters and arrows are called what they are. */
export function key_name(key: string): string {
  const id = NAMES[key];
  return id ? t(id) : key;
}
