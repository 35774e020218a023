import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { games } from "./build/games";
import { rulesPages } from "./build/rules";
import { palettes } from "./build/palettes";
import { studies } from "./build/studies";

/** In their browser nothing is kept, whatever others have kept before. */
const ALONE = ["src/play/table.test.ts"];

export default defineConfig({
  plugins: [svelte(), palettes(), games(), rulesPages(), studies()],
  // Components are tested as in a browser.
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: {
    setupFiles: ["tests/setup.ts"],
    // By default, Vitest leaves one core idle.
    maxWorkers: "100%",
    // On a busy machine, what takes two seconds alone takes longer.
    testTimeout: 30_000,
    projects: [
      // Files share what they import, which is most of what takes time.
      {
        extends: true,
        test: { name: "shared", include: ["src/**/*.test.ts"], exclude: ALONE, isolate: false },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
  },
});
