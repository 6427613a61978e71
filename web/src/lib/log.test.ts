import { beforeAll, expect, it } from "vitest";

import { start_i18n } from "./i18n";
import { tell_log } from "./log";
import type { Happened, SeatState } from "./messages";

const seats: SeatState[] = ["Anna", "Ben"].map((name) => ({ name, kind: "person", bot: null, stand_in: null, is_yours: false }));
const acted = (version: number, seat: number): Happened => ({
  version,
  at: 0,
  what: "acted",
  seat,
  events: [{ seat, action: `move ${version}` }, { chance: "hidden" }],
});

beforeAll(start_i18n);

it("tells what was done, what chance did and what the house did", () => {
  const entries: Happened[] = [{ version: 1, at: 0, what: "started" }, acted(2, 0), { version: 3, at: 0, what: "stood_in", seat: 1 }];
  const lines = tell_log(entries, seats, 0, (event) => event.action ?? "");
  expect(lines.map((line) => line.text)).toEqual(["The match begins.", "move 2", "A bot plays for Ben."]);
});

it("marks all that was taken back: the last action of a seat and what came after it", () => {
  const entries: Happened[] = [acted(1, 0), acted(2, 0), acted(3, 1), { version: 4, at: 0, what: "undone", seat: 0 }, acted(5, 0)];
  const lines = tell_log(entries, seats, null, (event) => event.action ?? "");
  expect(lines.filter((line) => line.undone).map((line) => line.version)).toEqual([2, 3]);
});

it("marks further back when one takes back twice", () => {
  const undone = (version: number): Happened => ({ version, at: 0, what: "undone", seat: 0 });
  const lines = tell_log([acted(1, 0), acted(2, 0), undone(3), undone(4)], seats, null, (event) => event.action ?? "");
  expect(lines.filter((line) => line.undone).map((line) => line.version)).toEqual([1, 2]);
});
