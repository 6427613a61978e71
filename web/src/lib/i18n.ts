// All words of the page: Fluent messages in src/sushiya/locales, shared with Python. `t("id", { args })` in markup follows
// the language and messages that come later. A file is loaded when it is needed; English stands in for what is missing.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { type Locale, LOCALES, choose_locale, keep_locale, locale, wanted_locales } from "./locale.svelte";

export type Args = Record<string, FluentVariable>;
export type MessageFile = "page" | "wasabi" | "sushi_roll" | "lessons";

const ROOT = "../../../src/sushiya/locales";
const files = import.meta.glob<string>("../../../src/sushiya/locales/*/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<Locale, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<MessageFile>();

/** The languages that have messages. */
export const there: Locale[] = LOCALES.filter((name) => `${ROOT}/${name}/page.ftl` in files);

/** The text of a message in the language of the page. "id.name" is an attribute of a message. */
export function t(id: string, args?: Args): string {
  void locale.loaded;
  for (const name of new Set<Locale>([locale.current, "en"])) {
    const text = find(name, id, args);
    if (text !== null) return text;
  }
  return complain(`There is no message "${id}".`, id);
}

/** Whether there is such a message; for names that depend on an edition. */
export function has(id: string): boolean {
  void locale.loaded;
  return [locale.current, "en" as const].some((name) => bundles.get(name)?.getMessage(id)?.value);
}

function find(name: Locale, id: string, args?: Args): string | null {
  const [key = "", attribute] = id.split(".");
  const bundle = bundles.get(name);
  const message = bundle?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  for (const error of errors) complain(`Message "${id}": ${error.message}`, id);
  return text;
}

function complain(what: string, id: string): string {
  if (import.meta.env.MODE === "test") throw new Error(what);
  console.error(what);
  return id;
}

/** Load the messages of a part of the page, in its language and in English. */
export async function load_messages(file: MessageFile): Promise<void> {
  wanted.add(file);
  await Promise.all([...new Set<Locale>([locale.current, "en"])].map((name) => load(name, file)));
}

/** Begin with the language that this guest wants. */
export async function start_i18n(): Promise<void> {
  await speak(choose_locale(wanted_locales(), there), false);
}

/** Change the language of the page. */
export async function speak(name: Locale, keep = true): Promise<void> {
  wanted.add("page");
  await Promise.all([...wanted].flatMap((file) => [load(name, file), load("en", file)]));
  if (keep) keep_locale(name);
  locale.current = name;
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

function load(name: Locale, file: MessageFile): Promise<void> {
  const path = `${ROOT}/${name}/${file}.ftl`;
  let work = loading.get(path);
  if (!work) {
    work = files[path]?.().then((text) => add_messages(name, text)) ?? Promise.resolve();
    loading.set(path, work);
    work.catch(() => loading.delete(path)); // the next who asks tries again
  }
  return work;
}

/** Add messages as they stand in a file. */
export function add_messages(name: Locale, text: string): void {
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = new FluentBundle(name, { useIsolating: false });
    bundles.set(name, bundle);
  }
  for (const error of bundle.addResource(new FluentResource(text))) complain(`${name}: ${error.message}`, "");
  locale.loaded += 1;
}
