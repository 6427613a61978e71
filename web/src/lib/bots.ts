// The opponents that guests choose from, and how they look.

import { has, t } from "./i18n";

export const LEVELS = ["apprentice", "cook", "itamae"] as const;

/** The name of a level, or the text of another bot. */
export function name_of_bot(spec: string): string {
  const id = `bot-${spec}`;
  return has(id) ? t(id) : spec;
}

export function art_of_bot(spec: string): string {
  return (LEVELS as readonly string[]).includes(spec) ? `bots/${spec}` : "icons/bot";
}
