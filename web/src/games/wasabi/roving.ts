// One stop of the Tab key for a group of buttons; the arrow keys go on inside it.

export function roving(group: HTMLElement): { destroy: () => void } {
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button")];

  function settle(at: HTMLElement | undefined): void {
    for (const one of all()) one.tabIndex = one === at ? 0 : -1;
  }

  function on_key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = all();
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? -1 : find_next(buttons, at, event.key);
    if (next < 0) return;
    event.preventDefault();
    settle(buttons[next]);
    buttons[next]?.focus();
  }

  const on_focus = (event: FocusEvent): void => settle(event.target as HTMLElement);
  const watch = new MutationObserver(() => {
    const buttons = all();
    if (!buttons.some((one) => one.tabIndex === 0)) settle(buttons[0]);
  });
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", on_key);
  group.addEventListener("focusin", on_focus);
  settle(all()[0]);
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("keydown", on_key);
      group.removeEventListener("focusin", on_focus);
    },
  };
}

function find_next(buttons: HTMLElement[], at: number, key: string): number {
  const boxes = buttons.map((one) => one.getBoundingClientRect());
  const here = boxes[at];
  if (!here) return -1;
  if (key === "ArrowRight") return at + 1 < buttons.length ? at + 1 : -1;
  if (key === "ArrowLeft") return at - 1;
  if (key !== "ArrowUp" && key !== "ArrowDown") return -1;
  const sign = key === "ArrowDown" ? 1 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const down = (box.top - here.top) * sign;
    if (down < here.height / 2) return;
    const far = down * 10 + Math.abs(box.left - here.left);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
