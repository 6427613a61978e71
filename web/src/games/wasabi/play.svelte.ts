// What the guest is about to do: the piece taken up, the squares pointed at, the pieces chosen so far. All of it comes
// from the legal lines and ends in one of them; nothing of it survives a new position.

import type { MatchProps } from "../../lib/game";
import type { Preview, WasabiView } from "../../lib/messages";
import { ask_of, list_choices, list_standing } from "./asking";
import { strip_of } from "./edition";
import { type Action, Offer, type Reward, parse, without } from "./intent";
import { type Line, block_of, lines_for, place_of, square_at } from "./lines";
import { gain_text } from "./words";

// How a square takes part in what the guest is about to do.
export interface Mark {
  line: string | null; // played when the square is pressed; null: one more choice comes first
  role: "lay" | "chop" | "switch" | "cover" | "take" | "first";
  gain: Preview | undefined;
}

export interface Point {
  square: string;
  x: number; // where in the square, 0 to 1
  y: number;
}

export type SheetName = "pantry" | "kitchen" | "stacks" | "keys" | `seat ${number}`;

// What the board needs to know: of a match that is played, or of a picture that stands still.
export type OnBoard = Pick<Play, "view" | "near" | "pending" | "point" | "marks" | "held" | "card" | "tip" | "armed" | "block" | "move" | "press_square">;

export class Play {
  tile = $state<{ name: string; index: number } | null>(null);
  card = $state<string | null>(null);
  first = $state<string | null>(null); // the square chosen for Chop! or Switch!
  chosen = $state<string[]>([]); // tiles for the neighbour
  passing = $state<string[] | null>(null); // recipes to put back; null: not passing
  reward = $state<Reward | null>(null); // waits for the card to return
  point = $state<Point | null>(null); // where mouse, focus or finger is
  armed = $state<string | null>(null); // the line that a first touch has shown
  recipe = $state<string | null>(null); // the strip pointed at
  sheet = $state<SheetName | null>(null); // what lies over the table; piles only on a phone

  readonly #given: () => MatchProps<WasabiView>;

  constructor(given: () => MatchProps<WasabiView>) {
    this.#given = given;
  }

