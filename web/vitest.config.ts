import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulesPages } from "./build/rules";

export default defineConfig({
  plugins: [svelte(), rulesPages()],
  // Components are tested as in a browser.
  resolve: { conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
