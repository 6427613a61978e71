// Which die is which. A view lists dice by face; to let them fly, slide and tumble, every die gets an id that stays with
// it from view to view. Guesses only serve motion: a wrong one shows a die flying from another place, nothing else.

import type { SushiRollView } from "../../lib/messages";

export interface Piece {
  id: number;
  rolls: number; // rises when it was rolled
  kind: string;
  face: string | null;
  on_wasabi: boolean;
}

export interface Layout {
  round: number;
  red_belt: number | null;
  belts: Piece[][];
  trays: Piece[][];
  next_id: number;
}

type Shown = { kind: string; face: string | null; on_wasabi?: boolean };

/** The dice of a view, with the ids they had in the layout before. */
export function follow(before: Layout | null, view: SushiRollView): Layout {
  const is_new = before === null || before.round !== view.round || before.belts.length !== view.players;
  const old_belts = is_new ? view.seats.map(() => []) : before.belts.map((belt) => [...belt]);
  const old_trays = is_new ? view.seats.map(() => []) : before.trays.map((tray) => [...tray]);
  let next_id = before?.next_id ?? 0;

  const trays = view.seats.map((seat, k) => {
    const tray = seat.tray.map((die) => adopt(die, old_trays[k], same_place) ?? adopt(die, old_trays[k], same_face));
    return seat.tray.map((die, i) => tray[i] ?? adopt(die, old_belts[k], same_face) ?? make(die));
  });

  const slid = is_new || before.red_belt === null || view.red_belt === null ? 0 : view.red_belt - before.red_belt;
  const source = (k: number): Piece[] | undefined => old_belts[(k - slid + view.players) % view.players];
  const belts: (Piece | null)[][] = view.seats.map((seat) => seat.belt.map(() => null));
  const fill = (find: (die: Shown, k: number) => Piece | null): void => {
    view.seats.forEach((seat, k) =>
      seat.belt.forEach((die, i) => {
        const belt = belts[k];
        if (belt && !belt[i]) belt[i] = find(die, k);
      }),
    );
  };
  if (slid === 0) {
    fill((die, k) => adopt(die, old_belts[k], same_face));
    fill((die) => old_belts.reduce<Piece | null>((found, belt) => found ?? adopt(die, belt, same_face), null));
  }
  fill((die, k) => adopt(die, source(k), same_kind, 1));
  fill((die) => make(die));

  return { round: view.round, red_belt: view.red_belt, belts: belts as Piece[][], trays, next_id };

  function make(die: Shown): Piece {
    next_id += 1;
    return { id: next_id, rolls: 1, kind: die.kind, face: die.face, on_wasabi: die.on_wasabi ?? false };
  }
}

/** Take a die that fits out of a list and give it the new face; null if there is none. */
function adopt(die: Shown, from: Piece[] | undefined, fits: (a: Shown, b: Shown) => boolean, rolls = 0): Piece | null {
  const at = from?.findIndex((piece) => fits(piece, die)) ?? -1;
  const piece = at < 0 ? undefined : from?.splice(at, 1)[0];
  if (!piece) return null;
  return { ...piece, rolls: piece.rolls + rolls, face: die.face, on_wasabi: die.on_wasabi ?? false };
}

const same_kind = (a: Shown, b: Shown): boolean => a.kind === b.kind;
const same_face = (a: Shown, b: Shown): boolean => a.kind === b.kind && a.face === b.face;
const same_place = (a: Shown, b: Shown): boolean => same_face(a, b) && a.on_wasabi === (b.on_wasabi ?? false);
