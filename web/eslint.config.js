// What the linter looks for. How code is laid out is Prettier's business.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const UNUSED = ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }];

export default defineConfig(
  globalIgnores(["dist/", "wasm/", "src/text/keys.d.ts"]),
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  js.configs.recommended,
  { rules: { "no-unused-vars": UNUSED } },
  // Types are looked at in modules; in components svelte-check does so, far faster.
  {
    files: ["**/*.ts"],
    ignores: ["**/*.test.ts"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // What an effect depends on is read as `void this.#turn`.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // The DOM's types promise what not every browser has.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // Short arrow functions and early returns may hand on what gives nothing.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.test.ts"],
    extends: [ts.configs.strict],
    rules: {
      // What is bound to cannot be put together with `??`.
      "@typescript-eslint/no-non-null-assertion": "off",
      // The compiler knows better.
      "no-undef": "off",
    },
  },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "@typescript-eslint/no-unused-vars": UNUSED } },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // Sets and maps are replaced, never changed.
    rules: { "svelte/prefer-svelte-reactivity": "off" },
  },
  {
    files: ["src/learn/*.svelte"],
    // Rules pages come from our own files; nothing that a person types is in them.
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
