// The browser that tests run in, and the built app that they look at.

import { fileURLToPath } from "node:url";

/** The built app; DIST names another folder. */
export const DIST = process.env.DIST ?? fileURLToPath(new URL("../dist", import.meta.url));

/** How a browser is launched; CHROMIUM names another program. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // Pages of the browser's own, which it opens behind every window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  ],
};
