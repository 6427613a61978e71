// One table as this page knows it: what the house told, by seat, and what was sent and not answered yet.

import { Connection, type ConnectionState, line_address, type Move, type Socket } from "./connection";
import type { AnyToGuest, Happened, Phrase, Refused, TableState, Update } from "./messages";

const SAID_FOR = 4_000; // milliseconds that a phrase is shown

export interface SaidPhrase {
  key: number;
  seat: number;
  phrase: Phrase;
}

export class TableLine {
  state = $state<ConnectionState>("connecting");
  reason = $state<string | null>(null);
  table = $state.raw<TableState | null>(null);
  updates = $state.raw<ReadonlyMap<number | null, Update>>(new Map());
  logs = $state.raw<ReadonlyMap<number | null, Happened[]>>(new Map());
  here = $state.raw<boolean[]>([]);
  watchers = $state(0);
  said = $state.raw<SaidPhrase[]>([]);
  pending = $state.raw<Move[]>([]);
  refusal = $state.raw<Refused | null>(null);
  clock_at = $state(0); // when the clock of the last update was read, by this device
  private readonly connection: Connection;
  private keys = 0;

  constructor(
    readonly id: string,
    connect?: (url: string) => Socket,
  ) {
    this.connection = new Connection(
      (version) => line_address(id, version),
      {
        message: (message) => this.hear(message),
        state: (state, reason) => {
          this.state = state;
          this.reason = reason;
        },
        settled: (_, refusal) => {
          this.pending = this.connection.pending;
          this.refusal = refusal;
        },
      },
      connect,
    );
  }

  /** Connect, and stay connected until the answer is called. */
  open(): () => void {
    const wake = (): void => {
      if (document.visibilityState === "visible") this.connection.wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.connection.start();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.connection.stop();
    };
  }

  /** The seats of this guest, lowest first. */
  get my_seats(): number[] {
    return (this.table?.seats ?? []).flatMap((seat, number) => (seat.is_yours ? [number] : []));
  }

  /** Connect again, now that the house knows this guest: an open line stays that of nobody. */
  renew(): void {
    this.connection.renew();
  }

  /** What was heard last, of any seat: for what all of them know. */
  get latest(): Update | null {
    let latest: Update | null = null;
    for (const update of this.updates.values()) if (!latest || update.version >= latest.version) latest = update;
    return latest;
  }

  act(seat: number, action: string): void {
    if (this.pending.length) return; // one thing at a time: the next would be about an old position
    this.refusal = null;
    this.connection.act(seat, this.updates.get(seat)?.version ?? 0, action);
    this.pending = this.connection.pending;
  }

  undo(seat: number): void {
    if (this.pending.length) return;
    this.refusal = null;
    this.connection.undo(seat, this.updates.get(seat)?.version ?? 0);
    this.pending = this.connection.pending;
  }

  say(seat: number, phrase: Phrase): void {
    this.connection.say(seat, phrase);
  }

  private hear(message: AnyToGuest): void {
    switch (message.type) {
      case "table":
        this.table = message;
        break;
      case "update":
        this.take(message);
        break;
      case "presence":
        this.here = message.here;
        this.watchers = message.watchers;
        break;
      case "said":
        this.show(message.seat, message.phrase);
        break;
      case "refused":
        if (message.id === null && message.code === "too_quick") this.refusal = message;
        break;
      default:
    }
  }

  private take(update: Update): void {
    const log = this.logs.get(update.seat) ?? [];
    const known = log.at(-1)?.version ?? 0;
    const news = update.happened.filter((entry) => entry.version > known);
    if (news.length) this.logs = new Map(this.logs).set(update.seat, [...log, ...news]);
    // Who sat down has no longer the eyes of a spectator.
    const same = [...this.updates].filter(([seat]) => (seat === null) === (update.seat === null));
    this.updates = new Map(same).set(update.seat, update);
    this.clock_at = Date.now();
  }

  private show(seat: number, phrase: Phrase): void {
    this.keys += 1;
    const one = { key: this.keys, seat, phrase };
    this.said = [...this.said.filter((other) => other.seat !== seat), one];
    setTimeout(() => (this.said = this.said.filter((other) => other !== one)), SAID_FOR);
  }
}
