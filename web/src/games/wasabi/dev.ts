// The development page: dev.html?moment=<address>&theme=dark shows one moment of a match. A moment is JSON as the house
// sends it in an update: view, seat, legal, previews. Not part of the built page.

import "@fontsource-variable/nunito/wght.css";
import "../../theme.css";
import "../../base.css";

import { mount } from "svelte";

import { apply_theme } from "../../lib/device.svelte";
import { load_messages, start_i18n } from "../../lib/i18n";
import type { Preview, WasabiView } from "../../lib/messages";
import { load_pieces } from "../../lib/sprite.svelte";
import Dev from "./Dev.svelte";

export interface Moment {
  view: WasabiView;
  seat: number | null;
  legal: string[];
  previews: Preview[];
}

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
else apply_theme();
await start_i18n();
await Promise.all([load_messages("wasabi"), load_pieces()]);
const answer = await fetch(asked.get("moment") ?? "");
const moment = (await answer.json()) as Moment;
mount(Dev, { target: document.body, props: { moment } });
