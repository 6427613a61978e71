// How dice move: they fly from where they were to where they lie now. Everything is measured once before the page changes
// and once afterwards, so that the browser arranges the page only once.

import { prefersReducedMotion } from "svelte/motion";

import { appear, fly } from "../../lib/flight";

const SHIFT = 220; // milliseconds in which dice move up in a row

interface Place {
  box: DOMRect;
  home: Element | null; // the belt or the tray
}

export type Places = ReadonlyMap<string, Place>;

/** Where every die is. */
export function places_of(root: Element): Places {
  return new Map(list_dice(root).map(([id, die]) => [id, place_of(die)]));
}

/** Let the dice come from where they were. */
export function move_dice(root: Element, before: Places): void {
  const now = list_dice(root).map(([id, die]) => ({ die, was: before.get(id), is: place_of(die) }));
  for (const { die, was, is } of now) {
    if (!was || (was.home === is.home && Math.hypot(was.box.x - is.box.x, was.box.y - is.box.y) < 1)) continue;
    if (prefersReducedMotion.current) was.home === is.home || appear(die);
    else fly(die, was.box, is.box, was.home === is.home ? SHIFT : undefined);
  }
}

function list_dice(root: Element): [string, Element][] {
  return [...root.querySelectorAll("[data-piece]")].map((die) => [die.getAttribute("data-piece") ?? "", die]);
}

function place_of(die: Element): Place {
  return { box: die.getBoundingClientRect(), home: die.closest(".belt, .tray") };
}