  get #props(): MatchProps<WasabiView> {
    return this.#given();
  }

  get view(): WasabiView {
    return this.#props.view;
  }
  get seat(): number | null {
    return this.#props.seat;
  }
  get pending(): Action | null {
    return this.#props.pending === null ? null : parse(this.#props.pending);
  }

  readonly offer = $derived.by(() => new Offer(this.#props.legal, this.#props.previews));
  readonly is_mine = $derived.by(() => this.#props.legal.length > 0);
  readonly mine = $derived.by(() => (this.seat === null ? null : (this.view.seats[this.seat] ?? null)));
  readonly is_locked = $derived.by(() => this.#props.pending !== null);

  // The tile that goes to the square pressed next: the one taken up, or the only one there is.
  readonly held = $derived.by(() => {
    if (this.card !== null || this.passing !== null) return null;
    if (this.view.chopped !== null && this.offer.tiles.has(this.view.chopped)) return this.view.chopped;
    return this.tile?.name ?? null;
  });

  // -------------------------------------------------------------------------------------------- what squares can do

  readonly marks = $derived.by((): Map<string, Mark> => {
    const marks = new Map<string, Mark>();
    const { offer } = this;
    const gain = (line: string): Preview | undefined => offer.gain.get(line);
    if (!this.is_mine || this.is_locked) return marks;
    if (this.held !== null) {
      for (const [square, line] of offer.squares_for(this.held)) marks.set(square, { line, role: "lay", gain: gain(line) });
    } else if (this.card === "chop") {
      for (const { square, line } of offer.of("chop")) {
        const before = marks.get(square);
        const ways = offer.chops(square);
        const better = gain(line) ?? before?.gain;
        marks.set(square, { line: ways.length === 1 ? line : null, role: "chop", gain: better });
      }
      if (this.first) marks.set(this.first, { line: null, role: "first", gain: undefined });
    } else if (this.card === "switch") {
      for (const [square, line] of offer.partners(this.first)) {
        const best = this.first === null ? this.#best_switch(square) : gain(line);
        marks.set(square, { line: this.first === null ? null : line, role: "switch", gain: best });
      }
      if (this.first) marks.set(this.first, { line: null, role: "first", gain: undefined });
    } else if (this.card === "wasabi") {
      for (const { square } of offer.of("wasabi"))
        for (const one of block_of(square)) marks.set(one, { line: null, role: "cover", gain: undefined });
    } else {
      for (const reward of offer.rewards) {
        if (!reward.square) continue;
        const line = reward.ways.length === 1 ? (reward.ways[0]?.line ?? null) : null;
        for (const one of block_of(reward.square)) marks.set(one, { line, role: "take", gain: undefined });
      }
    }
    return marks;
  });

  #best_switch(square: string): Preview | undefined {
    for (const line of this.offer.partners(square).values()) {
      const gain = this.offer.gain.get(line);
      if (gain?.completes?.length) return gain;
    }
    return undefined;
  }

  // The top left of the Wasabi! card if it were put where the pointer is: the legal one whose middle is nearest.
  readonly block = $derived.by((): string | null => {
    if (this.card !== "wasabi" || !this.point) return null;
    const { column, row } = place_of(this.point.square);
    const [x, y] = [column + this.point.x, row + this.point.y];
    let best: string | null = null;
    let least = 2.6;
    for (const { square } of this.offer.of("wasabi")) {
      const at = place_of(square);
      const far = Math.hypot(at.column + 1 - x, at.row + 1 - y);
      if (far < least) [best, least] = [square, far];
    }
    return best;
  });

  // What pressing the square that is pointed at would do and bring.
  readonly tip = $derived.by((): { line: string; text: string; gain: Preview | undefined } | null => {
    const square = this.point?.square;
    const mark = square ? this.marks.get(square) : undefined;
    if (!square || !mark) return null;
    if (mark.role === "cover") {
      const line = this.offer.of("wasabi").find((action) => action.square === this.block)?.line;
      return line ? { line, text: "", gain: this.offer.gain.get(line) } : null;
    }
    return { line: mark.line ?? "", text: gain_text(mark.gain), gain: mark.gain };
  });

  // Lines on the board that are nearly the strip pointed at.
  readonly near = $derived.by((): Line[] => {
    const { recipe } = this;
    return recipe === null ? [] : this.lines(recipe).filter((line) => line.missing.length === 1);
  });

  // Where the strip could come to be, nearest first. A line that shows it already is of no use: it needs a change.
  lines(recipe: string): Line[] {
    const strip = strip_of(recipe);
    const lines = strip ? lines_for(strip.ingredients, this.view.board, this.view.rows, this.view.columns) : [];
    return lines.filter((line) => line.missing.length > 0);
  }

  // Ingredients that the strips of this seat are in need of, nearest lines first: shown in the pantry.
  readonly needed = $derived.by((): Set<string> => {
    const needed = new Set<string>();
    for (const recipe of this.mine?.recipes ?? []) {
      const lines = this.lines(recipe).filter((line) => line.missing.length === 1);
      for (const line of lines) needed.add(line.missing[0]?.tile ?? "");
    }
    return needed;
  });

  // ----------------------------------------------------------------------------------------------- what is asked

  readonly ask = $derived.by(() => ask_of(this));
  readonly choices = $derived.by(() => list_choices(this));
  readonly standing = $derived.by(() => list_standing(this));

  // --------------------------------------------------------------------------------------------- what the guest does

  send(line: string | null | undefined): void {
    if (!line || this.is_locked || !this.#props.legal.includes(line)) return;
    this.#props.act(line);
    this.clear();
  }

  // Forget what was begun.
  clear(): void {
    this.tile = this.card = this.first = this.passing = this.reward = this.armed = null;
    this.chosen = [];
  }

  // The seat of which everything is shown.
  get opened(): number | null {
    return this.sheet?.startsWith("seat ") ? Number(this.sheet.slice(5)) : null;
  }

  // Show everything of a seat; put it away if it is shown.
  show_seat(seat: number): void {
    this.sheet = this.opened === seat ? null : `seat ${seat}`;
  }

  // One step back. False if there was none.
  back(): boolean {
    if (this.armed) this.armed = null;
    else if (this.first) this.first = null;
    else if (this.tile || this.card || this.passing || this.reward) this.clear();
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else if (this.sheet) this.sheet = null;
    else return false;
    return true;
  }

  press_tile(index: number): void {
    const name = this.mine?.tiles[index];
    if (!name || this.is_locked || !this.offer.tiles.has(name)) return;
    const is_again = this.tile?.index === index;
    this.clear();
    if (!is_again) this.tile = { name, index };
  }

  press_card(card: string): void {
    if (this.is_locked) return;
    if (this.reward) {
      this.send(this.reward.ways.find((way) => way.returning === card)?.line);
      return;
    }
    if (!this.offer.cards.has(card)) return;
    const is_again = this.card === card;
    this.clear();
    if (!is_again) this.card = card;
  }

  // A square was pressed; a finger shows first and does when it presses again.
  press_square(square: string, is_touch: boolean): void {
    const mark = this.marks.get(square);
    if (!mark) {
      this.armed = null;
      return;
    }
    if (mark.role === "cover") {
      const line = this.offer.of("wasabi").find((action) => action.square === this.block)?.line ?? null;
      this.#press_line(line, is_touch);
    } else if (mark.role === "first") {
      this.first = null;
    } else if (mark.line !== null) {
      this.#press_line(mark.line, is_touch);
    } else if (mark.role === "take") {
      const reward = this.offer.rewards.find((one) => one.square && block_of(one.square).includes(square));
      if (reward) this.press_reward(reward);
    } else {
      this.armed = null;
      this.first = square;
    }
  }

  #press_line(line: string | null, is_touch: boolean): void {
    if (is_touch && this.armed !== line) this.armed = line;
    else this.send(line);
  }

  press_reward(reward: Reward): void {
    if (reward.ways.length === 1) this.send(reward.ways[0]?.line);
    else this.reward = this.reward?.card === reward.card && this.reward.square === reward.square ? null : reward;
  }

  press_kitchen(card: string): void {
    const reward = this.offer.rewards.find((one) => one.card === card && one.square === null);
    if (reward) this.press_reward(reward);
  }

  press_pantry(tile: string): void {
    if (this.offer.has("pick")) this.send(this.offer.of("pick").find((action) => action.tile === tile)?.line);
    else if (this.chosen.includes(tile)) this.chosen = without(this.chosen, [tile]);
    else if (this.offer.givable(this.chosen).has(tile)) this.chosen = [...this.chosen, tile];
  }

  press_stack(length: number): void {
    this.send(this.offer.of("draw").find((action) => action.length === length)?.line);
  }

  press_recipe(recipe: string): void {
    if (this.passing !== null) {
      const is_in = this.passing.includes(recipe);
      this.passing = is_in ? without(this.passing, [recipe]) : [...this.passing, recipe];
    } else if (this.offer.has("choose")) {
      this.send(this.offer.of("choose").find((action) => action.recipe === recipe)?.line);
    }
  }

  // Begin to pass; at once where there is nothing to choose.
  press_pass(): void {
    const ways = this.offer.of("pass");
    this.clear();
    if (ways.length === 1 && ways[0]?.recipes.length === 0) this.send(ways[0].line);
    else this.passing = [];
  }

  // Move the point on the board by the arrow keys; gives the square it is at then.
  move(from: string, right: number, down: number): string {
    const { column, row } = place_of(from);
    const at = (value: number, end: number): number => Math.min(end - 1, Math.max(0, value));
    return square_at(at(column + right, this.view.columns), at(row + down, this.view.rows));
  }
}
