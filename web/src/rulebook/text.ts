// The text of a rulebook: a small, strict part of Markdown, as docs/rulebook.md tells it. What is not part of it is an
// error with its line, so that a slip of a translation is found by the tests and not by a reader.

export type Inline =
  | { kind: "text"; text: string; is_hit?: boolean } // a hit of a search
  | { kind: "bold" | "italic"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] }; // `to`: a heading or a rule of the same book

export interface Passage {
  rule: string | null; // "W12", if it states that rule
  inside: Inline[];
}

export type Block =
  | ({ kind: "paragraph" } & Passage)
  | { kind: "list"; is_ordered: boolean; items: Passage[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; name: string; alt: string; caption: string }
  | { kind: "data"; name: string }; // of the edition

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  blocks: Block[];
}

export interface Book {
  title: string;
  lead: Block[]; // before the first section
  sections: Section[];
}

const HEADING = /^(#{1,3}) ([^{}#]+?)(?: \{#([a-z][a-z0-9-]*)\})?$/;
const PICTURE = /^!\[([^\]]+)\]\(([a-z0-9-]+) "([^"]+)"\)$/;
const DATA = /^\{\{([a-z]+)\}\}$/;
const RULE = /^\{#([A-Z]+[0-9]+)\} /;
const ITEM = /^(- |\d+\. )/;
const ROW = /^\|(.*)\|$/;
const RULE_OF_TABLE = /^[|:\- ]+$/;
const FOREIGN = /^(?:[>`~+=<\s]|\* |#|!\[|\{\{|\||- ?$)/; // of Markdown, but not of a rulebook

export class BookError extends Error {}

/** The book that a file contains. */
export function parse_book(text: string): Book {
  const book: Book = { title: "", lead: [], sections: [] };
  const ids = new Set<string>();
  const links: [string, number][] = [];
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  let at = 0;

  const fail = (what: string, line = at): never => {
    throw new BookError(`line ${String(line + 1)}: ${what}`);
  };
  const define = (id: string): string => {
    if (ids.has(id)) fail(`"${id}" is there twice`);
    ids.add(id);
    return id;
  };
  const inline = (words: string): Inline[] => {
    try {
      const inside = parse_inline(words);
      for (const to of links_of(inside)) links.push([to, at]);
      return inside;
    } catch (error) {
      return fail((error as Error).message);
    }
  };
  const passage = (words: string): Passage => {
    const rule = RULE.exec(words);
    return { rule: rule ? define(rule[1] ?? "") : null, inside: inline(rule ? words.slice(rule[0].length) : words) };
  };
  const cells = (row: string): string[] => (ROW.exec(row)?.[1] ?? fail("a row begins and ends with |")).split("|").map((cell) => cell.trim());
  const add = (block: Block): void => void (book.sections.at(-1)?.blocks ?? book.lead).push(block);

  function heading(line: string): void {
    const [, marks = "", title = "", id] = HEADING.exec(line) ?? fail("a heading is `## Title {#id}`");
    if (marks.length === 1) {
      if (book.title || id) fail("there is one title, at the top, without id");
      book.title = title;
    } else {
      if (!book.title) fail("the title comes first");
      const level = marks.length === 2 ? 2 : 3;
      if (level === 3 && book.sections.length === 0) fail("a ### needs a ## before it");
      book.sections.push({ id: define(id ?? fail("a heading needs an id")), level, title, blocks: [] });
    }
  }

  function list(): void {
    const is_ordered = !(lines[at] ?? "").startsWith("-");
    const items: Passage[] = [];
    for (; lines[at]; at += 1) {
      const marker = ITEM.exec(lines[at] ?? "")?.[1] ?? fail("an item is one line");
      if ((marker !== "- ") !== is_ordered) fail("a list is either - or 1.");
      if (is_ordered && Number.parseInt(marker, 10) !== items.length + 1) fail(`number ${String(items.length + 1)} comes here`);
      items.push(passage((lines[at] ?? "").slice(marker.length)));
    }
    add({ kind: "list", is_ordered, items });
  }

  function table(): void {
    const head = cells(lines[at] ?? "").map(inline);
    at += 1;
    if (!RULE_OF_TABLE.test(lines[at] ?? "")) fail("|---| comes below the head of a table");
    const rows: Inline[][][] = [];
    for (at += 1; lines[at]; at += 1) {
      const row = cells(lines[at] ?? "").map(inline);
      if (row.length !== head.length) fail("a row has as many cells as the head");
      rows.push(row);
    }
    add({ kind: "table", head, rows });
  }

  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line === "") continue;
    if (at > 0 && lines[at - 1] !== "") fail("an empty line stands between blocks");
    const picture = PICTURE.exec(line);
    const data = DATA.exec(line);
    if (line.startsWith("#")) heading(line);
    else if (!book.title) fail("the title comes first");
    else if (picture) add({ kind: "picture", alt: picture[1] ?? "", name: picture[2] ?? "", caption: picture[3] ?? "" });
    else if (data) add({ kind: "data", name: data[1] ?? "" });
    else if (ITEM.test(line)) list();
    else if (ROW.test(line)) table();
    else if (FOREIGN.test(line)) fail("this is not part of a rulebook's Markdown");
    else add({ kind: "paragraph", ...passage(line) });
  }
  if (!book.title) fail("a book has a title", 0);
  for (const [to, line] of links) if (!ids.has(to)) fail(`nothing is called "${to}"`, line);
  return book;
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\][]+)\]\(#([A-Za-z0-9-]+)\)|\[([A-Z]+[0-9]+)\]/g;
const LEFT_OVER = /[*[\]{}<>`_"]|https?:/;

/** Words with **bold**, *italic*, [links](#id) and [W12]. */
export function parse_inline(words: string): Inline[] {
  const inside: Inline[] = [];
  let from = 0;
  const plain = (text: string): void => {
    const stray = LEFT_OVER.exec(text);
    if (stray) throw new BookError(`${stray[0]} has no meaning here: ${text}`);
    if (text) inside.push({ kind: "text", text });
  };
  for (const match of words.matchAll(INLINE)) {
    const [all, bold, italic, label, to, rule] = match;
    plain(words.slice(from, match.index));
    from = match.index + all.length;
    if (bold) inside.push({ kind: "bold", inside: parse_inline(bold) });
    else if (italic) inside.push({ kind: "italic", inside: parse_inline(italic) });
    else if (label && to) inside.push({ kind: "link", to, inside: parse_inline(label) });
    else if (rule) inside.push({ kind: "link", to: rule, inside: [{ kind: "text", text: rule }] });
  }
  plain(words.slice(from));
  return inside;
}

function links_of(inside: readonly Inline[]): string[] {
  return inside.flatMap((one) => (one.kind === "text" ? [] : [...(one.kind === "link" ? [one.to] : []), ...links_of(one.inside)]));
}

/** What one reads, without marks. */
export function plain_text(inside: readonly Inline[]): string {
  return inside.map((one) => (one.kind === "text" ? one.text : plain_text(one.inside))).join("");
}

/** The rules that a block states. */
export function rules_of(block: Block): string[] {
  const passages = block.kind === "paragraph" ? [block] : block.kind === "list" ? block.items : [];
  return passages.flatMap(({ rule }) => rule ?? []);
}

/** The sections of an id: that of a heading with all below it, or the one in which a rule stands. */
export function sections_of(book: Book, id: string): Section[] {
  const at = book.sections.findIndex((one) => one.id === id || one.blocks.some((block) => rules_of(block).includes(id)));
  const first = book.sections[at];
  if (!first) return [];
  if (first.id !== id) return [first];
  const rest = book.sections.slice(at + 1);
  const end = rest.findIndex((one) => one.level <= first.level);
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}
