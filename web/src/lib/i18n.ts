// All words of the page: Fluent messages in src/sushiya/locales, shared with Python. `t("id", { args })` in markup follows
// the language and messages that come later. A language is a folder there, each of its files a script of its own that is
// loaded when it is needed. Should a message be missing, English is loaded and stands in for it.

import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

import { choose_locale, keep_locale, locale, PSEUDO, wanted_locales } from "./locale.svelte";

export type Args = Record<string, FluentVariable>;
export type MessageFile = "page" | "wasabi" | "sushi_roll" | "rulebook" | "lessons";

const ROOT = "../../../src/sushiya/locales";
const ENGLISH = "en";
const files = import.meta.glob<string>(["../../../src/sushiya/locales/*/*.ftl", "!**/terminal.ftl"], { query: "?raw", import: "default" });
const bundles = new Map<string, FluentBundle>();
const conjunctions = new Map<string, Intl.ListFormat>(); // costly to make, and there are dozens of lists in a log
const loading = new Map<string, Promise<void>>();
const wanted = new Set<MessageFile>();
let own_names: Record<string, Record<string, string>> = {}; // that the edition on the table has

/** The languages that have messages. */
export const there: string[] = Object.keys(files).flatMap((path) => /([\w-]+)\/page\.ftl$/.exec(path)?.[1] ?? []);

/** The languages to choose from: those, and the one for tests where it was asked for. */
export function offered(): string[] {
  void locale.loaded;
  return bundles.has(PSEUDO) ? [...there, PSEUDO] : there;
}

/** The text of a message in the language of the page. "id.name" is an attribute of a message. */
export function t(id: string, args?: Args): string {
  void locale.loaded;
  const text = find(locale.current, id, args);
  if (text !== null) return text;
  complain(`There is no message "${id}" in ${locale.current}.`);
  stand_in();
  return find(ENGLISH, id, args) ?? "";
}

/** Whether there is such a message; for names that depend on an edition. */
export function has(id: string): boolean {
  void locale.loaded;
  return Boolean(bundles.get(locale.current)?.getMessage(id)?.value);
}

/** Several words as the language lists them: "a, b and c". */
export function list(words: readonly string[]): string {
  return join(words, locale.current);
}

/** Day and time, as this guest's country writes them in the language of the page. */
export function date_text(time: number): string {
  const mine = typeof navigator === "undefined" ? [] : navigator.languages.filter((tag) => tag.startsWith(`${locale.current}-`));
  return new Intl.DateTimeFormat([...mine, tag_of(locale.current)], { dateStyle: "short", timeStyle: "short" }).format(time);
}

/** What messages speak of and give the right form to: a tile, a face of a die, a recipe. */
export interface Piece {
  id: string; // of the message with its name
  plain: string; // its name where there is no such message
  args?: Args; // that its name depends on
}

/** Pieces as an argument of a message. `{ $tile }` is the name, `{ PIECE($tile, case: "object") }` an attribute of it. */
export class Pieces extends FluentType<readonly Piece[]> {
  toString(scope: { bundle: FluentBundle }): string {
    return this.name(scope.bundle.locales[0] ?? ENGLISH);
  }

  /** Their names, joined, as the message of the name or an attribute of it has them. */
  name(language: string, form?: string): string {
    return join(this.value.map((piece) => name_of(piece, language, form)), language);
  }
}

/** The name of pieces where they stand alone. */
export function name_pieces(pieces: Pieces): string {
  void locale.loaded;
  return pieces.name(locale.current);
}

/** From now on, pieces have these names: by message and language. What is not among them is called as in the messages. */
export function name_edition(names: Record<string, Record<string, string>>): void {
  own_names = names;
  locale.loaded += 1;
}

/** Whatever stands alone and may have a name of its own in an edition. */
export function name_piece(id: string, plain: string): string {
  return name_pieces(new Pieces([{ id, plain }]));
}

function name_of({ id, plain, args }: Piece, language: string, form?: string): string {
  const own = own_names[id]?.[tag_of(language)];
  const count = Number(args?.["count"] ?? 1);
  if (own) return count > 1 ? `${count} × ${own}` : own;
  const formed = form ? find(language, `${id}.${form}`, args) : null;
  return formed ?? find(language, id, args) ?? plain;
}

function join(words: readonly string[], language: string): string {
  const [first = ""] = words;
  if (words.length < 2) return first;
  let joining = conjunctions.get(language);
  if (!joining) conjunctions.set(language, (joining = new Intl.ListFormat(tag_of(language), { type: "conjunction" })));
  return joining.format(words);
}

function find(name: string, id: string, args?: Args): string | null {
  const [key = "", attribute] = id.split(".");
  const bundle = bundles.get(name);
  const message = bundle?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  for (const error of errors) complain(`Message "${id}": ${error.message}`);
  return text;
}

function complain(what: string): void {
  if (import.meta.env.MODE === "test") throw new Error(what);
  console.error(what);
}

function stand_in(): void {
  for (const file of wanted) void load(ENGLISH, file).catch(() => undefined);
}

/** Load the messages of a part of the page, in its language. */
export async function load_messages(file: MessageFile): Promise<void> {
  wanted.add(file);
  await load(locale.current, file);
}

/** Begin with the language that this guest wants. */
export async function start_i18n(): Promise<void> {
  await speak(choose_locale(wanted_locales(), [...there, PSEUDO]), false);
}

/** Change the language of the page, and remember it on this device. */
export async function speak(name: string, keep = true): Promise<void> {
  wanted.add("page");
  await Promise.all([...wanted].map((file) => load(name, file)));
  if (keep) keep_locale(name);
  locale.current = name;
  if (typeof document !== "undefined") document.documentElement.lang = tag_of(name);
}

/** What a language calls itself. */
export function name_language(name: string): string {
  const own = new Intl.DisplayNames([name], { type: "language" }).of(name) ?? name;
  return own.charAt(0).toLocaleUpperCase(name) + own.slice(1);
}

/** The language as `Intl` and the browser know it. */
export function tag_of(name: string): string {
  return name === PSEUDO ? ENGLISH : name;
}

function load(name: string, file: MessageFile): Promise<void> {
  const key = `${name}/${file}`;
  let work = loading.get(key);
  if (!work) {
    work = read(name, file);
    loading.set(key, work);
    work.catch(() => loading.delete(key)); // the next who asks tries again
  }
  return work;
}

async function read(name: string, file: MessageFile): Promise<void> {
  const text = (await files[`${ROOT}/${tag_of(name)}/${file}.ftl`]?.()) ?? "";
  add_messages(name, text, name === PSEUDO ? (await import("./pseudo")).pretend : undefined);
}

/** Add messages as they stand in a file; `transform` changes every piece of text. */
export function add_messages(name: string, text: string, transform?: (text: string) => string): void {
  let bundle = bundles.get(name);
  if (!bundle) {
    const form_piece = ([pieces]: unknown[], named: Record<string, unknown>): string =>
      pieces instanceof Pieces ? pieces.name(name, String(named["case"])) : String(pieces);
    bundle = new FluentBundle([name, tag_of(name)], { useIsolating: false, functions: { PIECE: form_piece }, ...(transform && { transform }) });
    bundles.set(name, bundle);
  }
  for (const error of bundle.addResource(new FluentResource(text))) complain(`${name}: ${error.message}`);
  locale.loaded += 1;
}
