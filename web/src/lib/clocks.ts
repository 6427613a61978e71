// The clocks that a host chooses from, and how they are called.

import { t } from "./i18n";
import type { ClockOptions } from "./messages";

export const CLOCKS: readonly (ClockOptions | null)[] = [
  null,
  { bank: 300, increment: 5 },
  { bank: 900, increment: 15 },
  { bank: 86_400, increment: 3_600 },
];

const MINUTE = 60; // seconds
const DAY = 86_400;
const QUICK = 10; // minutes up to which a clock is called quick

/** "Quick: 5 minutes each". */
export function clock_name(clock: ClockOptions | null): string {
  if (!clock) return t("clock-none");
  if (clock.bank >= DAY) return t("clock-days");
  const minutes = Math.round(clock.bank / MINUTE);
  return t(minutes < QUICK ? "clock-quick" : "clock-calm", { minutes });
}
