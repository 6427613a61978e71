// The line to a table: one WebSocket that comes back by itself, asks for what it missed, and sends again what was not
// answered. It knows messages and their order, not what they mean for a match.

import type { Act, AnyFromGuest, AnyToGuest, Phrase, Refused, TakeBack } from "./messages";

export type ConnectionState = "connecting" | "open" | "reconnecting" | "gone";
export type Move = Act | TakeBack;

export interface Handlers {
  message: (message: AnyToGuest) => void;
  state: (state: ConnectionState, reason: string | null) => void; // why it is gone, as a code of the house
  settled: (move: Move, refusal: Refused | null) => void; // a move was accepted, or refused
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export const PING_EVERY = 20_000; // milliseconds
export const ANSWER_WITHIN = 8_000; // or the line is dead, whatever the browser believes
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const FINAL = new Set(["unknown_table", "no_watching", "forbidden_origin"]);
const HASTY = new Set(["flood", "too_quick"]); // the house asked us to slow down

export class Connection {
  state: ConnectionState = "connecting";
  private socket: Socket | null = null;
  private readonly heard = new Map<number | null, number>(); // the last version by seat
  private readonly moves = new Map<string, Move>(); // sent or to be sent, not answered yet; oldest first
  private attempts = 0;
  private last_id = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly url: (version: number) => string,
    private readonly on: Handlers,
    private readonly connect: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
  ) {}

  /** What was heard of all seats: from here on the house is asked to tell. */
  get version(): number {
    return this.heard.size ? Math.min(...this.heard.values()) : 0;
  }

  get pending(): Move[] {
    return [...this.moves.values()];
  }

  start(): void {
    this.open();
  }

  /** Hang up for good. */
  stop(): void {
    this.drop();
    clearTimeout(this.retry);
    this.state = "gone";
  }

  /** Try now: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.state === "reconnecting") {
      clearTimeout(this.retry);
      this.open();
    } else if (this.state === "open") {
      this.ask_whether_alive();
    }
  }

  /** Hang up and connect again: the house has learned who we are. */
  renew(): void {
    clearTimeout(this.retry);
    this.open();
  }

  act(seat: number, version: number, action: string): Act {
    const move: Act = { type: "act", id: this.next_id(), seat, version, action };
    this.move(move);
    return move;
  }

  undo(seat: number, version: number): TakeBack {
    const move: TakeBack = { type: "undo", id: this.next_id(), seat, version };
    this.move(move);
    return move;
  }

  say(seat: number, phrase: Phrase): void {
    this.send({ type: "say", seat, phrase });
  }

  /** Ask for everything again, from the beginning. */
  sync(): void {
    this.heard.clear();
    this.send({ type: "sync", version: 0 });
  }

  private next_id(): string {
    this.last_id += 1;
    return `${this.prefix}-${this.last_id}`;
  }

  private move(move: Move): void {
    this.moves.set(move.id, move);
    this.send(move);
  }

  private send(message: AnyFromGuest): void {
    if (this.state === "open") this.socket?.send(JSON.stringify(message));
  }

  private open(): void {
    this.drop();
    const socket = this.connect(this.url(this.version));
    this.socket = socket;
    socket.onopen = () => {
      this.change("open");
      for (const move of this.moves.values()) this.send(move);
      this.ping = setInterval(() => this.ask_whether_alive(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.deadline);
      this.deadline = undefined;
      this.hear(JSON.parse(String(event.data)) as AnyToGuest);
    };
    socket.onclose = (event) => this.lose(event.reason);
  }

  private ask_whether_alive(): void {
    this.send({ type: "ping" });
    this.deadline ??= setTimeout(() => this.lose(""), ANSWER_WITHIN);
  }

  private hear(message: AnyToGuest): void {
    this.attempts = 0;
    if (message.type === "update") {
      this.note_version(message.seat, message.version);
      this.settle(message.accepted, null);
    }
    if (message.type === "accepted") this.settle(message.id, null);
    if (message.type === "refused") this.settle(message.id, message);
    this.on.message(message);
  }

  private note_version(seat: number | null, version: number): void {
    if (seat === null ? [...this.heard.keys()].some((one) => one !== null) : this.heard.has(null)) this.heard.clear();
    this.heard.set(seat, version);
  }

  private settle(id: string | null, refusal: Refused | null): void {
    const move = id === null ? undefined : this.moves.get(id);
    if (!move) return;
    this.moves.delete(move.id);
    this.on.settled(move, refusal);
  }

  private lose(reason: string): void {
    this.drop();
    if (FINAL.has(reason)) {
      this.change("gone", reason);
      return;
    }
    this.change("reconnecting", reason || null);
    const base = HASTY.has(reason) ? LONGEST_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    this.attempts += 1;
    this.retry = setTimeout(() => this.open(), base * (0.8 + 0.4 * Math.random()));
  }

  private drop(): void {
    clearInterval(this.ping);
    clearTimeout(this.deadline);
    this.deadline = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  private change(state: ConnectionState, reason: string | null = null): void {
    this.state = state;
    this.on.state(state, reason);
  }
}

/** The address of a table's line. */
export function line_address(table: string, version: number, here: Pick<Location, "protocol" | "host"> = location): string {
  const scheme = here.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${here.host}/api/tables/${encodeURIComponent(table)}/play?version=${version}&previews=true`;
}
