// The keys of the match. Letters and digits work wherever the focus is, except where one writes.

export const CARD_KEYS: Record<string, string> = { chop: "c", spicy: "p", switch: "s", stack: "t", wasabi: "w" };

export const KEYS: { keys: string; message: string }[] = [
  { keys: "1 2 3", message: "wasabi-keys-digits" },
  { keys: "c p s t w", message: "wasabi-keys-cards" },
  { keys: "b", message: "wasabi-keys-board" },
  { keys: "← ↑ → ↓", message: "wasabi-keys-arrows" },
  { keys: "Enter", message: "wasabi-keys-enter" },
  { keys: "d", message: "wasabi-keys-done" },
  { keys: "x", message: "wasabi-keys-pass" },
  { keys: "Esc", message: "wasabi-keys-escape" },
  { keys: "?", message: "wasabi-keys-help" },
];

// Whether a key belongs to something else: a field one writes in, or a command of the browser.
export function is_taken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true;
  return event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
}
