import { beforeAll, expect, it } from "vitest";

import { start_i18n } from "./i18n";
import { key_name, key_of } from "./keys";

const pressed = (key: string, code: string): string => key_of({ key, code } as KeyboardEvent);

beforeAll(start_i18n);

it("knows a letter by its place on a keyboard with other letters", () => {
  expect(pressed("с", "KeyC")).toBe("c");
  expect(pressed("Ы", "KeyS")).toBe("s");
});

it("takes Latin letters as they are written, wherever they are", () => {
  expect(pressed("q", "KeyA")).toBe("q");
  expect(pressed("C", "KeyC")).toBe("c");
  expect(pressed("?", "Slash")).toBe("?");
  expect(pressed("Escape", "Escape")).toBe("Escape");
});

it("calls keys by the names that the language has for them", () => {
  expect(["Space", "c", "←"].map(key_name)).toEqual(["Space", "c", "←"]);
});
