import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import palette from "./art/palette.json";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf-8");

it("has the colours of the palette, light and dark", () => {
  const dark: Record<string, string> = palette.themes.dark;
  for (const [name, light] of Object.entries(palette.themes.light)) {
    const pair = dark[name] === light ? light : `light-dark(${light}, ${dark[name]})`;
    expect(css).toContain(`--${name}: ${pair};`);
  }
  for (const [i, seat] of palette.seats.entries()) expect(css).toContain(`--seat-${i}: ${seat.fill};`);
});
