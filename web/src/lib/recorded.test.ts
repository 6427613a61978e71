import { describe, expect, it } from "vitest";

import type { Replay } from "./messages";
import { Recorded } from "./recorded.svelte";

const TURNS = [1, 1, 2, 2, 3];
const replay = {
  game: "wasabi",
  edition: "house",
  players: 2,
  seats: [],
  seat: null,
  moments: TURNS.map((turn, i) => ({
    events: i === 0 ? [{ chance: "start 0" }] : [{ seat: turn % 2, action: "done" }],
    points: [i, 0],
    view: i === 0 ? { game: "wasabi", turn, to_act: turn % 2, players: 2 } : { turn, to_act: turn % 2 },
  })),
} as unknown as Replay;

describe("a recorded match", () => {
  it("has every view whole, and tells the log up to where it stands", () => {
    const match = new Recorded(replay);
    match.go(3);
    expect(match.update.view).toEqual({ game: "wasabi", turn: 2, to_act: 0, players: 2 });
    expect(match.log.map((entry) => [entry.version, entry.what])).toEqual([[0, "started"], [1, "acted"], [2, "acted"], [3, "acted"]]);
    expect(match.points.map((point) => point.scores[0])).toEqual([0, 1, 2, 3, 4]);
  });

  it("goes from turn to turn, never beyond its ends, and tells a jump from a step", () => {
    const match = new Recorded(replay);
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      match.to_next_turn();
      seen.push(match.at);
    }
    expect(seen).toEqual([2, 4, 4, 4]);
    match.to_last_turn();
    expect(match.at).toBe(2);
    match.go(-5);
    expect(match.at).toBe(0);
    const jumps = match.jumps;
    match.go(1);
    match.go(0);
    expect(match.jumps).toBe(jumps);
    match.go(4);
    expect(match.jumps).toBe(jumps + 1);
  });
});
