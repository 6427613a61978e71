// The pictures of the rulebooks, read from notation: docs/rulebook.md tells it. They have no words, so that all languages
// share them; names of pieces come from the messages. Whether a line of the notation makes sense is checked here.

export type Stage = "also" | "then"; // beside the one before, or what has become of it

export interface WasabiFrame {
  stage: Stage;
  by: string | null; // the card that leads here
  size: { columns: number; rows: number } | null;
  tiles: Map<string, string[]>; // by square, from the bottom
  lays: { tile: string; square: string }[]; // about to be laid
  lines: string[][];
  picks: string[]; // squares pointed out
  covers: string[]; // top left squares of Wasabi! cards
  hand: string[];
  cards: string[];
  strips: { recipe: string; shows: "strip" | "both" | "gain" }[]; // "*" behind: with style
  tokens: number[]; // their lengths
  cubes: number;
  total: number | null;
}

export interface Face {
  face: string;
  is_picked: boolean;
  on_wasabi: boolean;
}

export type TrayPoints = Partial<Record<"maki" | "nigiri" | "sets", number>>;

export type SushiRow =
  | { kind: "belt"; seat: number | null; is_red: boolean; dice: Face[] }
  | { kind: "tray"; seat: number | null; dice: Face[]; points: TrayPoints }
  | { kind: "tokens"; seat: number | null; tokens: { name: string; count: number }[]; points: number | null };

export interface SushiFrame {
  stage: Stage;
  by: string | null; // "menu", "chopsticks" or "slide"
  rows: SushiRow[];
}

const SQUARE = /^[a-g][1-6]$/;

function fail(line: string): never {
  throw new Error(`a picture has the line "${line}"`);
}

/** The pictures of a file by name, each with its lines. */
function split(text: string): Map<string, string[]> {
  const pictures = new Map<string, string[]>();
  for (const part of text.split(/\n\s*\n/)) {
    const [head = "", ...lines] = part.split("\n").filter((line) => line !== "");
    const name = /^picture ([a-z0-9-]+)$/.exec(head)?.[1] ?? fail(head);
    if (pictures.has(name)) fail(head);
    pictures.set(name, lines);
  }
  return pictures;
}

function number_in(word: string | undefined, line: string): number {
  return word !== undefined && /^-?\d+$/.test(word) ? Number(word) : fail(line);
}

/** The pictures of Wasabi!. */
export function parse_wasabi(text: string): Map<string, WasabiFrame[]> {
  return new Map([...split(text)].map(([name, lines]) => [name, wasabi_frames(lines)]));
}

function wasabi_frames(lines: readonly string[]): WasabiFrame[] {
  const empty = (stage: Stage, by: string | null): WasabiFrame => ({
    stage,
    by,
    size: null,
    tiles: new Map(),
    lays: [],
    lines: [],
    picks: [],
    covers: [],
    hand: [],
    cards: [],
    strips: [],
    tokens: [],
    cubes: 0,
    total: null,
  });
  const frames: WasabiFrame[] = [];
  let frame = empty("also", null);
  frames.push(frame);
  for (const line of lines) {
    const [word = "", ...rest] = line.split(" ");
    const [first = "", second = ""] = rest;
    const squares = (): string[] => (rest.length > 0 && rest.every((one) => SQUARE.test(one)) ? rest : fail(line));
    const shows = { recipe: "strip", completes: "both", gain: "gain" } as const;
    if (word === "also" || word === "then") {
      frame = empty(word, first || null);
      frames.push(frame);
    } else if (word === "board") {
      const [, columns, rows] = /^([1-7])x([1-6])$/.exec(first) ?? fail(line);
      frame.size = { columns: Number(columns), rows: Number(rows) };
    } else if (SQUARE.test(word) && rest.length > 0) frame.tiles.set(word, rest);
    else if (word === "lay" && SQUARE.test(second)) frame.lays.push({ tile: first, square: second });
    else if (word === "line") frame.lines.push(squares());
    else if (word === "pick") frame.picks.push(...squares());
    else if (word === "cover") frame.covers.push(...squares());
    else if (word === "hand") frame.hand.push(...rest);
    else if (word === "cards") frame.cards.push(...rest);
    else if (word === "recipe" || word === "completes" || word === "gain") frame.strips.push({ recipe: first, shows: shows[word] });
    else if (word === "tokens") frame.tokens.push(...rest.map((one) => number_in(one, line)));
    else if (word === "cubes") frame.cubes = number_in(first, line);
    else if (word === "total") frame.total = number_in(first, line);
    else fail(line);
  }
  return frames;
}

/** The pictures of Sushi Roll. */
export function parse_sushi_roll(text: string): Map<string, SushiFrame[]> {
  return new Map([...split(text)].map(([name, lines]) => [name, sushi_frames(lines)]));
}

function sushi_frames(lines: readonly string[]): SushiFrame[] {
  let rows: SushiRow[] = [];
  const frames: SushiFrame[] = [{ stage: "also", by: null, rows }];
  let seat: number | null = null;
  for (const line of lines) {
    const [left = "", right = ""] = line.split(" = ");
    const [word = "", ...rest] = left.split(" ");
    const last = rows.at(-1);
    if (word === "then") {
      rows = [];
      seat = null;
      frames.push({ stage: "then", by: rest[0] ?? fail(line), rows });
    } else if (word === "seat") seat = number_in(rest[0], line);
    else if (word === "belt") {
      const is_red = rest[0] === "red";
      rows.push({ kind: "belt", seat, is_red, dice: (is_red ? rest.slice(1) : rest).flatMap(faces) });
    } else if (word === "pick" && last?.kind === "belt") {
      for (const face of rest) (last.dice.find((die) => die.face === face && !die.is_picked) ?? fail(line)).is_picked = true;
    } else if (word === "tray") rows.push({ kind: "tray", seat, dice: rest.flatMap(faces), points: tray_points(right, line) });
    else if (word === "tokens") {
      const tokens = rest.map((one) => {
        const [, name = "", count] = /^(menu|chopsticks|pudding)\*(\d+)$/.exec(one) ?? fail(line);
        return { name, count: Number(count) };
      });
      rows.push({ kind: "tokens", seat, tokens, points: right === "" ? null : number_in(right, line) });
    } else fail(line);
  }
  return frames;
}

/** `wasabi+squid` is a squid on a wasabi. */
function faces(word: string): Face[] {
  const [under = "", on] = word.split("+");
  const die = (face: string, on_wasabi: boolean): Face => ({ face, is_picked: false, on_wasabi });
  return on === undefined ? [die(under, false)] : [die(under, false), die(on, true)];
}

function tray_points(words: string, line: string): TrayPoints {
  const points: TrayPoints = {};
  for (const pair of words.split(", ")) {
    const [, source, count] = /^(maki|nigiri|sets) (\d+)$/.exec(pair) ?? fail(line);
    points[source as keyof TrayPoints] = Number(count);
  }
  return points;
}
