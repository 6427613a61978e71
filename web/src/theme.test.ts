import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import palette from "./art/palette.json";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf-8");

it("has the colours of the palette, in both themes and for both ways to the dark one", () => {
  const [light = "", by_system = "", by_switch = ""] = css.split(/color-scheme: \w+;/).slice(1);
  for (const [name, colour] of Object.entries(palette.themes.light)) expect(light).toContain(`--${name}: ${colour};`);
  for (const block of [by_system, by_switch]) {
    for (const [name, colour] of Object.entries(palette.themes.dark)) expect(block).toContain(`--${name}: ${colour};`);
  }
  for (const [i, seat] of palette.seats.entries()) expect(light).toContain(`--seat-${i}: ${seat.fill};`);
});
