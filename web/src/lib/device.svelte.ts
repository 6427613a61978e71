// What this device remembers: theme and sound.

export type Theme = "system" | "light" | "dark";

function read(key: string): string | null {
  return typeof localStorage === "undefined" ? null : localStorage.getItem(`sushiya.${key}`);
}

const kept = read("theme");

export const device = $state({
  theme: (kept === "light" || kept === "dark" ? kept : "system") as Theme,
  sound: read("sound") !== "off",
});

/** Show the page in the theme that was chosen. */
export function apply_theme(): void {
  if (device.theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = device.theme;
}

/** Whether the page is dark now. */
export function is_dark(): boolean {
  return device.theme === "dark" || (device.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

export function toggle_theme(): void {
  device.theme = is_dark() ? "light" : "dark";
  localStorage.setItem("sushiya.theme", device.theme);
  apply_theme();
}

export function toggle_sound(): void {
  device.sound = !device.sound;
  localStorage.setItem("sushiya.sound", device.sound ? "on" : "off");
}
