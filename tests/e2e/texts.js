// Looks at all text on the screen. Answers with the texts, those that cannot be read whole, and letters without a glyph.
// `free`: selectors of text that may be cut, because the whole of it is elsewhere. `names`: of players, which may be cut too.
async ({ free, names }) => {
  const SLACK = 2; // pixels
  const READ = ["aria-label", "title", "alt", "placeholder"];
  await document.fonts.ready;
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
  const root = [...document.querySelectorAll("dialog[open], section.sheet")].at(-1) ?? document.body; // the rest is covered

  const is_shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const is_for_ears = (element) => element.closest(".visually-hidden, .skip, [role='status'].visually-hidden") !== null;
  const is_typed = (element) => element.closest("kbd, code, script, style, noscript, [lang]:not(html)") !== null;
  const is_free = (element, text) => names.includes(text) || element.closest(free.join(",")) !== null;

  // The part of a rectangle that the boxes around it let through; scrolling can bring the rest.
  const clip = (rect, element) => {
    let { left, right, top, bottom } = rect;
    const cut = [];
    let scrolls_x = false;
    let scrolls_y = false;
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (style.overflowX !== "visible" && style.display !== "inline") {
        if (["auto", "scroll"].includes(style.overflowX) && box.scrollWidth > box.clientWidth) scrolls_x = true;
        if (!scrolls_x && (left < edge.left - SLACK || right > edge.right + SLACK)) cut.push(box);
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (style.overflowY !== "visible" && style.display !== "inline") {
        if (["auto", "scroll"].includes(style.overflowY) && box.scrollHeight > box.clientHeight) scrolls_y = true;
        const height = (bottom - top) / 4; // what letters leave above and below
        if (!scrolls_y && (top + height < edge.top - SLACK || bottom - height > edge.bottom + SLACK)) cut.push(box);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (style.position === "fixed") break;
    }
    if (!scrolls_x && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) cut.push(document.documentElement);
    const seen = { left: Math.max(0, left), right: Math.min(innerWidth, right), top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    return { seen, cut };
  };
  // What stays while the rest is scrolled may lie on it.
  const is_sticky = (element) => {
    for (let box = element; box && box !== root; box = box.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(box).position)) return true;
    return false;
  };
  const path = (element) => {
    const name = element.localName + [...element.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("");
    return element.parentElement && element.parentElement !== document.body ? `${path(element.parentElement).split(" > ").slice(-2).join(" > ")} > ${name}` : name;
  };

  const texts = [];
  const faults = [];
  const rects = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim().replace(/\s+/g, " ");
    const element = node.parentElement;
    if (!text || !element || is_typed(element) || !is_shown(element)) continue;
    texts.push(text);
    if (is_for_ears(element) || element.localName === "option") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const { seen, cut } = clip(rect, element);
      if (cut.length && !is_free(element, text)) faults.push(`cut by ${path(cut[0])}: ${text}`);
      const box = element.closest("button, .button, th, td, dt, dd, li");
      const edge = box?.getBoundingClientRect();
      if (edge && getComputedStyle(box).display !== "inline" && !cut.length && (rect.left < edge.left - SLACK || rect.right > edge.right + SLACK))
        faults.push(`runs out of ${path(box)}: ${text}`);
      if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) rects.push({ text, element, ...seen });
    }
  }
  for (const element of root.querySelectorAll(READ.map((name) => `[${name}]`).join(","))) {
    if (!is_typed(element) && is_shown(element)) for (const name of READ) if (element.getAttribute(name)) texts.push(element.getAttribute(name));
  }

  // Text under something else, and text upon text.
  for (const { text, element, left, right, top, bottom } of rects) {
    const y = (top + bottom) / 2;
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const found = document.elementFromPoint(x, y);
      if (getComputedStyle(element).pointerEvents === "none") break; // it cannot be found that way
      if (!found || found.contains(element) || element.contains(found) || is_sticky(found)) continue;
      if (found.closest("button, a, label, li, tr") && found.closest("button, a, label, li, tr") === element.closest("button, a, label, li, tr")) continue;
      faults.push(`under ${path(found)}: ${text}`);
      break;
    }
  }
  for (const [i, one] of rects.entries()) {
    for (const other of rects.slice(i + 1)) {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const squeeze = (rect) => (rect.bottom - rect.top) / 4;
      const high = Math.min(one.bottom - squeeze(one), other.bottom - squeeze(other)) - Math.max(one.top + squeeze(one), other.top + squeeze(other));
      if (wide > 3 && high > 1 && is_sticky(one.element) === is_sticky(other.element)) faults.push(`upon each other: ${one.text} | ${other.text} (${path(one.element)})`);
    }
  }

  // Letters that no file of the typeface has, and letters that no typeface of this machine has.
  const ranges = [...document.fonts].flatMap((face) =>
    face.unicodeRange.split(",").map((part) => part.trim().replace(/^U\+/i, "").split("-").map((hex) => parseInt(hex, 16))),
  );
  const letters = [...new Set(texts.join(""))].filter((letter) => /\p{L}/u.test(letter));
  const uncovered = letters.filter((letter) => {
    const code = letter.codePointAt(0);
    return !ranges.some(([first, last = first]) => first <= code && code <= last);
  });
  const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 40 }).getContext("2d", { willReadFrequently: true });
  const draw = (letter) => {
    canvas.clearRect(0, 0, 40, 40);
    canvas.font = `28px ${getComputedStyle(document.body).fontFamily}`;
    canvas.fillText(letter, 4, 30);
    return canvas.getImageData(0, 0, 40, 40).data.join();
  };
  const nothing = draw("\u{10fffd}");
  const tofu = letters.filter((letter) => draw(letter) === nothing);
  return { texts: [...new Set(texts)], faults: [...new Set(faults)], missing: [...new Set([...uncovered, ...tofu])] };
};
