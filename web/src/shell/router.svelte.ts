// Which page is shown. Pages have their own paths; what comes after the # is up to the page.

import { newId } from "../store/id";
import { keepHere, reloaded } from "./memory";
import { visitAt, type Visit } from "./routes";
import { tellTitle } from "./title";

interface Place {
  readonly path: string;
  readonly fragment: string;
  /** The id of the entry in the browser's history: a new one for each navigation, the same one on coming back. */
  readonly entry: string;
}

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("hashchange", () => this.#arrive());
    document.addEventListener("click", (event) => this.#click(event));
  }

  readonly #path = $derived(this.place.path);
  /** Whether the first page is shown. */
  readonly isHome = $derived(this.#path === "/");
  /** The page that is shown, the same while only what stands behind # changes; nothing if there is none. */
  readonly visit: Visit | undefined = $derived(visitAt(this.#path));

  /** Goes to a page. */
  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState({ entry: newId() }, "", to);
    else history.replaceState(history.state, "", to);
    const isOther = this.#arrive();
    if (how === "push" && (isOther || !location.hash)) scrollTo(0, 0);
  }

  /** Shows what the address says; whether that is another page. */
  #arrive(): boolean {
    const { path } = this.place;
    this.place = here();
    if (this.place.path === path) return false;
    // The link that led here is gone; keyboards and screen readers continue at the page.
    document.getElementById("main")?.focus({ preventScroll: true });
    tellTitle();
    return true;
  }

  /** Follows a link of ours without loading the page anew. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const isHere = link.pathname === location.pathname && link.hash;
    if (isHere) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function here(): Place {
  const { pathname, hash } = location;
  const entry = entryAt(pathname);
  keepHere(entry, pathname);
  return { path: pathname, fragment: hash.slice(1), entry };
}

/** The id of the entry in the browser's history; an entry without one gets one. */
function entryAt(path: string): string {
  const { entry } = (history.state ?? {}) as { readonly entry?: unknown };
  if (typeof entry === "string") return entry;
  const id = reloaded(path) ?? newId();
  history.replaceState({ entry: id }, "");
  return id;
}

export const router = new Router();
