// What went wrong, as a sentence in the guest's language.

import { HouseError } from "./api";
import { has, t } from "./i18n";

export function sentence_of(code: string, message: string): string {
  const id = `problem-${code}`;
  return has(id) ? t(id) : t("problem-other", { message });
}

export function explain(error: unknown): string {
  if (error instanceof HouseError) return sentence_of(error.code, error.message);
  return t("problem-other", { message: error instanceof Error ? error.message : String(error) });
}
