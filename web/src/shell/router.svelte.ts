// Which page is shown. Pages have paths of their own; what stands behind # is the page's.

interface Place {
  readonly path: string;
  readonly fragment: string;
}

function here(): Place {
  return { path: location.pathname, fragment: location.hash.slice(1) };
}

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("hashchange", () => (this.place = here()));
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** The parts of the path: `/play/herooj` has two. */
  get parts(): string[] {
    return this.place.path.split("/").filter((part) => part !== "");
  }

  /** Goes to a page. */
  go(to: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    const { path } = this.place;
    this.place = here();
    const isOther = this.place.path !== path;
    if (how === "push" && (isOther || !location.hash)) scrollTo(0, 0);
    // The link that led here is gone; keyboards and screen readers go on at the page.
    if (isOther) document.getElementById("main")?.focus({ preventScroll: true });
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

export const router = new Router();
