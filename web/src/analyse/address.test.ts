// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as ludejo from "../../wasm/ludejo/ludejo.js";
import { LONGEST } from "../record/link";
import { router } from "../shell/router.svelte";
import { text } from "../text/text.svelte";
import { Address, type Trouble } from "./address";
import { Desk } from "./desk.svelte";

beforeAll(async () => {
  ludejo.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
  await text.speak("en");
  await text.need("analyse");
});

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

interface Page {
  readonly desk: Desk;
  readonly address: Address;
  readonly troubles: (Trouble | undefined)[];
}

/** The analysis page as it comes up at the address that is there. */
async function open(game = "herooj"): Promise<Page> {
  const desk = new Desk(ludejo, game);
  const troubles: (Trouble | undefined)[] = [];
  const address = new Address(desk, (trouble) => troubles.push(trouble));
  await address.arrive(router.place);
  return { desk, address, troubles };
}

/** Goes back in the history of the browser. */
async function back(): Promise<void> {
  const gone = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await gone;
}

const actions = ({ desk }: Page): string[] => desk.history;

it("what was done last is there when one comes back, whatever was opened meanwhile", async () => {
  router.go("/analyse/herooj");
  const first = await open();
  first.desk.act("b2b4");
  first.address.changed();
  // At once, before the address has been written.
  router.go("/analyse/rooya");
  first.address.close();
  const second = await open("rooya");
  const [action = ""] = second.desk.game.legal();
  second.desk.act(action);
  second.address.changed();
  router.go("/");
  second.address.close();
  await back();
  expect(actions(await open("rooya"))).toEqual([action]);
  await back();
  expect(actions(await open())).toEqual(["b2b4"]);
});

it("a reload that finds an older address loses nothing", async () => {
  router.go("/analyse/herooj");
  const before = await open();
  before.desk.act("b2b4");
  before.address.changed();
  await vi.waitFor(() => expect(location.hash).toMatch(/^#r=/));
  before.address.close();
  // The browser had begun to load the address as it was.
  router.go("/analyse/herooj", "replace");
  const after = await open();
  expect(actions(after)).toEqual(["b2b4"]);
  after.address.changed();
  await vi.waitFor(() => expect(location.hash).toMatch(/^#r=/));
});

it("an address that is being written does not follow one to another page", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  router.go("/analyse/herooj");
  const page = await open();
  page.desk.act("b2b4");
  page.address.changed();
  vi.runAllTimers();
  vi.useRealTimers();
  router.go("/settings");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([location.pathname, location.hash]).toEqual(["/settings", ""]);
  page.address.close();
});

it("one comes back to where one was, and a link that somebody sends is read as it is", async () => {
  router.go("/analyse/herooj");
  const page = await open();
  for (const action of ["b2b4", "b7b5", "c2c4"]) page.desk.act(action);
  page.desk.previous();
  page.address.changed();
  await vi.waitFor(() => expect(location.hash).toMatch(/^#r=/));
  const link = location.pathname + location.hash;
  page.desk.previous();
  page.address.close();
  expect((await open()).desk.study.ply).toBe(1);
  router.go(link);
  expect((await open()).desk.study.ply).toBe(3);
});

it("a link of more than any record is said to be too long", async () => {
  router.go(`/analyse/herooj#r=${"A".repeat(2 * LONGEST)}`);
  const { troubles, desk } = await open();
  expect([troubles.at(-1), desk.study.tree.isEmpty]).toEqual(["long", true]);
});

it("an analysis never outgrows its own link", async () => {
  router.go("/analyse/herooj");
  const { desk } = await open();
  desk.act("b2b4");
  const most = "x".repeat(LONGEST - desk.study.record().length - 100);
  expect(desk.study.comment(most)).toBe(true);
  expect(desk.study.comment(`${most}${"y".repeat(200)}`)).toBe(false);
  expect(desk.notice).toContain("full");
  for (const action of ["b7b5", "c2c4", "c7c5", "d2d4", "f7f5", "g2g4", "g7g5"]) desk.act(action);
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) desk.pencil.draw([cell, cell + 10]);
  desk.study.tag("Event", "z".repeat(200));
  expect(ludejo.explainRecord(desk.study.record(), "en")).toBeUndefined();
  expect(desk.history.length).toBeGreaterThan(1);
  // What makes it shorter is always possible.
  desk.toStart();
  desk.next();
  expect(desk.study.comment("Short.")).toBe(true);
});

it("who played is known after the page was loaded anew, and not of another game", async () => {
  router.go("/analyse/herooj?review=1");
  const { desk, address } = await open();
  expect([address.asksForReview, desk.people]).toEqual([true, [1]]);
  desk.act("b2b4");
  // The review has been asked for.
  router.go(location.pathname + location.hash, "replace");
  address.close();
  const anew = await open();
  expect([anew.address.asksForReview, anew.desk.people]).toEqual([false, [1]]);
  await anew.address.show(anew.desk.study.record(), "herooj", { people: anew.desk.people });
  expect(anew.desk.people).toEqual([1]);
  await anew.address.show(anew.desk.study.record(), "herooj");
  expect(anew.desk.people).toBeUndefined();
});
