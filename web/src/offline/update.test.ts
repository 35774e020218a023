// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import type { Saved } from "../store/saved";
import { find, save } from "../store/store";
import { renew, useNow, watch } from "./update.svelte";

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

it("a version that a server asks for is fetched and used, if there is one", async () => {
  const container = Object.assign(new EventTarget(), { controller: {} });
  Object.assign(navigator, { serviceWorker: container });
  const worker = Object.assign(new EventTarget(), { state: "installing", postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), {
    installing: undefined as unknown,
    waiting: undefined as unknown,
    update: vi.fn(() => Promise.resolve()),
  });
  watch(registration as unknown as ServiceWorkerRegistration);
  expect(await renew()).toBe(false);
  registration.update.mockImplementation(() => {
    registration.installing = worker;
    return Promise.resolve();
  });
  const renewed = renew();
  await Promise.resolve();
  expect(worker.postMessage).not.toHaveBeenCalled();
  registration.waiting = worker;
  worker.state = "installed";
  await vi.waitFor(() => {
    worker.dispatchEvent(new Event("statechange"));
    expect(worker.postMessage).toHaveBeenCalledWith({ what: "take over" });
  });
  expect(await renewed).toBe(true);
});
