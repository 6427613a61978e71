// The two games as parts of the page that are loaded when they are needed: each with its match, its sentences, its words
// and the pieces.

import type { Component } from "svelte";

import type { MatchProps, Sentence } from "./game";
import { load_messages } from "./i18n";
import type { AnyView, GameName } from "./messages";
import { load_pieces } from "./sprite.svelte";

export interface LoadedGame {
  Match: Component<MatchProps<AnyView>> | null;
  sentence: Sentence;
}

const matches = import.meta.glob<Component<MatchProps<AnyView>>>("../games/*/Match.svelte", { import: "default" });
const logs = import.meta.glob<{ sentence: Sentence; summary?: Sentence }>("../games/*/log.ts");
const loaded = new Map<GameName, Promise<LoadedGame>>();

/** Everything that a match of this game needs. */
export function load_game(game: GameName): Promise<LoadedGame> {
  let work = loaded.get(game);
  if (!work) {
    work = load(game);
    loaded.set(game, work);
    work.catch(() => loaded.delete(game)); // the next who asks tries again
  }
  return work;
}

async function load(game: GameName): Promise<LoadedGame> {
  const [Match, log] = await Promise.all([
    matches[`../games/${game}/Match.svelte`]?.() ?? null,
    logs[`../games/${game}/log.ts`]?.() ?? null,
    load_messages(game),
    load_pieces(),
  ]);
  return { Match, sentence: log?.summary ?? log?.sentence ?? ((event) => event.action ?? event.chance ?? "") };
}
