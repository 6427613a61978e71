import "@fontsource-variable/nunito/wght.css";
import "./theme.css";
import "./base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { apply_theme } from "./lib/device.svelte";
import { recognise } from "./lib/guest.svelte";
import { start_i18n } from "./lib/i18n";
import { follow_links } from "./lib/router.svelte";

apply_theme();
follow_links();
void recognise();
await start_i18n();
const target = document.getElementById("app");
if (target) mount(App, { target });
