import { beforeAll, expect, it } from "vitest";

import { load_messages, start_i18n } from "../../lib/i18n";
import type { SeatState } from "../../lib/messages";
import { sentence } from "./log";

const names = ["Anna", "Marco"];
const seats = names.map((name): SeatState => ({ name, kind: "person", bot: null, stand_in: null, is_yours: false }));

beforeAll(async () => {
  await start_i18n();
  await load_messages("wasabi");
});

it("tells a line that is not known as it stands", () => {
  expect(sentence({ seat: 1, action: "sing loudly" }, { names, seats, seat: 0 })).toBe("Marco: sing loudly");
});
