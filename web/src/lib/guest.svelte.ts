// Who plays on this device. The house knows guests by a cookie; the page knows only the name.

import { api, HouseError } from "./api";
import { t } from "./i18n";

const KEY = "sushiya.guest"; // the name under which the house knows this device

export const guest = $state({ name: typeof localStorage === "undefined" ? null : localStorage.getItem(KEY) });

let asked: Promise<void> | undefined;

/** Ask the house, once, whether it still knows us; on a first visit there is nobody to ask about. */
export function recognise(): Promise<void> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<void> {
  if (guest.name === null) return;
  try {
    remember((await api.me()).name);
  } catch (error) {
    if (error instanceof HouseError && error.status === 401) remember(null);
  }
}

/** Make sure that we are somebody: a new guest gets a friendly name. */
export async function be_somebody(): Promise<string> {
  await recognise();
  return guest.name ?? (await rename(friendly_name()));
}

export async function rename(name: string): Promise<string> {
  const told = (await api.introduce(name)).name;
  remember(told);
  return told;
}

/** Be, on this device too, the guest who made a personal link. */
export async function become(code: string): Promise<void> {
  await api.use_link(code);
  remember((await api.me()).name);
}

function remember(name: string | null): void {
  guest.name = name;
  if (name === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
}

/** One of the names that the language offers to somebody who gave none. */
export function friendly_name(): string {
  const names = t("guest-names").split(",");
  return (names[Math.floor(Math.random() * names.length)] ?? "").trim();
}
