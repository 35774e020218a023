import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { games } from "./build/games";
import { rulesPages } from "./build/rules";
import { palettes } from "./build/palettes";

export default defineConfig({
  plugins: [svelte(), palettes(), games(), rulesPages()],
  // Components are tested as in a browser.
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // By default, Vitest leaves one core idle.
    maxWorkers: "100%",
    // Files share what they import, which is most of what takes time.
    isolate: false,
    // On a busy machine, what takes two seconds alone takes longer.
    testTimeout: 30_000,
  },
});
