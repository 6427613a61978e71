// How dice move: they fly to where they lie now. With reduced motion they fade.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";

export const FLIGHT = 320; // milliseconds

const [fly_away, fly_here] = crossfade({
  duration: FLIGHT,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: 200 }),
});

type Key = { key: number };

export function send(node: Element, key: Key): TransitionConfig | (() => TransitionConfig) {
  return prefersReducedMotion.current ? fade(node, { duration: 150 }) : fly_away(node, key);
}

export function receive(node: Element, key: Key): TransitionConfig | (() => TransitionConfig) {
  return prefersReducedMotion.current ? fade(node, { duration: 150 }) : fly_here(node, key);
}

/** How long dice take to move up in a row. */
export function shift_time(): number {
  return prefersReducedMotion.current ? 0 : 220;
}
