// The commitment to the dice, computed here, so that the guest need not believe the house.

/** The SHA-256 of a seed of hexadecimal digits; null where the browser does not offer it (plain HTTP from another machine). */
export async function fingerprint(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
