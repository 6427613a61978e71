// Made by `python -m sushiya.server.typescript` of the types in Python. Do not edit.

export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "hurry", "good_game"] as const;
export type Phrase = (typeof PHRASES)[number];

export const GAME_NAMES = ["wasabi", "sushi_roll"] as const;
export type GameName = (typeof GAME_NAMES)[number];

// Do an action: a line of notation. Sent again with the same id, it is done once.
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number; // what the guest has seen
  action: string;
}

// Take back one's last action.
export interface TakeBack {
  type: "undo";
  id: string;
  seat: number;
  version: number;
}

// Say one of the phrases to the table.
export interface Say {
  type: "say";
  seat: number;
  phrase: Phrase;
}

// Send what happened after a version, and how the table stands.
export interface Sync {
  type: "sync";
  version?: number;
}

// Ask whether anybody is there.
export interface Ping {
  type: "ping";
}

// A time bank for each seat, and what it gets back for every turn; seconds.
export interface ClockOptions {
  bank: number;
  increment: number;
}

// How a table is to be played at.
export interface Options {
  is_listed: boolean; // everybody finds it; otherwise one needs the link
  may_watch: boolean;
  undo: "fair" | "free" | "never"; // until somebody learned something new; "free": always, when all others are bots
  clock: ClockOptions | null;
  grace: number | null;
}

// Who sits there, as everybody may know.
export interface SeatState {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null; // its spec
  stand_in: string | null; // the bot that plays for a person who is gone
  is_yours: boolean;
}

// All about a table but the match itself.
export interface TableState {
  type: "table";
  id: string;
  game: GameName;
  edition: string;
  edition_sha256: string; // by which the house tells what is printed on its pieces
  players: number;
  state: "finished" | "running" | "waiting";
  version: number;
  options: Options;
  seats: SeatState[];
  is_host: boolean; // whether you may seat bots, choose options and start
  commitment: string; // SHA-256 of the seed of the dice
  seed: string | null; // told when the match is over
  rematch: string | null;
  created: number;
}

// One step: `chance` alone, or the `action` of a `seat`. `legal`: all lines the seat could have played, sorted.
export interface Event {
  chance?: string | null;
  seat?: number | null;
  action?: string | null;
  completes?: string[];
  legal?: string[];
}

// One entry of the log as a seat may read it.
export interface Happened {
  version: number;
  at: number;
  what: "acted" | "came_back" | "opened" | "options" | "rematched" | "resumed" | "seats" | "started" | "stood_in" | "undone";
  seat?: number | null;
  by?: "bot" | "clock" | "guest" | "stand_in";
  events?: Event[];
}

// Milliseconds that every seat has left, and whose time goes by.
export interface ClockState {
  left: number[];
  running: number | null;
}

// What one line would bring.
export interface Preview {
  action: string;
  points: number; // more for the seat that plays it, if all that lies there were scored then
  completes?: string[]; // as in records
}

// What happened since the last update, and how the match looks now to one seat (None: a spectator).
export interface Update {
  type: "update";
  version: number;
  seat: number | null;
  happened: Happened[];
  view: AnyView | null; // of the game; None before the match
  legal: string[]; // all that the seat may do now; empty if it is not to act
  may_undo: boolean;
  clock: ClockState | null;
  previews: Preview[]; // what some of these lines would bring; for those who asked for it
  accepted: string | null; // the id of the message of yours that brought this about; it is done and saved
}

// The message with this id is done and saved; where no update comes with it, or came before.
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

// A message could not be followed; nothing has changed.
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  rule: string | null;
  id: string | null;
  version: number | null;
}

// Whose seats are connected, and how many watch.
export interface Presence {
  type: "presence";
  here: boolean[];
  watchers: number;
}

// Somebody said something.
export interface Said {
  type: "said";
  seat: number;
  phrase: Phrase;
}

// Yes.
export interface Pong {
  type: "pong";
  now: number; // milliseconds since 1970
}

// How a match ended. `ranks`: 1 for the best, ties share a rank. `winners`: the seats with rank 1.
export interface Result {
  reason: string;
  scores: number[];
  ranks: number[];
  winners: number[];
}

// One square of the playing area.
export interface SquareView {
  square: string;
  tiles: string[]; // bottom to top; only the last is in play
  covered: boolean; // by a Wasabi! card
}

