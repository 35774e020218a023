import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { games, WASM } from "./build/games";
import { rulesPages } from "./build/rules";
import { offline } from "./build/offline";
import { faces } from "./build/faces";
import { palettes } from "./build/palettes";
import { studies } from "./build/studies";

export default defineConfig({
  plugins: [svelte(), games(), rulesPages(), palettes(), studies(), faces(), offline()],
  // The rules come from where the list of the games comes from.
  resolve: process.env.LUDEJO_WASM ? { alias: [{ find: /^(\.\.\/)+wasm\/ludejo/, replacement: WASM }] } : {},
  build: {
    target: "es2022",
    // The first browsers with light-dark(), by which each colour is said once (spring 2024).
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Pictures stay files: they are cached, and the page stays small.
    assetsInlineLimit: 0,
    // Every page is a chunk of its own; the browser fetches what a page needs when it is opened.
    modulePreload: { polyfill: false },
    // What the licences of libraries ask for; `cargo xtask dist` takes it along.
    license: { fileName: "licenses.txt" },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: on a slow network each one costs more than what is in it. All that every page needs comes
          // together, and so does what several pages share.
          groups: [
            { name: "main", tags: ["$initial"], priority: 1 },
            { name: "shared", minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
});
