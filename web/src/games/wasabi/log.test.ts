import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import type { LogContext } from "../../lib/game";
import { add_messages } from "../../lib/i18n";
import type { SeatState } from "../../lib/messages";
import { sentence } from "./log";

const names = ["Anna", "Marco"];
const seats = names.map((name): SeatState => ({ name, kind: "person", bot: null, stand_in: null, is_yours: false }));
const context: LogContext = { names, seats, seat: 0 };
const says = (seat: number, action: string, completes: string[] = []): string => sentence({ seat, action, completes }, context);

beforeAll(() => {
  add_messages("en", readFileSync(new URL("../../../../src/sushiya/locales/en/wasabi.ftl", import.meta.url), "utf8"));
});

describe("sentences of the log", () => {
  it("says what chance did", () => {
    expect(sentence({ chance: "start 1" }, context)).toBe("Marco starts.");
    expect(sentence({ chance: "recipe crunchy-tuna" }, context)).toBe("It is Crunchy Tuna.");
    expect(sentence({ chance: "recipe ?3" }, context)).toBe("");
  });

  it("says what the reader and others did", () => {
    expect(says(0, "lay tuna c4")).toBe("You lay tuna on c4.");
    expect(says(1, "lay tuna c4")).toBe("Marco lays tuna on c4.");
    expect(says(1, "give tuna shrimp egg")).toBe("Marco gives tuna, shrimp, and egg to the left.");
    expect(says(1, "pass ?2 ?4")).toBe("Marco passes and puts back a recipe of 2 and a recipe of 4.");
    expect(says(0, "pass")).toBe("You pass.");
    expect(says(1, "take wasabi c4 returning spicy")).toBe("Marco takes Wasabi! off c4 and puts Spicy! back.");
  });

  it("says what was completed", () => {
    expect(says(1, "lay tuna c4", ["crunchy-tuna*", "tekkamaki*"])).toBe(
      "Marco lays tuna on c4. Marco completes Crunchy Tuna with style: 3 + 1 points! Marco completes Tekkamaki: 2 points!",
    );
  });

  it("has a sentence for every kind of line", () => {
    const lines = ["draw 3", "card stack", "card chop c4 pantry", "card chop c4 lay", "card switch c4 d4", "card wasabi c4"];
    for (const line of [...lines, "choose two-rivers", "done", "take chop", "forgo", "pick eel", "sing loudly"])
      expect(says(1, line)).toContain("Marco");
  });
});
