// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import type { Saved } from "../store/saved";
import { find, save } from "../store/store";
import { useNow, watch } from "./update.svelte";

it("a new version waits until the last move is saved", async () => {
  const container = Object.assign(new EventTarget(), { controller: {} });
  Object.assign(navigator, { serviceWorker: container });
  const kept: unknown[] = [];
  const postMessage = vi.fn(() => kept.push(find("a")));
  watch(
    Object.assign(new EventTarget(), { waiting: { postMessage } }) as unknown as ServiceWorkerRegistration,
  );
  const seats = [{ kind: "person" }, { kind: "person" }];
  const terms = { game: "herooj", seats, controls: [] };
  const stored = { version: 1, terms, events: [{ at: 1, what: "moved", seat: 0, action: "b2b4" }] };
  const game = { id: "a", stored, view: 0, line: "", count: 1, isOver: false, kept: 1 } as unknown as Saved;
  let isSaved = false;
  const saving = save(game).then(() => (isSaved = true));
  postMessage.mockImplementation(() => kept.push(isSaved));
  await useNow();
  expect(kept).toEqual([true]);
  await saving;
});
