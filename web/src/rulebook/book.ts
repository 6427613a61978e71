// The rulebook of a game as the page shows it, loaded when it is wanted: text, pictures, words and pieces. Where a language
// has no book of its own, the English one stands in.

import { GAME_ART } from "../lib/game";
import { load_messages } from "../lib/i18n";
import type { GameName } from "../lib/messages";
import { load_pieces } from "../lib/sprite.svelte";
import { parse_sushi_roll, parse_wasabi, type SushiFrame, type WasabiFrame } from "./pictures";
import { type Book, parse_book } from "./text";

export interface Rulebook {
  game: GameName;
  language: string; // of the text
  book: Book;
  wasabi: Map<string, WasabiFrame[]>; // pictures by name; empty in the other book
  sushi_roll: Map<string, SushiFrame[]>;
}

const ROOT = "../../../src/sushiya/locales";
const texts = import.meta.glob<string>("../../../src/sushiya/locales/*/rulebook/*.md", { query: "?raw", import: "default" });
const drawings = import.meta.glob<string>("./pictures/*.txt", { query: "?raw", import: "default" });

/** The rulebook of a game in a language. */
export async function load_rulebook(game: GameName, wanted: string): Promise<Rulebook> {
  const path = (name: string): string => `${ROOT}/${name}/rulebook/${GAME_ART[game]}.md`;
  const language = path(wanted) in texts ? wanted : "en";
  const [text = "", drawing = ""] = await Promise.all([
    texts[path(language)]?.(),
    drawings[`./pictures/${GAME_ART[game]}.txt`]?.(),
    load_messages("rulebook"),
    load_messages(game),
    load_pieces(),
  ]);
  return {
    game,
    language,
    book: parse_book(text),
    wasabi: game === "wasabi" ? parse_wasabi(drawing) : new Map(),
    sushi_roll: game === "sushi_roll" ? parse_sushi_roll(drawing) : new Map(),
  };
}