// The strips of one length that can be drawn.
export interface StackView {
  shuffled: number;
  put_back: string[]; // under them, first to come up first; `?3` where the viewer does not know
}

// What lies before one seat.
export interface WasabiSeatView {
  tiles: string[];
  cards: string[];
  recipes: string[]; // slugs the viewer knows, else `?3`
  tokens: Record<number, number>; // unused, by length
  completed: string[]; // in the edition's order, `*` for with style
  cubes: number;
  points: number;
}

// A whole match as one seat may see it.
export interface WasabiView {
  game: "wasabi";
  players: number;
  seat: number | null;
  to_act: number | null; // None: chance is due or the match is over
  phase: "start" | "give" | "deal" | "step_one" | "rewards" | "tiles" | "recipes" | "over" | "choose";
  scores: number[]; // as they stand now
  result: Result | null;
  start_seat: number | null;
  turn_seat: number | null; // whose turn it is, also while chance is due
  turn: number;
  passes_in_a_row: number;
  rows: number;
  columns: number;
  board: SquareView[];
  wasabi_cards: string[]; // their top left squares
  pantry: Record<string, number>;
  kitchen: Record<string, number>;
  stacks: Record<number, StackView>;
  seats: WasabiSeatView[];
  laid: number; // tiles laid in this turn
  card_played: string | null;
  chopped: string | null; // the tile taken up and not yet laid
  rewards: number; // action cards still to be taken
  choices: string[]; // recipes to choose one from: shown to the seat that chooses, to others empty
}

// A die on a belt; `face` is None while it waits for a roll.
export interface BeltDie {
  kind: string;
  face: string | null;
}

// A die on a tray.
export interface TrayDie {
  kind: string;
  face: string;
  on_wasabi: boolean; // S12: a nigiri that lies on a wasabi die
}

// Points by where they come from (S15, S16, S17, S20, S21), in the order of `state.SOURCES`.
export interface Points {
  maki: number;
  nigiri: number;
  sets: number;
  puddings: number;
  tokens: number;
}

// All that lies before one seat.
export interface SushiRollSeatView {
  belt: BeltDie[];
  tray: TrayDie[];
  open_wasabi: number; // wasabi dice on the tray that carry no nigiri
  maki: number; // maki symbols on the tray
  menus: number;
  chopsticks: number;
  puddings: number;
  this_round: Points; // what the tray is worth as it stands
  so_far: Points; // rounds already scored and, at the end, the awards
}

// The supply.
export interface Tokens {
  menus: number;
  chopsticks: number;
  puddings: number;
}

// A position of Sushi Roll.
export interface SushiRollView {
  game: "sushi_roll";
  players: number;
  seat: number | null;
  to_act: number | null; // None: chance is due or the match is over
  phase: "start" | "bag" | "roll" | "reroll" | "turn" | "over";
  scores: number[]; // as they stand now
  result: Result | null;
  seats: SushiRollSeatView[];
  supply: Tokens;
  bag: Record<string, number>; // dice by kind, in the edition's order
  red_belt: number | null; // the seat before which it lies; None before S3
  round: number; // from 1; at the end, the last one
  rounds: number;
  turn: number | null; // which turn since the belts slid last, from 1; None between turns
  chance_seat: number | null; // the seat that the due outcome comes to
}

// A guest's name.
export interface Introduction {
  name: string;
}

// The code of a personal link.
export interface LinkCode {
  code: string;
}

// A table to open. `seats`, in order: "me" (several times to hand a device around), a bot, or null for open.
export interface NewTable {
  game: GameName;
  players: number;
  options?: Partial<Options>;
  seats?: (string | null)[];
  names?: (string | null)[]; // by seat, of those who share the device
  start?: boolean;
}

// Which seat to take; null: any. Under another name than one's own, if somebody shares the device.
export interface SeatWish {
  seat?: number | null;
  name?: string | null;
}

// Which bot to put on which seat.
export interface BotWish {
  seat: number;
  bot: string;
}

// A seat.
export interface SeatChoice {
  seat: number;
}

// The guest who asks.
export interface Me {
  name: string;
}

// The secret of a program that plays, for the header `Authorization: Bearer …`.
export interface Token {
  token: string;
}

// The house is open.
export interface Health {
  status: string;
}

