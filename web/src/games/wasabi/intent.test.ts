import { describe, expect, it } from "vitest";

import { Offer, parse, without } from "./intent";

describe("a line in its parts", () => {
  it("knows every line of the notation", () => {
    const kinds: Record<string, string> = {
      "give tuna shrimp egg": "give",
      "draw 3": "draw",
      "pass tekkamaki bento-box": "pass",
      pass: "pass",
      "lay tuna c4": "lay",
      "card stack": "card",
      "card spicy": "card",
      "card chop c4 pantry": "chop",
      "card chop c4 lay": "chop",
      "card switch c4 d4": "switch",
      "card wasabi c4": "wasabi",
      "choose crunchy-tuna": "choose",
      done: "done",
      "take chop": "take",
      "take wasabi c4 returning spicy": "take",
      forgo: "forgo",
      "pick tuna": "pick",
    };
    for (const [line, kind] of Object.entries(kinds)) expect(parse(line)).toMatchObject({ kind, line });
  });

  it("reads a reward with a square and a card to return", () => {
    expect(parse("take wasabi c4 returning spicy")).toMatchObject({ card: "wasabi", square: "c4", returning: "spicy" });
    expect(parse("take chop returning spicy")).toMatchObject({ card: "chop", square: null, returning: "spicy" });
    expect(parse("take wasabi")).toMatchObject({ card: "wasabi", square: null, returning: null });
  });

  it("leaves what it does not know as it is", () => {
    for (const line of ["card mirror c4", "lay tuna", "card chop c4 freezer", "take chop twice", "sing loudly", "done now"])
      expect(parse(line)).toEqual({ kind: "other", line });
  });
});

describe("what can be pointed at", () => {
  it("tells where a tile can go", () => {
    const offer = new Offer(["lay tuna a1", "lay tuna b2", "lay egg a1", "done"]);
    expect([...offer.tiles]).toEqual(["tuna", "egg"]);
    expect(offer.squares_for("tuna")).toEqual(new Map([["a1", "lay tuna a1"], ["b2", "lay tuna b2"]]));
    expect(offer.squares_for("rice").size).toBe(0);
  });

  it("tells which cards can be played", () => {
    const offer = new Offer(["card stack", "card chop a1 pantry", "card chop a1 lay", "card chop b2 pantry", "lay egg c3"]);
    expect(offer.cards).toEqual(new Set(["chop", "stack"]));
    expect(offer.chops("a1").map((action) => action.to)).toEqual(["pantry", "lay"]);
    expect(offer.chops("b2")).toHaveLength(1);
  });

  it("finds the neighbours of a square, named first or second", () => {
    const offer = new Offer(["card switch a1 b1", "card switch b1 b2"]);
    expect([...offer.partners(null).keys()]).toEqual(["a1", "b1", "b2"]);
    expect(offer.partners("b1")).toEqual(new Map([["a1", "card switch a1 b1"], ["b2", "card switch b1 b2"]]));
  });

  it("gathers rewards by the card taken", () => {
    const offer = new Offer(["take chop returning spicy", "take chop returning stack", "take wasabi c4 returning spicy", "forgo"]);
    expect(offer.rewards).toEqual([
      {
        card: "chop",
        square: null,
        ways: [
          { returning: "spicy", line: "take chop returning spicy" },
          { returning: "stack", line: "take chop returning stack" },
        ],
      },
      { card: "wasabi", square: "c4", ways: [{ returning: "spicy", line: "take wasabi c4 returning spicy" }] },
    ]);
  });

  it("finds the line for pieces chosen in any order", () => {
    const offer = new Offer(["give tuna shrimp egg", "give tuna crab egg", "pass a b", "pass a"]);
    expect(offer.give_line(["egg", "tuna", "shrimp"])).toBe("give tuna shrimp egg");
    expect(offer.give_line(["egg", "tuna"])).toBeNull();
    expect(offer.givable(["crab"])).toEqual(new Set(["tuna", "egg"]));
    expect(offer.givable([])).toEqual(new Set(["tuna", "shrimp", "egg", "crab"]));
    expect(offer.pass_line(["b", "a"])).toBe("pass a b");
    expect(offer.pass_line([])).toBeNull();
  });

  it("keeps lines it does not know, and what lines bring", () => {
    const offer = new Offer(["juggle eel", "lay egg c3"], [{ action: "lay egg c3", points: 4, completes: ["two-rivers*"] }]);
    expect(offer.others).toEqual(["juggle eel"]);
    expect(offer.gain.get("lay egg c3")?.points).toBe(4);
  });

  it("takes each out once", () => {
    expect(without(["a", "a", "b"], ["a", "c"])).toEqual(["a", "b"]);
  });
});
