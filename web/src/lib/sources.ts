// Where the points of a match came from: one row per source, one number per seat. It only adds up what the view says and
// what is printed on the pieces.

import { t } from "./i18n";
import type { AnyView } from "./messages";

export interface SourceRow {
  name: string;
  points: number[];
}

const SUSHI_ROLL_SOURCES = ["maki", "nigiri", "sets", "puddings", "tokens"] as const;

export async function list_sources(view: AnyView): Promise<SourceRow[]> {
  if (view.game === "sushi_roll") {
    return SUSHI_ROLL_SOURCES.map((source) => ({
      name: t(`source-${source}`),
      points: view.seats.map((seat) => seat.so_far[source]),
    }));
  }
  const { EDITION } = await import("../games/wasabi/edition");
  const recipes = [...EDITION.worth].map(([length, worth]) => ({
    name: t("source-tokens-length", { length }),
    points: view.seats.map((seat) => (worth.count - (seat.tokens[length] ?? 0)) * worth.points),
  }));
  return [...recipes, { name: t("source-cubes"), points: view.seats.map((seat) => seat.cubes) }];
}
