// Which screen an address means, and how to get to another one without loading the page again.

import { GAME_NAMES, type GameName } from "./messages";

export type Route =
  | { screen: "door" }
  | { screen: "rules"; game: GameName }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string | null } // of a table, or of a record that the guest brings along
  | { screen: "go_on_here"; id: string } // a personal link, whose code is behind the #
  | { screen: "learn"; game: GameName }
  | { screen: "art" }
  | { screen: "unknown" };

export function route_of(path: string): Route {
  if (path === "/") return { screen: "door" };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  if (table) return { screen: "table", id: table };
  const brought = /^\/t\/([A-Za-z0-9_-]{1,64})\/here\/?$/.exec(path)?.[1];
  if (brought) return { screen: "go_on_here", id: brought };
  const again = /^(?:\/t\/([A-Za-z0-9_-]{1,64}))?\/replay\/?$/.exec(path);
  if (again) return { screen: "replay", id: again[1] ?? null };
  for (const game of GAME_NAMES) {
    if (path.replace(/\/$/, "") === `/rules/${game}`) return { screen: "rules", game };
    if (path.replace(/\/$/, "") === `/learn/${game}`) return { screen: "learn", game };
  }
  if (path === "/art" && import.meta.env.DEV) return { screen: "art" };
  return { screen: "unknown" };
}

/** Brings another device to the guest's seats at a table. What is behind the # goes to no server and into no log. */
export const personal_link = (id: string, code: string): string => `/t/${id}/here#${code}`;

export const router = $state({ path: typeof location === "undefined" ? "/" : location.pathname });

/** Go to a path of this page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.path = location.pathname;
  scrollTo(0, 0);
  setTimeout(focus_content, 100);
}

/** After a change of screens nothing has the focus: begin with the content. */
function focus_content(): void {
  if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}

/** Follow the browser's buttons, and links to screens without a new page. */
export function follow_links(): void {
  addEventListener("popstate", () => (router.path = location.pathname));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute("download")) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || route_of(address.pathname).screen === "unknown") return;
    if (address.hash && address.pathname === location.pathname) return; // a place on this screen
    event.preventDefault();
    go(address.pathname + address.hash);
  });
}
