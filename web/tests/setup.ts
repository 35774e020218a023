// What unit tests find of a browser, apart from what jsdom has.

import { cleanup } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";
import { text } from "../src/text/text.svelte";

// Nothing needs to move in tests.
vi.stubGlobal("matchMedia", () => ({ matches: true }));

if (typeof Element !== "undefined") {
  Element.prototype.scrollTo = () => undefined;
  vi.stubGlobal("scrollTo", () => undefined);
  afterEach(cleanup);
}

// Files share what they import, and one may have left another language.
if (typeof document !== "undefined" && text.language !== "en") await text.speak("en");
