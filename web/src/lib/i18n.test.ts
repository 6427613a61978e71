import { beforeAll, describe, expect, it } from "vitest";

import { FluentResource } from "@fluent/bundle";

import { load_messages, start_i18n, t, there } from "./i18n";
import { choose_locale } from "./locale.svelte";

const files = import.meta.glob<string>("../../../src/sushiya/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!./i18n.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const ids_of = (text: string): string[] => new FluentResource(text).body.map((message) => message.id);
const english = Object.entries(files).filter(([path]) => path.includes("/en/"));
const all = new Set(english.flatMap(([, text]) => ids_of(text)));

beforeAll(async () => {
  await start_i18n();
  await load_messages("wasabi");
  await load_messages("sushi_roll");
});

describe("messages", () => {
  it("have plurals", () => {
    expect(t("points-count", { count: 1 })).toBe("1 point");
    expect(t("points-count", { count: 4 })).toBe("4 points");
  });

  it("that do not exist are an error", () => {
    expect(() => t("no-such-message")).toThrow("no-such-message");
  });

  it("are read without a mistake", () => {
    for (const [path, text] of Object.entries(files)) {
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(ids_of(text), path).toEqual(written);
      expect(new Set(written).size, path).toBe(written.length);
    }
  });

  it("that the page names are all there", () => {
    const missing = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*(?:[\w.?!=\s]+\? *)?"([a-z][\w-]*)"(?: : "([a-z][\w-]*)")?/g)]
        .flatMap((match) => [match[1], match[2]])
        .filter((id): id is string => id !== undefined && !all.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("whose names are put together have at least one of each kind", () => {
    const missing = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(`([a-z][\w-]*)\$\{/g)]
        .map((match) => match[1] ?? "")
        .filter((prefix) => ![...all].some((id) => id.startsWith(prefix)))
        .map((prefix) => `${path}: ${prefix}…`),
    );
    expect(missing).toEqual([]);
  });

  it("of other languages are those of English", () => {
    for (const [path, text] of Object.entries(files)) {
      const original = files[path.replace(/locales\/\w+\//, "locales/en/")] ?? "";
      expect(ids_of(text).sort(), path).toEqual(ids_of(original).sort());
    }
  });
});

describe("the language", () => {
  it("is the first that the browser asks for and that there is", () => {
    expect(choose_locale(["de-DE", "pl-PL", "en"], ["en", "pl"])).toBe("pl");
    expect(choose_locale(["de"], ["en"])).toBe("en");
    expect(there).toContain("en");
  });
});
