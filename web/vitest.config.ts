import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Components are tested as in a browser.
  resolve: { conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"] },
});
