import { describe, expect, it } from "vitest";

import { LessonRun, selector_of } from "./lesson.svelte";
import type { Lesson } from "./messages";

const lesson = {
  replay: {
    game: "wasabi",
    edition: "house",
    players: 2,
    seats: [],
    seat: 0,
    moments: [0, 1, 2, 3, 4].map((turn) => ({ points: [0, 0], view: { turn }, legal: turn === 1 || turn === 4 ? ["a", "b"] : [] })),
  },
  steps: [
    { at: 1, say: "hello", ask: null, mark: ["seat=0"], is_search: false },
    { at: 1, say: "do", ask: "a", mark: ["hand=tuna"], is_search: false },
    { at: 4, say: "find", ask: null, mark: ["square=c1"], is_search: true },
  ],
} as unknown as Lesson;

describe("a lesson", () => {
  it("asks, meets a wrong choice with a sentence and changes nothing", () => {
    const run = new LessonRun(lesson);
    expect([run.match.at, run.says, run.is_asking, run.legal]).toEqual([1, "hello", false, []]);
    run.act("a"); // not asked yet
    expect(run.index).toBe(0);
    run.next();
    expect([run.says, run.is_asking, run.legal]).toEqual(["do", true, ["a", "b"]]);
    run.act("b");
    expect([run.says, run.index, run.match.at]).toEqual(["do-other", 1, 1]);
    run.act("a");
    expect([run.index, run.match.at, run.is_playing, run.is_wrong]).toEqual([2, 2, true, false]);
  });

  it("lets others play until the next step, and goes back with the position", () => {
    const run = new LessonRun(lesson);
    run.next();
    run.next(); // done for the learner
    expect([run.match.at, run.is_playing, run.marks]).toEqual([2, true, []]);
    run.tick();
    run.tick();
    run.tick();
    expect([run.match.at, run.is_playing]).toEqual([4, false]);
    run.next();
    expect(run.is_last).toBe(true);
    run.back();
    expect([run.index, run.match.at, run.marks]).toEqual([1, 1, ["hand=tuna"]]);
    run.next();
    run.next(); // not to wait
    expect(run.match.at).toBe(4);
    run.restart();
    expect([run.index, run.match.at]).toEqual([0, 1]);
  });

  it("marks nothing where something is to be found", () => {
    const run = new LessonRun(lesson);
    run.next();
    run.next();
    run.next();
    expect(run.marks).toEqual([]);
  });

  it("names what is on the page", () => {
    expect(selector_of("belt=0&face=maki3")).toBe('[data-belt="0"][data-face="maki3"]');
  });
});