// A game that is served.
export interface GameState {
  name: GameName;
  title: string;
  players: number[];
  edition: string;
  edition_sha256: string;
}

// A bot that can be seated.
export interface BotState {
  name: string;
  summary: string;
  is_level: boolean;
}

// A table in a list.
export interface ListedTable {
  id: string;
  game: GameName;
  state: string;
  players: number;
  names: string[]; // "" for an open seat
  bots: boolean[];
  may_watch: boolean;
  scores: number[];
  winners: number[];
  created: number;
  changed: number;
}

// One sort of challenge token.
export interface PrintedToken {
  length: number;
  count: number; // that a seat begins with
  points: number;
  cubes: number; // more for strip order
}

// One sort of tile.
export interface PrintedIngredient {
  name: string;
  category: string;
  tiles: number;
  source: string; // where that is known from: rulebook, published, house
}

// One strip.
export interface PrintedRecipe {
  slug: string;
  name: string;
  ingredients: string[]; // in strip order
  source: string;
}

// The pieces of a Wasabi! box.
export interface WasabiEdition {
  game: "wasabi";
  name: string;
  sha256: string;
  rows: number;
  columns: Record<number, number>; // by players
  kitchen: Record<number, Record<string, number>>; // action cards by players
  tokens: PrintedToken[];
  ingredients: PrintedIngredient[];
  recipes: PrintedRecipe[];
  names: Record<string, Record<string, string>>; // of pieces, by message and language, if the file has them
}

// A kind of die.
export interface PrintedDie {
  name: string;
  count: number;
  sides: string[]; // a face each, as in the notation
  source: string;
}

// The pieces of a Sushi Roll box.
export interface SushiRollEdition {
  game: "sushi_roll";
  name: string;
  sha256: string;
  rounds: number;
  dice_per_seat: Record<number, number>; // by players
  extra_slide_players: number[];
  dice: PrintedDie[];
  supply: Record<string, number>; // tokens
  start: Record<string, number>; // of them, for every seat
  maki: number[]; // points for the most, the second most …
  nigiri: Record<string, number>; // points by symbol
  wasabi_factor: number;
  sets: Record<string, number[]>; // by symbol: points for 1, 2 … of it, up to a full set
  pudding_most: number;
  pudding_fewest: number;
  pudding_fewest_from_players: number;
  unused_tokens_per_point: number;
  names: Record<string, Record<string, string>>; // of pieces, by message and language, if the file has them
}

// What went wrong.
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
}

// A table of the guest's came into being, began or ended.
export interface TableNews {
  type: "table_news";
  id: string;
  state: string;
}

// The edition that a match was played with; the digest is over its content.
export interface PlayedEdition {
  name: string;
  sha256: string;
}

// One match, finished or not. `seed` and `commitment` are evidence for the dice; no replay needs them.
export interface MatchRecord {
  format: string;
  version: number;
  game: string;
  edition: PlayedEdition;
  players: number;
  names: string[];
  events: Event[];
  result: Result | null;
  seed?: string;
  commitment?: string;
}

// Something that happened, and how the match looked then.
export interface Moment {
  events?: Event[];
  points: number[]; // by seat, if all that lies there were scored then
  view: Partial<AnyView>; // what is other than before; at the first moment, all of it
  legal?: string[]; // in lessons: all that the seat may do then
  previews?: Preview[];
}

// A whole match, seen from one seat or (None) with everything open.
export interface Replay {
  game: GameName;
  edition: string;
  edition_sha256: string;
  players: number;
  seats: SeatState[];
  seat: number | null;
  moments: Moment[];
}

// Something that the guide says at a moment of the match, and may ask for.
export interface LessonStep {
  at: number; // the moment
  say: string; // the name of the message
  ask: string | null; // the line that is asked for; None: read, and go on
  mark: string[]; // what to tap, in this order: data attributes of the page
  is_search: boolean; // nothing is marked before the learner has tried
}

// A lesson: the match as the learner sees it, with all that may be done, and the steps of the guide.
export interface Lesson {
  replay: Replay;
  steps: LessonStep[];
}

export type AnyFromGuest = Act | TakeBack | Say | Sync | Ping;

export type AnyToGuest = TableState | Update | Accepted | Refused | Presence | Said | Pong;

export type AnyView = WasabiView | SushiRollView;

export type AnyEdition = WasabiEdition | SushiRollEdition;
