// What the guest is about to do: the piece taken up, the squares pointed at, the pieces chosen so far. All of it comes
// from the legal lines and ends in one of them; nothing of it survives a new position.

import { t } from "../../lib/i18n";
import type { MatchProps } from "../../lib/game";
import type { Preview, WasabiView } from "../../lib/messages";
import { strip_of } from "./edition";
import { type Action, Offer, type Reward, parse, without } from "./intent";
import { type Line, block_of, lines_for, place_of, square_at } from "./lines";
import { card_name, gain_text, ingredient } from "./words";

// A button: what it says and does now. `is_main` is the one that goes on with what was begun.
export interface Choice {
  id: string;
  label: string;
  note?: string;
  is_main: boolean;
  is_off?: boolean;
  press: () => void;
}

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

export type Sheet = "pantry" | "kitchen" | "stacks" | "choices" | "keys" | `seat ${number}`;

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
  sheet = $state<Sheet | null>(null); // on a phone

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

  readonly ask = $derived.by((): string => {
    const { view, offer } = this;
    if (view.result) return t("wasabi-ask-over");
    if (!this.is_mine) return "";
    if (this.passing !== null) return t("wasabi-ask-pass", { count: this.passing.length });
    if (this.card === "chop") return t(this.first ? "wasabi-ask-chop-way" : "wasabi-ask-chop");
    if (this.card === "switch") return t(this.first ? "wasabi-ask-switch-second" : "wasabi-ask-switch");
    if (this.card !== null) return t(`wasabi-ask-${this.card}`);
    if (this.reward) return t("wasabi-ask-return", { card: card_name(this.reward.card) });
    if (offer.has("give")) return t("wasabi-ask-give", { left: Math.max(0, 3 - this.chosen.length) });
    if (offer.has("choose")) return t("wasabi-ask-choose");
    if (offer.has("take")) return t(offer.has("forgo") ? "wasabi-ask-take-full" : "wasabi-ask-take", { rewards: view.rewards });
    if (offer.has("pick")) return t("wasabi-ask-pick");
    if (offer.has("draw")) return t("wasabi-ask-draw", { which: view.phase === "deal" ? "first" : "more" });
    if (this.held !== null) return t("wasabi-ask-square", { tile: ingredient(this.held) });
    if (offer.has("lay")) {
      if (view.laid > 0) return t("wasabi-ask-second");
      return t(offer.cards.size > 0 ? "wasabi-ask-lay-or-card" : "wasabi-ask-lay");
    }
    if (offer.cards.size > 0) return t(offer.has("done") ? "wasabi-ask-card-or-done" : "wasabi-ask-card");
    if (offer.has("pass")) return t("wasabi-ask-only-pass");
    return t("wasabi-ask-other");
  });

  // The buttons that belong to what was begun, and those that are always there on one's turn.
  readonly choices = $derived.by((): Choice[] => {
    const { offer } = this;
    if (!this.is_mine || this.is_locked) return [];
    const choices: Choice[] = [];
    const main = (id: string, label: string, line: string | null, note = ""): void => {
      choices.push({ id, label, note, is_main: true, is_off: line === null, press: () => this.send(line) });
    };
    if (this.armed) main("armed", this.#armed_label(this.armed), this.armed, gain_text(offer.gain.get(this.armed)));
    else if (this.passing) main("pass", t("wasabi-do-pass-now"), offer.pass_line(this.passing));
    else if (this.card === "chop" && this.first) {
      for (const { to, line } of offer.chops(this.first)) main(to, t(`wasabi-do-${to}`), line, gain_text(offer.gain.get(line)));
    } else if (this.card) {
      const line = offer.of("card").find((action) => action.card === this.card)?.line;
      if (line) main("play", t("wasabi-do-play", { card: card_name(this.card) }), line);
    } else if (this.reward) {
      for (const { returning, line } of this.reward.ways) if (returning) main(returning, card_name(returning), line);
    } else if (offer.has("give")) main("give", t("wasabi-do-give"), offer.give_line(this.chosen));
    for (const { line } of offer.of("forgo")) choices.push(this.#plain("forgo", t("wasabi-do-forgo"), () => this.send(line)));
    if (this.tile || this.card || this.passing || this.reward || this.armed)
      choices.push(this.#plain("cancel", t("wasabi-do-cancel"), () => void this.back()));
    return choices;
  });

  readonly standing = $derived.by((): Choice[] => {
    const { offer } = this;
    const choices: Choice[] = [];
    if (!this.is_mine || this.is_locked) return choices;
    if (offer.has("pass") && !this.passing)
      choices.push(this.#plain("begin-pass", t("wasabi-do-pass"), () => this.press_pass()));
    for (const { line } of offer.of("done"))
      choices.push({ id: "done", label: t("wasabi-do-done"), is_main: true, press: () => this.send(line) });
    for (const line of offer.others) choices.push(this.#plain(line, line, () => this.send(line)));
    return choices;
  });

  #plain(id: string, label: string, press: () => void): Choice {
    return { id, label, is_main: false, press };
  }

  #armed_label(line: string): string {
    const action = parse(line);
    if (action.kind === "lay") return t("wasabi-do-lay-on", { square: action.square });
    if (action.kind === "wasabi") return t("wasabi-do-cover");
    if (action.kind === "switch") return t("wasabi-do-switch");
    if (action.kind === "chop") return t(`wasabi-do-${action.to}`);
    return t("wasabi-do-take-off");
  }

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
