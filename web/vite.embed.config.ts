// Builds the board for other pages, one file beside the app, and then compresses all that was built.

import { defineConfig } from "vite";
import { compress } from "./build/compress";
import { deflated } from "./build/deflated";
import { palettes } from "./build/palettes";

export default defineConfig({
  plugins: [palettes(), deflated(), compress()],
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // The rules alone are larger than what a script usually is.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: "src/embed/main.ts",
      output: { entryFileNames: "embed/ludejo-board.js", codeSplitting: false },
    },
  },
});
