import { describe, expect, test } from "vitest";

import { can_get, can_give, menu_line, name_dice, read_intent, read_pending, swap_line, take_line, worth_of } from "./intent";

const LEGAL = [
  "take tempura",
  "take maki2",
  "chopsticks tempura for squid of 1",
  "chopsticks maki2 for squid of 1",
  "chopsticks maki2 for tempura of 2",
  "menu tempura",
  "menu maki2",
  "menu tempura tempura",
  "menu tempura maki2",
  "menu tempura tempura maki2",
];
const intent = read_intent(LEGAL, [{ action: "take maki2", points: 6 }]);

describe("what can be picked", () => {
  test("takes are by face", () => {
    expect(take_line(intent, "maki2")).toBe("take maki2");
    expect(take_line(intent, "maki")).toBeNull();
  });

  test("a menu is the same whatever the order of the dice", () => {
    expect(menu_line(intent, ["maki2", "tempura"])).toBe("menu tempura maki2");
    expect(menu_line(intent, ["tempura", "maki2", "tempura"])).toBe("menu tempura tempura maki2");
  });

  test("equal dice count: two are not three, and none is no menu", () => {
    expect(menu_line(intent, ["maki2", "maki2"])).toBeNull();
    expect(menu_line(intent, [])).toBeNull();
  });

  test("a swap is my face, their face and their seat", () => {
    expect(swap_line(intent, "tempura", "squid", 1)).toBe("chopsticks tempura for squid of 1");
    expect(swap_line(intent, "tempura", "squid", 2)).toBeNull();
    expect(swap_line(intent, "tempura", "tempura", 2)).toBeNull();
  });

  test("what can be given and got, alone and for the other", () => {
    expect(can_give(intent, "tempura")).toBe(true);
    expect(can_give(intent, "tempura", { face: "tempura", seat: 2 })).toBe(false);
    expect(can_give(intent, "egg")).toBe(false);
    expect(can_get(intent, "tempura", 2)).toBe(true);
    expect(can_get(intent, "tempura", 2, "maki2")).toBe(true);
    expect(can_get(intent, "tempura", 2, "tempura")).toBe(false);
    expect(can_get(intent, "tempura", 1)).toBe(false);
  });

  test("worth comes from the previews; nothing there is nothing", () => {
    expect(worth_of(intent, "maki2")).toBe(6);
    expect(worth_of(intent, "tempura")).toBe(0);
    expect(worth_of(intent, "egg")).toBeNull();
  });

  test("lines of another kind are kept", () => {
    expect(read_intent(["take egg", "pass", "chopsticks egg"]).others).toEqual(["pass", "chopsticks egg"]);
  });
});

describe("what was sent", () => {
  test("names dice of mine and of theirs", () => {
    expect(read_pending("menu egg egg")).toEqual({ verb: "menu", mine: ["egg", "egg"], theirs: "", seat: -1 });
    expect(read_pending("chopsticks egg for squid of 2")).toEqual({ verb: "chopsticks", mine: ["egg"], theirs: "squid", seat: 2 });
    expect(read_pending(null)).toBeNull();
  });

  test("each word is one die", () => {
    const dice = ["egg", "egg", "squid", "egg"].map((face, id) => ({ id, face }));
    expect(name_dice(dice, ["egg", "squid", "egg"]).map((die) => die.id)).toEqual([0, 1, 2]);
  });
});
