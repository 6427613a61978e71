// A lesson as it goes: which step of the guide is due, what of the match is shown meanwhile, and what the learner did.
// Moves of others, and what comes between two steps, play by themselves.

import type { Lesson, LessonStep } from "./messages";
import { Recorded } from "./recorded.svelte";

export const MOVE_TIME = 1_100; // milliseconds for somebody else's move

export class LessonRun {
  readonly match: Recorded;
  readonly steps: readonly LessonStep[];
  #index = $state(0);
  #tries = $state(0); // wrong choices at this step

  constructor(lesson: Lesson) {
    this.match = new Recorded(lesson.replay);
    this.steps = lesson.steps;
    this.match.go(this.step.at);
  }

  /** The number of the step, from 0. */
  get index(): number {
    return this.#index;
  }

  get step(): LessonStep {
    return this.steps[this.#index] as LessonStep;
  }

  get is_last(): boolean {
    return this.#index === this.steps.length - 1;
  }

  /** Whether others move before the guide goes on. */
  get is_playing(): boolean {
    return this.match.at < this.step.at;
  }

  get is_asking(): boolean {
    return !this.is_playing && this.step.ask !== null;
  }

  /** Whether the last choice was another one than was asked for. */
  get is_wrong(): boolean {
    return this.#tries > 0;
  }

  /** The message that the guide says now. */
  get says(): string {
    return this.is_wrong ? `${this.step.say}-other` : this.step.say;
  }

  get legal(): string[] {
    return this.is_asking ? this.match.update.legal : [];
  }

  get marks(): readonly string[] {
    if (this.is_playing || (this.step.is_search && !this.is_wrong)) return [];
    return this.step.mark;
  }

  /** The learner chose a line. Another than the one that was asked for changes nothing. */
  act(line: string): void {
    if (!this.is_asking) return;
    if (line === this.step.ask) this.#go_on();
    else this.#tries += 1;
  }

  /** Read on; where something is asked, it is done for the learner. */
  next(): void {
    if (this.is_playing) this.match.go(this.step.at);
    else this.#go_on();
  }

  /** The step before, with the position that belongs to it. */
  back(): void {
    if (this.#index === 0) return;
    this.#index -= 1;
    this.#tries = 0;
    this.match.go(this.step.at);
  }

  restart(): void {
    this.#index = 0;
    this.#tries = 0;
    this.match.go(this.step.at);
  }

  /** One move of those that play by themselves. */
  tick(): void {
    if (this.is_playing) this.match.go(this.match.at + 1);
  }

  #go_on(): void {
    if (this.is_last) return;
    if (this.step.ask !== null) this.match.go(this.step.at + 1);
    this.#index += 1;
    this.#tries = 0;
  }
}

/** What a lesson means by its marks, of what is on the page: for reading all of it, else what to tap next. */
export function find_marked(root: ParentNode, marks: readonly string[], is_asking: boolean): Element[] {
  const seen = new Map<string, number>();
  let last: Element[] = [];
  const all: Element[] = [];
  for (const mark of marks) {
    const found = [...root.querySelectorAll(selector_of(mark))].filter((one) => one.getClientRects().length > 0);
    const turn = (seen.get(mark) ?? 0) + 1;
    seen.set(mark, turn);
    all.push(...found);
    if (found.length === 0) continue;
    last = found;
    const open = found.filter((one) => one.getAttribute("aria-pressed") !== "true");
    if (is_asking && found.length - open.length < turn) return open;
  }
  return is_asking ? last : all;
}

/** "belt=0&face=squid" means what has data-belt 0 and data-face squid. */
export function selector_of(mark: string): string {
  return mark
    .split("&")
    .map((part) => {
      const [name = "", value = ""] = part.split("=");
      return `[data-${name}="${value}"]`;
    })
    .join("");
}
