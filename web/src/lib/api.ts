// Everything that is asked over HTTP. What goes wrong is always a `HouseError` with the code and the sentence of the house.

import type {
  AnyEdition,
  BotState,
  GameName,
  GameState,
  Health,
  Lesson,
  LinkCode,
  ListedTable,
  MatchRecord,
  Me,
  NewTable,
  Options,
  Problem,
  Replay,
  TableState,
} from "./messages";

export class HouseError extends Error {
  constructor(
    readonly code: string, // "offline" if nobody answered
    message: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new HouseError("offline", "", 0);
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new HouseError(response.status >= 500 ? "offline" : "error", "", response.status);
  }
  if (!response.ok) {
    const problem = answer as Partial<Problem>;
    throw new HouseError(problem.code ?? "error", problem.message ?? "", response.status, problem.rule ?? null);
  }
  return answer as T;
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const eyes = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => get<GameState[]>("/games"),
  edition: (sha256: string) => get<AnyEdition>(`/editions/${sha256}`),
  bots: () => get<BotState[]>("/bots"),
  me: () => get<Me>("/guest"),
  introduce: (name: string) => post<Me>("/guest", { name }),
  make_link: () => post<LinkCode>("/guest/link"),
  use_link: (code: string) => post<Health>("/guest/redeem", { code }),
  tables: () => get<ListedTable[]>("/tables"),
  matches: () => get<ListedTable[]>("/matches"),
  open_table: (wish: NewTable) => post<TableState>("/tables", wish),
  table: (id: string) => get<TableState>(at(id)),
  sit: (id: string, seat: number | null = null) => post<TableState>(`${at(id)}/sit`, { seat }),
  leave: (id: string, seat: number) => post<TableState>(`${at(id)}/leave`, { seat }),
  seat_bot: (id: string, seat: number, bot: string) => post<TableState>(`${at(id)}/bot`, { seat, bot }),
  change_options: (id: string, options: Partial<Options>) => post<TableState>(`${at(id)}/options`, options),
  start: (id: string) => post<TableState>(`${at(id)}/start`),
  rematch: (id: string) => post<TableState>(`${at(id)}/rematch`),
  record: (id: string) => get<MatchRecord>(`${at(id)}/record`),
  replay: (id: string, seat: number | null) => get<Replay>(`${at(id)}/replay${eyes(seat)}`),
  lesson: (game: GameName) => get<Lesson>(`/lessons/${game}`),
  replay_record: (text: string, seat: number | null) => post<Replay>(`/replay${eyes(seat)}`, text),
};

/** Where the record of a match can be downloaded. */
export const record_address = (id: string): string => `/api${at(id)}/record`;
