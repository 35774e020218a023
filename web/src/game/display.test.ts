// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { EffectView, SceneView } from "../rules/package";
import { Display, type Screen } from "./display";
import type { Seen } from "./position.svelte";

const MOVE: EffectView[] = [{ what: "moved", path: [0, 1] } as unknown as EffectView];

function seen(name: string): Seen {
  return [{} as SceneView, [name]];
}

/** A screen that lists what is seen; something that happens lasts until it is let go on. */
function stage(): { screen: Screen; log: string[]; goOn: () => void } {
  const log: string[] = [];
  let goOn = (): void => undefined;
  const screen: Screen = {
    show: (_, [name = ""]) => void log.push(name),
    play: () => {
      log.push("moving");
      return new Promise((done) => (goOn = done));
    },
  };
  return { screen, log, goOn: () => goOn() };
}

it("shows everything that happens, one thing after another", async () => {
  const { screen, log, goOn } = stage();
  const display = new Display();
  await display.attach(screen);
  display.show(MOVE, 100, seen("a"));
  display.show(MOVE, 100, seen("b"));
  await vi.waitFor(() => expect(log).toEqual(["moving"]));
  goOn();
  await vi.waitFor(() => expect(log).toEqual(["moving", "a", "moving"]));
  goOn();
  await display.shown;
  expect(log).toEqual(["moving", "a", "moving", "b"]);
});

it("waits for nothing where it should not, and shows the latest position last", async () => {
  const { screen, log, goOn } = stage();
  const display = new Display(false);
  await display.attach(screen);
  display.show(MOVE, 100, seen("a"));
  display.show(MOVE, 100, seen("b"));
  expect(log).toEqual(["moving", "b"]);
  goOn();
  await vi.waitFor(() => expect(log).toEqual(["moving", "b", "b"]));
});

it("does not show an action again that was seen before it was made", async () => {
  const { screen, log } = stage();
  const display = new Display();
  await display.attach(screen);
  display.preview(seen("maybe"));
  display.show(MOVE, 100, seen("made"));
  await display.shown;
  expect(log).toEqual(["maybe", "made"]);
});
