// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { PREFIX } from "../store/local";
import { ONLINE as KEY } from "../store/online";
import { handedOver, handOver, identity, someName } from "./identity.svelte";

const ANA = { id: "ana", name: "Ána/#?", secret: "abc_-" };

afterEach(() => identity.keep(undefined));

it("is kept in this browser, and changes in all its tabs", () => {
  identity.keep(ANA);
  expect([identity.is({ id: "ana", name: "?" }), identity.is({ id: "ben", name: "Ana" })]).toEqual([
    true,
    false,
  ]);
  const kept = localStorage.getItem(PREFIX + KEY);
  expect(JSON.parse(kept ?? "")).toEqual({ me: ANA });
  localStorage.setItem(PREFIX + KEY, JSON.stringify({ me: { ...ANA, name: "Anna" } }));
  dispatchEvent(new StorageEvent("storage", { key: PREFIX + KEY }));
  expect(identity.me?.name).toBe("Anna");
  localStorage.setItem(PREFIX + KEY, JSON.stringify({ me: { id: 1 } }));
  dispatchEvent(new StorageEvent("storage", { key: PREFIX + KEY }));
  expect(identity.me).toBeUndefined();
});

it("nobody is nobody", () => {
  expect([identity.is(undefined), identity.is(null), identity.is(ANA)]).toEqual([false, false, false]);
});

it("goes to another device in a link, and nothing else does", () => {
  const link = handOver(ANA);
  expect(link.startsWith("#")).toBe(true);
  expect(handedOver(link.slice(1))).toEqual(ANA);
  for (const broken of ["", "player=", "player=%", "player=[1,2,3]", "player=%5B%22a%22%5D", "name=Ana"]) {
    expect(handedOver(broken)).toBeUndefined();
  }
});

it("comes from a backup only where nobody plays", () => {
  identity.adopt({ me: ANA });
  expect(identity.me).toEqual(ANA);
  identity.adopt({ me: { ...ANA, id: "ben" } });
  expect(identity.me).toEqual(ANA);
});

it("begins with a name that servers take", () => {
  for (const chance of [0, 0.3, 0.999]) {
    const name = someName(() => chance);
    expect(name).toMatch(/^\p{L}+ \d\d$/u);
    expect(name.length).toBeLessThanOrEqual(24);
  }
});
