// What a guest can mean by touching dice: from the lines that may be played now to what can be picked, and from what is
// picked back to a line. It knows the notation and no rule; lines it does not know are kept for a list of buttons.

import type { Preview } from "../../lib/messages";

export interface Swap {
  line: string;
  mine: string; // a face on my belt
  theirs: string; // a face on the belt of `seat`
  seat: number;
}

export interface Intent {
  takes: Map<string, string>; // line by face
  menus: Map<string, string>; // line by faces, whatever their order
  swaps: Swap[];
  others: string[]; // lines of a kind that this page has never heard of
  points: Map<string, number>; // what a line brings at once; 0 for those that are not in it
}

const SWAP = /^chopsticks (\S+) for (\S+) of (\d+)$/;

/** Sort the lines that may be played by what a guest does to play them. */
export function read_intent(legal: readonly string[], previews: readonly Preview[] = []): Intent {
  const intent: Intent = { takes: new Map(), menus: new Map(), swaps: [], others: [], points: new Map() };
  for (const line of legal) {
    const [verb, ...words] = line.split(" ");
    const swap = SWAP.exec(line);
    if (verb === "take" && words.length === 1) intent.takes.set(words[0] ?? "", line);
    else if (verb === "menu" && words.length > 0) intent.menus.set(key_of(words), line);
    else if (swap) {
      const [, mine = "", theirs = "", seat = ""] = swap;
      intent.swaps.push({ line, mine, theirs, seat: Number(seat) });
    } else intent.others.push(line);
  }
  for (const preview of previews) intent.points.set(preview.action, preview.points);
  return intent;
}

/** The same for the same dice in any order. */
function key_of(faces: readonly string[]): string {
  return [...faces].sort().join(" ");
}

/** The line that takes a die with this face, if there is one. */
export function take_line(intent: Intent, face: string): string | null {
  return intent.takes.get(face) ?? null;
}

/** The line that rerolls exactly these dice, if there is one. */
export function menu_line(intent: Intent, faces: readonly string[]): string | null {
  return intent.menus.get(key_of(faces)) ?? null;
}

/** The line that swaps these two dice, if there is one. */
export function swap_line(intent: Intent, mine: string, theirs: string, seat: number): string | null {
  return intent.swaps.find((s) => s.mine === mine && s.theirs === theirs && s.seat === seat)?.line ?? null;
}

/** Whether this die of mine can be given for something, or for that die in particular. */
export function can_give(intent: Intent, mine: string, theirs: { face: string; seat: number } | null = null): boolean {
  return intent.swaps.some(
    (s) => s.mine === mine && (theirs === null || (s.theirs === theirs.face && s.seat === theirs.seat)),
  );
}

/** Whether this die of theirs can be had for something, or for that face of mine in particular. */
export function can_get(intent: Intent, theirs: string, seat: number, mine: string | null = null): boolean {
  return intent.swaps.some((s) => s.theirs === theirs && s.seat === seat && (mine === null || s.mine === mine));
}

/** What taking this face brings at once; null if it cannot be taken. */
export function worth_of(intent: Intent, face: string): number | null {
  const line = take_line(intent, face);
  return line === null ? null : (intent.points.get(line) ?? 0);
}

/** A line that was sent: dice of mine, and one of theirs. */
export interface Sent {
  verb: string;
  mine: string[];
  theirs: string;
  seat: number;
}

/** What a line that was sent is about, to show it before it is confirmed. */
export function read_pending(line: string | null): Sent | null {
  if (line === null) return null;
  const [verb = "", ...words] = line.split(" ");
  const swap = SWAP.exec(line);
  if (swap) return { verb, mine: [swap[1] ?? ""], theirs: swap[2] ?? "", seat: Number(swap[3]) };
  return { verb, mine: verb === "take" || verb === "menu" ? words : [], theirs: "", seat: -1 };
}

/** Of dice in a row, those that the words name, each word for one die of that face. */
export function name_dice<P extends { face: string | null }>(dice: readonly P[], words: readonly string[]): P[] {
  const left = [...words];
  return dice.filter((die) => {
    const at = left.indexOf(die.face ?? "");
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
