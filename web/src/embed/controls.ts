// The buttons under a board.

import { draw } from "../board/draw";
import { make } from "./dom";
import type { Words } from "./words";

/** What the buttons do, in their order. */
export type Step = "start" | "previous" | "next" | "end" | "flip";

const STEPS: readonly { step: Step; sign: string; keys: string }[] = [
  { step: "start", sign: "M6 5v14M19 5l-10 7l10 7z", keys: "Home" },
  { step: "previous", sign: "M17 5l-10 7l10 7z", keys: "ArrowLeft" },
  { step: "next", sign: "M7 5l10 7l-10 7z", keys: "ArrowRight" },
  { step: "end", sign: "M18 5v14M5 5l10 7l-10 7z", keys: "End" },
  { step: "flip", sign: "M8 20V5l-4 4M8 5l4 4M16 4v15l4-4M16 19l-4-4", keys: "f" },
];

export class Controls {
  readonly element: HTMLElement;
  readonly #buttons = new Map<Step, HTMLButtonElement>();

  constructor(words: Words, act: (step: Step) => void) {
    this.element = make("div", { class: "tools", role: "group", "aria-label": words.say("embed-tools") });
    for (const { step, sign, keys } of STEPS) {
      const label = words.say(`embed-${step}`);
      const button = make("button", {
        type: "button",
        "aria-label": label,
        title: label,
        "aria-keyshortcuts": keys,
      });
      const picture = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: step });
      picture.append(draw("path", { d: sign }));
      button.append(picture);
      button.addEventListener("click", () => {
        if (button.ariaDisabled !== "true") act(step);
      });
      this.#buttons.set(step, button);
      this.element.append(button);
    }
  }

  /** Tells which steps lead anywhere. The buttons stay where the keyboard is. */
  allow(isAtStart: boolean, isAtEnd: boolean): void {
    const off = (step: Step, isOff: boolean): void =>
      this.#buttons.get(step)?.setAttribute("aria-disabled", String(isOff));
    off("start", isAtStart);
    off("previous", isAtStart);
    off("next", isAtEnd);
    off("end", isAtEnd);
  }
}

/** The step that a key means. */
export function stepOf(key: string): Step | undefined {
  return STEPS.find(({ keys }) => keys === key || keys.toUpperCase() === key)?.step;
}
