// Looks at all text on the screen, as soon as it is drawn; what moves is brought to its end. Answers with the texts, those
// that cannot be read whole, and letters without a glyph.
// `free`: selectors of text that may be cut, because the whole of it is elsewhere. `names`: of players, which may be cut too.
// `scrolling`: selectors of what is meant to be scrolled.
async ({ free, names, scrolling }) => {
  const SLACK = 2; // pixels
  const NEARLY = 36; // pixels that a box hides although it looks as if everything were there: less than a row of pieces
  const READ = ["aria-label", "title", "alt", "placeholder"];

  const frame = () => new Promise(requestAnimationFrame);
  const is_moving = (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
  let moving = [];
  do {
    for (const one of moving) one.finish();
    await frame();
    moving = document.getAnimations().filter(is_moving);
  } while (moving.length > 0 || document.querySelector(".brief-cover")); // that lies there for a moment
  await new Promise((done) => setTimeout(done)); // those who observe sizes are told after the frame
  await document.fonts.ready;
  // An ellipsis hides from a range what it leaves out, so there is none on a page that was looked at.
  if (document.adoptedStyleSheets.length === 0) {
    const no_ellipsis = new CSSStyleSheet();
    no_ellipsis.replaceSync("* { text-overflow: clip !important }");
    document.adoptedStyleSheets.push(no_ellipsis);
  }

  const root = [...document.querySelectorAll("dialog[open], section.sheet")].at(-1) ?? document.body; // the rest is covered

  // What is asked of an element again and again.
  const kept = (find) => {
    const found = new Map();
    return (element) => {
      if (!found.has(element)) found.set(element, find(element));
      return found.get(element);
    };
  };
  const style_of = kept((element) => {
    const { overflowX, overflowY, display, position, pointerEvents, backgroundColor, backgroundImage, boxShadow, borderTopWidth, webkitLineClamp } = getComputedStyle(element);
    const is_painted = !/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== "none" || boxShadow !== "none" || parseFloat(borderTopWidth) > 0;
    const cuts = display !== "inline" && element !== document.documentElement && element !== document.body;
    return { position, pointerEvents, is_painted, is_inline: display === "inline", cuts_x: cuts && overflowX !== "visible", cuts_y: cuts && overflowY !== "visible", overflowX, overflowY, is_clamped: webkitLineClamp !== "none" };
  });
  const edge_of = kept((element) => element.getBoundingClientRect());
  const is_shown = kept((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const is_for_ears = (element) => element.closest(".visually-hidden, .skip") !== null;
  const is_code = (element) => element.closest("script, style, noscript") !== null;
  const is_typed = (element) => element.closest("kbd, code, [lang]:not(html)") !== null; // or has a language of its own
  const is_free = (element, text) => names.includes(text) || element.closest(free.join(",")) !== null;

  // The boxes around an element that hide what is outside of them, from the inside.
  const boxes_of = kept((element) => {
    const style = style_of(element);
    const around = !element.parentElement || style.position === "fixed" ? [] : boxes_of(element.parentElement);
    return style.cuts_x || style.cuts_y ? [element, ...around] : around;
  });
  // What stays while the rest is scrolled may lie on it.
  const is_sticky = kept((element) => {
    if (!element || element === root) return false;
    return ["sticky", "fixed"].includes(style_of(element).position) || is_sticky(element.parentElement);
  });
  // What the eye takes for the box of a text.
  const ground_of = kept((element) => {
    if (!element || element === root) return null;
    return style_of(element).is_painted && !style_of(element).is_inline ? element : ground_of(element.parentElement);
  });
  const scrolls = (mode, inside, outside) => ["auto", "scroll"].includes(mode) && inside > outside;

  // The part of a rectangle that the boxes around it let through; scrolling can bring the rest.
  const clip = (rect, element) => {
    let { left, right, top, bottom } = rect;
    let cut = null;
    let scrolls_x = false;
    let scrolls_y = false;
    for (const box of boxes_of(element)) {
      const style = style_of(box);
      const edge = edge_of(box);
      if (style.cuts_x) {
        scrolls_x ||= scrolls(style.overflowX, box.scrollWidth, box.clientWidth);
        if (!scrolls_x && (left < edge.left - SLACK || right > edge.right + SLACK)) cut ??= box;
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (style.cuts_y) {
        scrolls_y ||= scrolls(style.overflowY, box.scrollHeight, box.clientHeight);
        const margin = (bottom - top) / 4; // what letters leave above and below
        if (!scrolls_y && (top + margin < edge.top - SLACK || bottom - margin > edge.bottom + SLACK)) cut ??= box;
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
    }
    if (!scrolls_x && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) cut ??= document.documentElement;
    const seen = { left: Math.max(0, left), right: Math.min(innerWidth, right), top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    return { seen, cut };
  };
  // Whether a line reaches out of a box, up or down, with more than what letters leave there.
  const is_outside = ({ top, bottom }, edge) => top + (bottom - top) / 4 < edge.top - SLACK || bottom - (bottom - top) / 4 > edge.bottom + SLACK;
  // Whether a box can be scrolled by so little that nothing seems to be missing.
  const hides_little = kept((box) => {
    const hidden = box.scrollHeight - box.clientHeight;
    return scrolls(style_of(box).overflowY, hidden, SLACK) && hidden < NEARLY && !box.closest(scrolling.join(","));
  });
  const path = (element) => {
    const name = element.localName + [...element.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("");
    return element.parentElement && element.parentElement !== document.body ? `${path(element.parentElement).split(" > ").slice(-2).join(" > ")} > ${name}` : name;
  };

  const texts = new Set();
  const faults = new Set();
  const rects = [];
  const boxes = new Set();
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim().replace(/\s+/g, " ");
    const element = node.parentElement;
    if (!text || !element || is_code(element) || !is_shown(element)) continue;
    if (!is_typed(element)) texts.add(text);
    if (is_for_ears(element) || element.localName === "option") continue;
    for (const box of boxes_of(element)) boxes.add(box);
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const { seen, cut } = clip(rect, element);
      const nearly = boxes_of(element).find((box) => hides_little(box) && is_outside(rect, edge_of(box)));
      if (nearly) faults.add(`${path(nearly)} looks as if it could not be scrolled, and hides: ${text}`);
      if (cut && !is_free(element, text)) faults.add(`cut by ${path(cut)}: ${text}`);
      if (seen.right - seen.left <= 2 || seen.bottom - seen.top <= 2) continue;
      const margin = (seen.bottom - seen.top) / 4;
      rects.push({ text, element, margin, ...seen });
      const ground = cut ? null : ground_of(element);
      if (!ground) continue;
      const edge = edge_of(ground);
      if (seen.left < edge.left - SLACK || seen.right > edge.right + SLACK || is_outside(seen, edge))
        faults.add(`runs out of ${path(ground)}: ${text}`);
    }
  }
  for (const element of root.querySelectorAll(READ.map((name) => `[${name}]`).join(","))) {
    if (!is_typed(element) && is_shown(element)) for (const name of READ) if (element.getAttribute(name)) texts.add(element.getAttribute(name));
  }

  // What is wider than its place, or has more lines than it may show.
  if (document.documentElement.scrollWidth > innerWidth) faults.add("the page is wider than the window");
  for (const box of boxes) {
    if (scrolls(style_of(box).overflowX, box.scrollWidth, box.clientWidth + SLACK)) faults.add(`${path(box)} has to be scrolled sideways`);
    if (style_of(box).is_clamped && box.scrollHeight > box.clientHeight + SLACK) faults.add(`${path(box)} leaves out lines: ${box.textContent}`);
  }

  // Text under something else, and text upon text.
  const whole = "button, a, label, li, tr";
  for (const { text, element, left, right, top, bottom } of rects) {
    if (style_of(element).pointerEvents === "none") continue; // it cannot be found that way
    const y = (top + bottom) / 2;
    const middle = (left + right) / 2;
    for (const x of right - left < 30 ? [middle] : [left + 2, middle, right - 2]) {
      const found = document.elementFromPoint(x, y);
      if (!found || found.contains(element) || element.contains(found) || is_sticky(found)) continue;
      if (found.closest(whole) && found.closest(whole) === element.closest(whole)) continue;
      faults.add(`under ${path(found)}: ${text}`);
      break;
    }
  }
  rects.sort((one, other) => one.top - other.top);
  for (const [i, one] of rects.entries()) {
    for (let j = i + 1; j < rects.length && rects[j].top < one.bottom; j += 1) {
      const other = rects[j];
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom - one.margin, other.bottom - other.margin) - Math.max(one.top + one.margin, other.top + other.margin);
      if (wide <= 3 || high <= 1 || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (is_sticky(one.element) === is_sticky(other.element)) faults.add(`upon each other: ${one.text} | ${other.text} (${path(one.element)})`);
    }
  }

  // Letters that no file of the typeface has, and letters that no typeface of this machine has. A letter is tried once a page.
  const tried = (window.tried_letters ??= new Map());
  const letters = new Set([...texts].join("").match(/\p{L}/gu));
  const untried = [...letters].filter((letter) => !tried.has(letter));
  if (untried.length > 0) {
    const ranges = [...document.fonts].flatMap((face) =>
      face.unicodeRange.split(",").map((part) => part.trim().replace(/^U\+/i, "").split("-").map((hex) => parseInt(hex, 16))),
    );
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 40 }).getContext("2d", { willReadFrequently: true });
    canvas.font = `28px ${getComputedStyle(document.body).fontFamily}`;
    const draw = (letter) => {
      canvas.clearRect(0, 0, 40, 40);
      canvas.fillText(letter, 4, 30);
      return canvas.getImageData(0, 0, 40, 40).data.join();
    };
    const nothing = draw("\u{10fffd}");
    for (const letter of untried) {
      const code = letter.codePointAt(0);
      tried.set(letter, ranges.some(([first, last = first]) => first <= code && code <= last) && draw(letter) !== nothing);
    }
  }
  return { texts: [...texts], faults: [...faults], missing: [...letters].filter((letter) => !tried.get(letter)) };
};
