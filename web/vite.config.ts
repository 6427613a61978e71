import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => {
  // The page is served by the house: during development, everything it asks for goes there.
  const house = loadEnv(mode, ".", "SUSHIYA_")["SUSHIYA_HOUSE"] ?? "http://127.0.0.1:8000";
  return {
    plugins: [svelte()],
    build: {
      outDir: "../src/sushiya/server/page",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the house allows nothing inline
      modulePreload: { polyfill: false },
      target: "es2022",
    },
    server: {
      host: "127.0.0.1",
      fs: { allow: [".."] }, // messages are in src/sushiya/locales
      proxy: { "/api": { target: house, ws: true } },
    },
    test: { include: ["src/**/*.test.ts"] },
  };
});
