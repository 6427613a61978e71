import { describe, expect, test } from "vitest";

import type { SushiRollView } from "../../lib/messages";
import { group_tray } from "./groups";
import { follow, type Layout } from "./layout";

const KIND: Record<string, string> = { tempura: "appetizer", sashimi: "appetizer", dumpling: "appetizer", egg: "nigiri", squid: "nigiri", wasabi: "special", menu: "special", maki: "maki", maki2: "maki" };

/** A view of which only the dice matter: belts and trays as words, `on-egg` for a nigiri on a wasabi. */
function view(belts: string[], trays: string[], red_belt = 0, round = 1): SushiRollView {
  const dice = (words: string): string[] => words.split(" ").filter(Boolean);
  const seats = belts.map((belt, k) => ({
    belt: dice(belt).map((face) => ({ kind: KIND[face] ?? "", face })),
    tray: dice(trays[k] ?? "").map((word) => {
      const face = word.replace("on-", "");
      return { kind: KIND[face] ?? "", face, on_wasabi: word !== face };
    }),
  }));
  return { players: belts.length, round, red_belt, seats } as unknown as SushiRollView;
}

const ids = (dice: { id: number }[] | undefined): number[] => (dice ?? []).map((die) => die.id);

describe("dice keep their ids", () => {
  const start: Layout = follow(null, view(["tempura tempura egg", "maki squid menu"], ["", ""]));

  test("every die has one of its own, and the same view changes nothing", () => {
    expect(new Set(start.belts.flatMap((belt) => ids(belt))).size).toBe(6);
    expect(follow(start, view(["tempura tempura egg", "maki squid menu"], ["", ""]))).toEqual(start);
  });

  test("a die that is taken goes from the belt to the tray", () => {
    const next = follow(start, view(["tempura tempura", "maki squid menu"], ["egg", ""]));
    expect(ids(next.trays[0])).toEqual([start.belts[0]?.[2]?.id]);
    expect(ids(next.belts[0])).toEqual(ids(start.belts[0]).slice(0, 2));
  });

  test("dice that are rerolled stay where they are and tumble", () => {
    const next = follow(start, view(["sashimi tempura egg", "maki squid menu"], ["", ""]));
    expect(new Set(ids(next.belts[0]))).toEqual(new Set(ids(start.belts[0])));
    expect(next.belts[0]?.map((die) => die.rolls)).toEqual([2, 1, 1]);
  });

  test("chopsticks swap two dice", () => {
    const next = follow(start, view(["tempura tempura squid", "maki egg menu"], ["", ""]));
    expect(next.belts[0]?.[2]?.id).toBe(start.belts[1]?.[1]?.id);
    expect(next.belts[1]?.[1]?.id).toBe(start.belts[0]?.[2]?.id);
    expect(next.belts.flat().every((die) => die.rolls === 1)).toBe(true);
  });

  test("when the belts slide every die moves on with its belt and is rolled", () => {
    const next = follow(start, view(["maki2 egg wasabi", "sashimi squid"], ["", "tempura"].reverse(), 1));
    expect(ids(next.belts[0])).toEqual(ids(start.belts[1]));
    expect(next.belts.flat().every((die) => die.rolls === 2)).toBe(true);
    expect(ids(next.trays[0])).toEqual([start.belts[0]?.[0]?.id]);
  });

  test("a new round has new dice", () => {
    const next = follow(start, view(["tempura", "maki"], ["", ""], 1, 2));
    expect(Math.min(...next.belts.flatMap((belt) => ids(belt)))).toBeGreaterThan(6);
  });
});

describe("a tray in groups", () => {
  const group = (tray: string): unknown =>
    group_tray(follow(null, view([""], [tray])).trays[0] ?? []).map(({ source, piles }) => [
      source,
      ...piles.map((pile) => pile.dice.map((die) => die.face).join("+")),
    ]);

  test("nigiri lie on their wasabi, what is open comes first", () => {
    expect(group("on-egg squid wasabi wasabi")).toEqual([["nigiri", "wasabi", "wasabi+egg", "squid"]]);
  });

  test("a full set is a pile, the fourth begins another", () => {
    expect(group("tempura tempura tempura tempura sashimi menu maki maki2")).toEqual([
      ["sets", "tempura+tempura+tempura", "tempura", "sashimi"],
      ["maki", "maki+maki2"],
      ["other", "menu"],
    ]);
  });
});
