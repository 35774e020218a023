// The element `<ludejo-board>`.

import { breathe } from "../shell/frames";
import boardStyle from "../style/board.css?inline";
import colors from "../style/colors.css?inline";
import palettes from "../style/palettes.css?inline";
import { ATTRIBUTES, readLanguage, readPly, readView, SOURCES, type Attribute } from "./attributes";
import type { Step } from "./controls";
import { make } from "./dom";
import ownStyle from "./embed.css?inline";
import { Problem } from "./problem";
import { load, type Rules } from "./rules";
import { find } from "./source";
import { Viewer } from "./viewer";
import { Words } from "./words";

/** The style, read once and shared by all boards; style sheets made so need no permission of the page. */
const sheets = [colors, palettes, boardStyle, ownStyle].map((style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
});

/** What `plychange` tells. */
export interface Shown {
  /** How many actions lead to the position. */
  readonly ply: number;
  readonly actions: readonly string[];
  /** The position line. */
  readonly position: string;
}

export class LudejoBoard extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: "open" });
  #viewer: Viewer | undefined;
  /** What has changed since the attributes were looked at. */
  readonly #changed = new Set<Attribute>();
  #isDue = false;
  #isReflecting = false;
  /** Counts what has been begun, so that only the last is shown. */
  #begun = 0;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = sheets;
    for (const name of ATTRIBUTES) this.#adopt(name);
  }

  connectedCallback(): void {
    this.#lookSoon();
  }

  attributeChangedCallback(name: Attribute, before: string | null, now: string | null): void {
    if (before === now || this.#isReflecting) return;
    this.#changed.add(name);
    this.#lookSoon();
  }

  get record(): string | null {
    return this.getAttribute("record");
  }

  set record(value: string | null) {
    this.#write("record", value);
  }

  get game(): string | null {
    return this.getAttribute("game");
  }

  set game(value: string | null) {
    this.#write("game", value);
  }

  get position(): string | null {
    return this.getAttribute("position");
  }

  set position(value: string | null) {
    this.#write("position", value);
  }

  get ply(): number {
    return this.#viewer?.ply ?? readPly(this.getAttribute("ply"));
  }

  set ply(value: number) {
    this.#write("ply", String(value));
  }

  get view(): string | null {
    return this.getAttribute("view");
  }

  set view(value: string | null) {
    this.#write("view", value);
  }

  get language(): string | null {
    return this.getAttribute("language");
  }

  set language(value: string | null) {
    this.#write("language", value);
  }

  get theme(): string | null {
    return this.getAttribute("theme");
  }

  set theme(value: string | null) {
    this.#write("theme", value);
  }

  get controls(): boolean {
    return this.hasAttribute("controls");
  }

  set controls(value: boolean) {
    this.toggleAttribute("controls", value);
  }

  /** How many actions the game has; 0 as long as none is shown. */
  get length(): number {
    return this.#viewer?.length ?? 0;
  }

  /** Does what the button of this name does. */
  step(step: Step): void {
    this.#viewer?.step(step);
  }

  /** A property that was set before this element was known becomes an attribute. */
  #adopt(name: Attribute): void {
    const value: unknown = Object.getOwnPropertyDescriptor(this, name)?.value;
    if (value === undefined) return;
    Reflect.deleteProperty(this, name);
    // Not before the element is complete.
    queueMicrotask(() => Reflect.set(this, name, value));
  }

  #write(name: Attribute, value: string | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** What a page changes at once is looked at together. */
  #lookSoon(): void {
    if (this.#isDue || !this.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#look();
    });
  }

  #look(): void {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    const viewer = this.#viewer;
    if (!viewer || SOURCES.some((name) => changed.has(name)) || changed.has("language")) {
      void this.#open();
      return;
    }
    if (changed.has("view")) viewer.look(readView(this.view, viewer.info));
    if (changed.has("ply")) viewer.goTo(readPly(this.getAttribute("ply")));
  }

  /** Shows what the attributes ask for, or says why that cannot be. */
  async #open(): Promise<void> {
    const turn = ++this.#begun;
    const around = this.closest<HTMLElement>("[lang]")?.lang;
    const words = Words.in(readLanguage(this.language, around, navigator.languages));
    if (!this.#viewer) {
      this.#root.replaceChildren(make("p", { class: "loading" }, words.say("embed-loading")));
    }
    try {
      const viewer = await this.#prepare(words);
      if (turn !== this.#begun) return;
      this.#viewer = viewer;
      this.#root.replaceChildren(viewer.element);
      viewer.begin(readPly(this.getAttribute("ply")), readView(this.view, viewer.info));
      this.#reflect(viewer);
      this.dispatchEvent(new Event("load"));
    } catch (error) {
      if (turn !== this.#begun) return;
      this.#viewer = undefined;
      const text = error instanceof Problem ? words.say(error.key, error.args) : String(error);
      const attributes = { class: "problem", role: "alert", lang: words.language };
      this.#root.replaceChildren(make("p", attributes, text));
      this.dispatchEvent(new Event("error"));
    }
  }

  async #prepare(words: Words): Promise<Viewer> {
    const { record, game, position } = this;
    const rules = await load().catch((): Rules => {
      throw new Problem("embed-no-rules");
    });
    // All boards of a page get here at once; each goes on in a task of its own, so that none is long.
    await breathe();
    const source = await find({ record, game, position }, rules, words.language);
    const viewer: Viewer = new Viewer(rules, source, words, {
      moved: () => {
        this.#reflect(viewer);
        const { ply, actions, position } = viewer;
        const detail: Shown = { ply, actions, position };
        this.dispatchEvent(new CustomEvent("plychange", { detail, bubbles: true, composed: true }));
      },
      turned: () => this.#reflect(viewer),
    });
    return viewer;
  }

  /** Lets the attributes say what is shown. */
  #reflect({ ply, view, info }: Viewer): void {
    this.#isReflecting = true;
    if (readPly(this.getAttribute("ply")) !== ply) this.setAttribute("ply", String(ply));
    if (readView(this.view, info) !== view) this.view = info.seats[view]?.letter ?? null;
    this.#isReflecting = false;
  }
}
