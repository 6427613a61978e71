// Arrow keys on the belts: along one, or to the one above or below.

/** Move the focus from a die as this key says. False if it says nothing of the kind. */
export function move_focus(root: HTMLElement, from: HTMLElement, pressed: string): boolean {
  const die = from.closest<HTMLElement>("[data-belt]");
  if (!die) return false;
  const belts = [...root.querySelectorAll(".belt")].map((belt) => [...belt.querySelectorAll<HTMLElement>(".place > [data-belt]")]);
  const rows = belts.filter((row) => row.length > 0);
  const row = rows.findIndex((dice) => dice.includes(die));
  const i = rows[row]?.indexOf(die) ?? 0;
  const count = rows[row]?.length ?? 1;
  const along: Record<string, number> = { ArrowLeft: i - 1, ArrowRight: i + 1, Home: 0, End: count - 1 };
  const across: Record<string, number> = { ArrowUp: row - 1, ArrowDown: row + 1 };
  const to = along[pressed];
  const to_row = across[pressed];
  if (to !== undefined) rows[row]?.[(to + count) % count]?.focus();
  else if (to_row !== undefined) rows[to_row]?.[Math.min(i, (rows[to_row]?.length ?? 1) - 1)]?.focus();
  else return false;
  return true;
}
