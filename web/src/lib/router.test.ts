import { expect, it } from "vitest";

import { personal_link, route_of } from "./router.svelte";

it("knows the door, tables, rulebooks, replays, lessons and nothing else", () => {
  expect(route_of("/rules/sushi_roll")).toEqual({ screen: "rules", game: "sushi_roll" });
  expect(route_of("/rules/chess")).toEqual({ screen: "unknown" });
  expect(route_of("/")).toEqual({ screen: "door" });
  expect(route_of("/t/Ab-9_x")).toEqual({ screen: "table", id: "Ab-9_x" });
  expect(route_of("/t/Ab-9_x/replay")).toEqual({ screen: "replay", id: "Ab-9_x" });
  expect(route_of("/t/Ab-9_x/here")).toEqual({ screen: "go_on_here", id: "Ab-9_x" });
  expect(route_of("/replay")).toEqual({ screen: "replay", id: null });
  expect(route_of("/learn/sushi_roll")).toEqual({ screen: "learn", game: "sushi_roll" });
  expect(route_of("/learn/chess")).toEqual({ screen: "unknown" });
  expect(route_of("/t/")).toEqual({ screen: "unknown" });
  expect(route_of("/t/a/b")).toEqual({ screen: "unknown" });
  expect(route_of("/elsewhere")).toEqual({ screen: "unknown" });
});

it("hides the code of a personal link from the house", () => {
  const link = new URL(personal_link("Ab-9_x", "s3cret"), "http://house");
  expect(route_of(link.pathname)).toEqual({ screen: "go_on_here", id: "Ab-9_x" });
  expect([link.hash, link.pathname + link.search]).toEqual(["#s3cret", "/t/Ab-9_x/here"]);
});
