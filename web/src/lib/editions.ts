// Which printed pieces the page draws: those of the edition that a table is played with. The house's own came with the
// page; others are asked for once.

import { api } from "./api";
import { name_edition } from "./i18n";
import type { AnyEdition, GameName } from "./messages";

interface Pieces {
  HOUSE: AnyEdition;
  use_edition: (told: AnyEdition) => void;
}

const pieces = import.meta.glob<Pieces>("../games/*/edition.ts");

/** Draw the pieces of this edition from now on. */
export async function use_edition(game: GameName, sha256: string): Promise<void> {
  const drawn = await pieces[`../games/${game}/edition.ts`]?.();
  if (!drawn) return;
  const told = drawn.HOUSE.sha256 === sha256 ? drawn.HOUSE : await api.edition(sha256);
  drawn.use_edition(told);
  name_edition(told.names);
}
