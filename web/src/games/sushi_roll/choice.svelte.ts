// What a guest has picked so far, and the line it would make. Taps come in, a line goes out by `act` when it is confirmed.

import { can_get, can_give, menu_line, read_intent, swap_line, take_line, type Intent } from "./intent";
import type { Piece } from "./layout";

export type Mode = "take" | "menu" | "chopsticks";

export interface Theirs {
  seat: number;
  piece: Piece;
}

interface Table {
  legal: () => Intent;
  belt: () => readonly Piece[]; // mine
  belt_of: (seat: number) => readonly Piece[];
  act: (line: string) => void;
}

export class Choice {
  mode = $state<Mode>("take");
  #mine = $state.raw<readonly number[]>([]); // ids; dice that are gone or were rolled again are no longer picked
  #rolls = new Map<number, number>();
  #theirs = $state.raw<Theirs | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The dice of my belt that are picked. */
  get mine(): Piece[] {
    return this.#table.belt().filter((die) => this.#mine.includes(die.id) && this.#rolls.get(die.id) === die.rolls);
  }

  get theirs(): Theirs | null {
    const theirs = this.#theirs;
    const found = theirs && this.#table.belt_of(theirs.seat).find((die) => die.id === theirs.piece.id);
    return found && found.rolls === theirs.piece.rolls ? { seat: theirs.seat, piece: found } : null;
  }

  get faces(): string[] {
    return this.mine.map((die) => die.face ?? "");
  }

  /** The line that confirming would send; null while something is missing. */
  get line(): string | null {
    const legal = this.#table.legal();
    const [face, ...more] = this.faces;
    if (face === undefined) return null;
    if (this.mode === "chopsticks")
      return this.theirs && swap_line(legal, face, this.theirs.piece.face ?? "", this.theirs.seat);
    if (this.mode === "menu" || more.length > 0) return menu_line(legal, this.faces);
    return take_line(legal, face);
  }

  get may_menu(): boolean {
    return this.#table.legal().menus.size > 0;
  }

  get may_swap(): boolean {
    return this.#table.legal().swaps.length > 0;
  }

  /** Whether a tap on this die of mine would do something. */
  can_pick(die: Piece): boolean {
    const legal = this.#table.legal();
    const face = die.face ?? "";
    if (this.mode === "menu") return legal.menus.size > 0;
    if (this.mode === "chopsticks") {
      const theirs = this.theirs && { face: this.theirs.piece.face ?? "", seat: this.theirs.seat };
      return can_give(legal, face, theirs);
    }
    return take_line(legal, face) !== null;
  }

  /** Whether this die of theirs can be swapped for, with what is picked. */
  can_want(seat: number, die: Piece): boolean {
    const mine = this.mode === "chopsticks" ? (this.faces[0] ?? null) : null;
    return can_get(this.#table.legal(), die.face ?? "", seat, mine);
  }

  /** A tap on a die of mine; with `more` it joins those that are picked. */
  tap(die: Piece, more = false): void {
    if (!this.can_pick(die) && this.mode !== "chopsticks") return;
    const was = this.mine.some((picked) => picked.id === die.id);
    if (this.mode === "menu" || (this.mode === "take" && more)) {
      if (was || menu_line(this.#table.legal(), [...this.faces, die.face ?? ""]) || !this.mine.length) {
        this.#pick(was ? this.mine.filter((picked) => picked.id !== die.id) : [...this.mine, die]);
      }
    } else if (this.mode === "chopsticks") {
      if (!can_give(this.#table.legal(), die.face ?? "")) return;
      if (!this.can_pick(die)) this.#theirs = null;
      this.#pick(was ? [] : [die]);
    } else if (was && this.mine.length === 1) this.confirm();
    else this.#pick([die]);
  }

  /** A tap on a die of theirs: the beginning of a swap, or its end. */
  tap_theirs(seat: number, die: Piece): void {
    if (!can_get(this.#table.legal(), die.face ?? "", seat)) return;
    if (this.mode !== "chopsticks") {
      this.mode = "chopsticks";
      if (this.mine.length > 1) this.#pick([]);
    }
    if (this.theirs?.piece.id === die.id && this.line) return this.confirm();
    if (!this.can_want(seat, die)) this.#pick([]);
    this.#theirs = { seat, piece: die };
  }

  /** The Menu button: rerolls at once if several dice are picked, otherwise asks which. */
  menu(): void {
    if (this.mode === "menu") return this.cancel();
    if (!this.may_menu) return;
    if (this.mode === "take" && this.mine.length > 1) return this.confirm();
    this.mode = "menu";
    this.#theirs = null;
  }

  /** The Chopsticks button. */
  chopsticks(): void {
    if (this.mode === "chopsticks") return this.cancel();
    if (!this.may_swap) return;
    this.mode = "chopsticks";
    const [first, ...more] = this.mine;
    this.#pick(first && !more.length && can_give(this.#table.legal(), first.face ?? "") ? [first] : []);
  }

  pick_all(): void {
    this.#pick(this.#table.belt());
  }

  /** One step back: first what is picked, then the mode. */
  cancel(): void {
    this.mode = "take";
    this.#theirs = null;
    this.#pick([]);
  }

  confirm(): void {
    const line = this.line;
    if (line === null) return;
    this.cancel();
    this.#table.act(line);
  }

  /** Take this die at once, as when it is dropped on the tray. */
  take(die: Piece): void {
    const line = take_line(this.#table.legal(), die.face ?? "");
    if (line === null) return;
    this.cancel();
    this.#table.act(line);
  }

  /** Give this die for that one, still to be confirmed, as when it is dropped on it. */
  offer(die: Piece, seat: number, theirs: Piece): void {
    if (!swap_line(this.#table.legal(), die.face ?? "", theirs.face ?? "", seat)) return;
    this.mode = "chopsticks";
    this.#pick([die]);
    this.#theirs = { seat, piece: theirs };
  }

  #pick(dice: readonly Piece[]): void {
    this.#mine = dice.map((die) => die.id);
    this.#rolls = new Map(dice.map((die) => [die.id, die.rolls]));
  }
}

export const NOTHING = read_intent([]);
