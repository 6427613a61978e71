// Everything a guest reads is a message: no component has text of its own, and none in what screen readers are told.

import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const components = import.meta.glob<string>(["./**/*.svelte", "!./**/Dev.svelte", "!./routes/ArtSheet.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const READ = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Text with letters in it that stands in the markup itself. */
function list_texts(source: string): string[] {
  const found: string[] = [];
  const note = (text: unknown): void => {
    if (typeof text === "string" && /\p{L}/u.test(text)) found.push(text.trim());
  };

  function look(node: unknown, is_read: boolean): void {
    if (Array.isArray(node)) for (const one of node) look(one, is_read);
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const { type, ...parts } = node as Node;
    if (type === "Attribute") return look(parts["value"], READ.has(String(parts["name"])));
    if (type === "Text") return is_read ? note(parts["data"]) : undefined;
    if (type === "Literal") return is_read ? note(parts["value"]) : undefined;
    if (type === "TemplateElement") return is_read ? note((parts["value"] as { cooked: string }).cooked) : undefined;
    if (type === "CallExpression") return; // what t() and others are told is no text
    if (type === "BinaryExpression" || type === "MemberExpression") return; // comparisons and names
    if (type === "ConditionalExpression") return look([parts["consequent"], parts["alternate"]], is_read);
    if (type === "Fragment") return look(parts["nodes"], true);
    if (type === "ExpressionTag") return look(parts["expression"], is_read);
    if (["code", "kbd"].includes(String(parts["name"]))) return; // what one types
    if (/Block$|Element$|^Component$|^SvelteHead$|^TitleElement$/.test(type)) {
      look(parts["attributes"], false);
      for (const part of ["fragment", "body", "consequent", "alternate", "fallback", "pending", "then", "catch"]) look(parts[part], true);
      return;
    }
    if (type === "LogicalExpression") look([parts["left"], parts["right"]], is_read);
    if (type === "TemplateLiteral") look([parts["quasis"], parts["expressions"]], is_read);
  }

  look(parse(source, { modern: true }).fragment, true);
  return found;
}

it("finds what is written into a component", () => {
  const source = `<p title="Tip">{a} Hello {b ? "yes" : t("no")}</p>{#if x}<img alt={\`Hi \${y}\`} />{:else}<b class="soft">{t("id")}: 3</b>{/if}`;
  expect(list_texts(source).sort()).toEqual(["Hello", "Hi", "Tip", "yes"]);
});

it.each(Object.entries(components))("%s has no text of its own", (_, source) => {
  expect(list_texts(source)).toEqual([]);
});
