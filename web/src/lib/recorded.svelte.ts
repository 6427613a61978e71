// A match that is not live: a sequence of positions, and which of them is shown. It gives the same updates and log as a
// table does, so the same components draw it.

import type { AnyView, Happened, Replay, Update } from "./messages";

export interface ScorePoint {
  version: number;
  scores: number[];
}

export class Recorded {
  replay = $state.raw() as Replay; // as it was told, for the eyes of one seat or with everything open
  #at = $state(0);
  #jumps = $state(0);
  readonly #views = $derived(fold(this.replay));
  readonly #log = $derived(this.replay.moments.map((moment, version) => happened_in(moment.events ?? [], version)));

  readonly turns: readonly number[] = $derived(list_turns(this.#views)); // where another turn begins
  readonly points: readonly ScorePoint[] = $derived(
    this.replay.moments.map((moment, version) => ({ version, scores: moment.points })),
  );
  readonly update: Update = $derived.by(() => {
    const moment = this.replay.moments[this.#at];
    return {
      type: "update",
      version: this.#at,
      seat: this.replay.seat,
      happened: [],
      view: this.#views[this.#at] ?? null,
      legal: moment?.legal ?? [],
      may_undo: false,
      clock: null,
      previews: moment?.previews ?? [],
      accepted: null,
    };
  });
  readonly log: Happened[] = $derived(this.#log.slice(0, this.#at + 1));

  constructor(replay: Replay) {
    this.replay = replay;
  }

  /** The moment that is shown. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.replay.moments.length - 1;
  }

  /** How often it was not the next or the last moment that came: nothing moves between positions far from each other. */
  get jumps(): number {
    return this.#jumps;
  }

  go(to: number): void {
    const next = Math.max(0, Math.min(this.last, to));
    if (Math.abs(next - this.#at) > 1) this.#jumps += 1;
    this.#at = next;
  }

  to_next_turn(): void {
    this.go(this.turns.find((turn) => turn > this.#at) ?? this.last);
  }

  to_last_turn(): void {
    this.go(this.turns.filter((turn) => turn < this.#at).at(-1) ?? 0);
  }
}

/** Every view, whole. */
function fold(replay: Replay): AnyView[] {
  let view = {} as AnyView;
  return replay.moments.map((moment) => (view = { ...view, ...moment.view } as AnyView));
}

function happened_in(events: Happened["events"], version: number): Happened {
  const seat = events?.[0]?.seat ?? null;
  return { version, at: 0, what: seat === null ? "started" : "acted", seat, events: events ?? [] };
}

function list_turns(views: readonly AnyView[]): number[] {
  const turn_of = (view: AnyView): string => `${"round" in view ? view.round : ""} ${view.turn} ${view.to_act}`;
  return views.flatMap((view, i) => {
    const before = views[i - 1];
    return before && turn_of(before) === turn_of(view) ? [] : [i];
  });
}
