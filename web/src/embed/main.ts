// The board for other pages: `<ludejo-board>`, documented in docs/embed.md.

import { LudejoBoard } from "./element";

// A page may bring the script twice.
if (!customElements.get("ludejo-board")) customElements.define("ludejo-board", LudejoBoard);
