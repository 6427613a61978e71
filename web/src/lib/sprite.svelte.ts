// The art as symbols of one hidden SVG in the document. Icons and bots are there from the start; the pieces of the games
// come as a script of their own when the first of them is wanted.

import { SvelteMap } from "svelte/reactivity";

const icons = import.meta.glob<string>("../art/{icons,bots}/*.svg", { query: "?raw", import: "default", eager: true });

const boxes = new SvelteMap<string, string>(); // viewBox by name of every symbol in the document
let has_icons = false;
let pieces: Promise<void> | undefined;
let has_pieces = $state(false);

/** The viewBox of a piece of art; null while it is not there. */
export function box_of(name: string): string | null {
  return boxes.get(name) ?? null;
}

/** Whether nobody has drawn it: the pieces of another edition need not be among ours. */
export function is_undrawn(name: string): boolean {
  return has_pieces && !boxes.has(name);
}

/** See to it that the piece is in the document, now or soon. */
export function want(name: string): void {
  if (!has_icons) add(icons);
  has_icons = true;
  if (!boxes.has(name)) void load_pieces();
}

/** The pieces of both games; to be waited for before a match is shown, so that nothing jumps. */
export function load_pieces(): Promise<void> {
  pieces ??= import("./pieces").then((module) => {
    add(module.default);
    has_pieces = true;
  });
  return pieces;
}

function add(files: Record<string, string>): void {
  let sprite = document.getElementById("sprite");
  if (!sprite) {
    sprite = document.createElement("div");
    sprite.id = "sprite";
    sprite.hidden = true;
    document.body.append(sprite);
  }
  const parser = new DOMParser();
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [path, text] of Object.entries(files)) {
    const name = path.slice("../art/".length, -".svg".length);
    const drawing = parser.parseFromString(text, "image/svg+xml").documentElement;
    const box = drawing.getAttribute("viewBox") ?? "0 0 64 64";
    const symbol = document.createElementNS("http://www.w3.org/2000/svg", "symbol");
    symbol.id = id_of(name);
    symbol.setAttribute("viewBox", box);
    symbol.append(...Array.from(drawing.childNodes, (node) => document.importNode(node, true)));
    holder.append(symbol);
    boxes.set(name, box);
  }
  sprite.append(holder);
}

/** The id of the symbol of a piece of art. */
export function id_of(name: string): string {
  return `art-${name.replaceAll("/", "-")}`;
}
