// What screen readers are told: one polite live region, in App.svelte.

export const announced = $state({ text: "" });

/** Say this after what is being read now. */
export function announce(text: string): void {
  // The same text twice is only noticed when it changes: a space that nobody hears.
  announced.text = announced.text === text ? `${text}\u00a0` : text;
}
