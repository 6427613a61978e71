import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { add_messages, list, load_messages, name_edition, name_language, name_pieces, Pieces, speak, start_i18n, t, there } from "./i18n";
import { choose_locale, locale } from "./locale.svelte";
import { pretend } from "./pseudo";

const INVENTED = `
tuna = tuńczyk
    .object = tuńczyka
eel = węgorz
lays = { $name } kładzie { PIECE($tiles, case: "object") }.
dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości!
   *[other] { $count } kości?
  }
`;
const pieces = (...names: string[]): Pieces => new Pieces(names.map((name) => ({ id: name, plain: name })));

beforeAll(async () => {
  await start_i18n();
  await load_messages("wasabi");
  await load_messages("sushi_roll");
  add_messages("pl", INVENTED);
});

beforeEach(async () => {
  await speak("en", false);
});

describe("messages", () => {
  it("have plurals", () => {
    expect(t("points-count", { count: 1 })).toBe("1 point");
    expect(t("points-count", { count: 4 })).toBe("4 points");
  });

  it("that do not exist are an error", () => {
    expect(() => t("no-such-message")).toThrow("no-such-message");
  });

  it("that a language does not have are an error here, though a guest would read English", () => {
    locale.current = "pl";
    expect(t("tuna")).toBe("tuńczyk");
    expect(() => t("wasabi-pick-that-nobody-wrote")).toThrow("in pl");
  });
});

describe("pieces", () => {
  it("have the case that the sentence of the language asks for", () => {
    locale.current = "pl";
    expect(t("lays", { name: "Ola", tiles: pieces("tuna") })).toBe("Ola kładzie tuńczyka.");
    expect(name_pieces(pieces("tuna"))).toBe("tuńczyk");
  });

  it("are named as they are where a language has no case or no name for them", () => {
    locale.current = "pl";
    expect(t("lays", { name: "Ola", tiles: pieces("tuna", "eel", "kelp") })).toBe("Ola kładzie tuńczyka, węgorz i kelp.");
  });

  it("are counted by the plurals of the language", () => {
    locale.current = "pl";
    expect([1, 3, 5, 22].map((count) => t("dice", { count }))).toEqual(["1 kość", "3 kości", "5 kości!", "22 kości"]);
  });
});

it("an edition has names of its own, in the languages that it knows", () => {
  locale.current = "pl";
  name_edition({ tuna: { pl: "tuńczyk błękitny", it: "tonno" }, eel: { it: "anguilla" } });
  expect(name_pieces(pieces("tuna", "eel"))).toBe("tuńczyk błękitny i węgorz");
  expect(t("lays", { name: "Ola", tiles: pieces("tuna") })).toBe("Ola kładzie tuńczyk błękitny.");
  expect(name_pieces(new Pieces([{ id: "tuna", plain: "3 × tuna", args: { count: 3 } }]))).toBe("3 × tuńczyk błękitny");
  name_edition({});
  expect(name_pieces(pieces("tuna"))).toBe("tuńczyk");
});

describe("the language", () => {
  it("is the first that the browser asks for and that there is", () => {
    expect(choose_locale(["de-DE", "pl-PL", "en"], ["en", "pl"])).toBe("pl");
    expect(choose_locale(["PT-br", "pt"], ["en", "pt", "pt-BR"])).toBe("pt-BR");
    expect(choose_locale(["de"], ["en"])).toBe("en");
    expect(there).toContain("en");
  });

  it("is called as it calls itself", () => {
    expect(["en", "it", "nl", "pl", "ru"].map(name_language)).toEqual(["English", "Italiano", "Nederlands", "Polski", "Русский"]);
  });

  it("joins lists", () => {
    expect(list(["a", "b", "c"])).toBe("a, b, and c");
    locale.current = "pl";
    expect(list(["a", "b", "c"])).toBe("a, b i c");
  });
});

describe("the language for tests", () => {
  it("is English, longer and in brackets", async () => {
    await speak("pseudo", false);
    expect(t("play-now")).toBe("[Pláý ňówõñē]");
    expect(t("points-count", { count: 1 })).toBe("1 [póíňtõñ]");
    const letters = (text: string): number => text.replace(/[^\p{L}]/gu, "").length;
    for (const text of ["Pass", "A sushi house with two games. Take a seat."]) {
      expect(letters(pretend(text))).toBeGreaterThanOrEqual(letters(text) * 1.3);
    }
  });
});
