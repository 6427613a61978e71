import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ANSWER_WITHIN, Connection, line_address, PING_EVERY, type Socket } from "./connection";
import type { AnyFromGuest, AnyToGuest, Refused } from "./messages";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: AnyFromGuest[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyFromGuest);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: AnyToGuest): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(reason = ""): void {
    this.onclose?.({ code: 1006, reason });
  }
}

const update = (seat: number | null, version: number, accepted: string | null = null): AnyToGuest => ({
  accepted,
  type: "update",
  version,
  seat,
  happened: [],
  view: null,
  legal: [],
  may_undo: false,
  clock: null,
  previews: [],
});

const refused = (id: string | null): Refused => ({ type: "refused", code: "illegal_action", message: "", rule: null, id, version: 1 });

let sockets: FakeSocket[];
let connection: Connection;
let states: [string, string | null][];
let settled: [string, boolean][];

const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  settled = [];
  connection = new Connection(
    (version) => `table?version=${version}`,
    {
      message: () => undefined,
      state: (state, reason) => states.push([state, reason]),
      settled: (move, refusal) => settled.push([move.id, refusal === null]),
    },
    (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe("a line that is lost", () => {
  it("comes back and asks for what happened after the last version", () => {
    last().onopen?.();
    last().tell(update(0, 7));
    last().end();
    expect(states).toEqual([
      ["open", null],
      ["reconnecting", null],
    ]);
    vi.advanceTimersByTime(1_000);
    expect(last().url).toBe("table?version=7");
  });

  it("asks for the seat that heard least", () => {
    last().onopen?.();
    last().tell(update(0, 7));
    last().tell(update(1, 7));
    last().tell(update(0, 8));
    last().end();
    vi.advanceTimersByTime(1_000);
    expect(last().url).toBe("table?version=7");
  });

  it("waits longer and longer, and not at all when the network is back", () => {
    for (const wait of [600, 1_200, 2_400, 4_800, 9_600, 18_000, 18_000]) {
      const before = sockets.length;
      last().end();
      vi.advanceTimersByTime(wait * 0.66);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(wait * 0.34 + 1);
      expect(sockets.length).toBe(before + 1);
    }
    last().end();
    const before = sockets.length;
    connection.wake();
    expect(sockets.length).toBe(before + 1);
  });

  it("does not come back to a table that is not there", () => {
    last().onopen?.();
    last().end("unknown_table");
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(states.at(-1)).toEqual(["gone", "unknown_table"]);
  });

  it("is noticed when nobody answers a ping", () => {
    last().onopen?.();
    vi.advanceTimersByTime(PING_EVERY);
    expect(last().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(ANSWER_WITHIN);
    expect(states.at(-1)?.[0]).toBe("reconnecting");
    expect(sockets[0]?.closed).toBe(true);
  });

  it("stays when the ping is answered", () => {
    last().onopen?.();
    vi.advanceTimersByTime(PING_EVERY);
    last().tell({ type: "pong", now: 1 });
    vi.advanceTimersByTime(ANSWER_WITHIN);
    expect(states.at(-1)?.[0]).toBe("open");
  });
});

it("is opened anew when the house has learned who we are", () => {
  last().onopen?.();
  last().tell(update(null, 4));
  connection.renew();
  expect(sockets.length).toBe(2);
  expect(sockets[0]?.closed).toBe(true);
  expect(last().url).toBe("table?version=4");
});

describe("a move", () => {
  it("is sent again with the same id until it is answered", () => {
    last().onopen?.();
    const move = connection.act(0, 3, "take egg");
    last().end();
    vi.advanceTimersByTime(1_000);
    last().onopen?.();
    expect(last().sent).toEqual([move]);
    last().tell({ type: "accepted", id: move.id, version: 4 });
    expect(settled).toEqual([[move.id, true]]);
    expect(connection.pending).toEqual([]);
    last().end();
    vi.advanceTimersByTime(1_000);
    last().onopen?.();
    expect(last().sent).toEqual([]);
  });

  it("is answered by the update that it brought about", () => {
    last().onopen?.();
    const move = connection.act(0, 3, "take egg");
    last().tell(update(0, 4, "another"));
    expect(settled).toEqual([]);
    last().tell(update(0, 5, move.id));
    expect(settled).toEqual([[move.id, true]]);
    expect(connection.pending).toEqual([]);
  });

  it("made without a line waits for one", () => {
    const move = connection.undo(1, 5);
    expect(last().sent).toEqual([]);
    last().onopen?.();
    expect(last().sent).toEqual([move]);
  });

  it("that is refused is taken back", () => {
    last().onopen?.();
    const move = connection.act(0, 3, "take egg");
    last().tell(refused(null)); // of something else
    expect(connection.pending).toEqual([move]);
    last().tell(refused(move.id));
    expect(settled).toEqual([[move.id, false]]);
    expect(connection.pending).toEqual([]);
  });

  it("has an id of its own", () => {
    expect(connection.act(0, 3, "a").id).not.toBe(connection.act(0, 3, "a").id);
  });
});

it("is addressed by the page's own host", () => {
  expect(line_address("a/b", 3, { protocol: "https:", host: "sushiya.test" })).toBe(
    "wss://sushiya.test/api/tables/a%2Fb/play?version=3&previews=true",
  );
});
