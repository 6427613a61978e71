// What a match component gets and what it gives back. It draws a view and tells what the guest intends; it knows no rules.
// The frame around it has the header, whose turn it is, the log, phrases, undo and the way out. A game's folder has
// Match.svelte (default export, MatchProps) and log.ts (exports `sentence` and, for a calmer log, `summary`).

import type { Event, GameName, Preview, SeatState } from "./messages";

export interface MatchProps<V> {
  view: V; // as the server built it for this seat
  seat: number | null; // whose eyes; null: a spectator
  legal: string[]; // every line that may be played now; empty if another seat is to act
  previews: Preview[]; // what some of these lines would complete or score
  seats: SeatState[]; // names, who is a bot
  here: boolean[]; // who is connected, by seat
  pending: string | null; // the line that was sent and is not confirmed yet
  act: (line: string) => void;
  is_recorded?: boolean; // it is looked at, not played: nothing comes up by itself
  log?: LogLine[]; // all that happened, oldest first, for a place beside the board if there is one
}

/** One sentence of the log. */
export interface LogLine {
  key: string; // no other line of the log has it
  version: number;
  seat: number | null; // who did it; null: chance, or the house
  text: string;
  undone: boolean;
}

/** What a sentence needs to know beside the event. */
export interface LogContext {
  names: string[]; // by seat
  seats: SeatState[];
  seat: number | null; // whose eyes; null: a spectator
}

/** The sentence for an event, in the language of the page; empty for one that needs no line of its own. */
export type Sentence = (event: Event, context: LogContext) => string;

/** Where the picture of a game is, how its pages are named. */
export const GAME_ART: Record<GameName, string> = { wasabi: "wasabi", sushi_roll: "sushi-roll" };

/** Whether seats know what others do not. */
export const HAS_SECRETS: Record<GameName, boolean> = { wasabi: true, sushi_roll: false };
