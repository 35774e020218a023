import { describe, expect, test } from "vitest";
import { fileAt, isForeign, keyOf, type File } from "./files";

const page: File = { path: "/", hash: "aa+/=", part: "app" };
const icon: File = { path: "/icon.svg", hash: "bb", part: "app" };
const chunk: File = { path: "/assets/index-abc.js", hash: "cc", part: "app" };
const FILES = [icon, chunk, page];

describe("which file answers", () => {
  test("is the one of that address", () => {
    expect(fileAt(FILES, "/icon.svg", false)).toBe(icon);
    expect(fileAt(FILES, "/icon.svg", true)).toBe(icon);
    expect(fileAt(FILES, "/", true)).toBe(page);
  });

  test("is the page for every place of the app, and nothing for what is missing", () => {
    expect(fileAt(FILES, "/play/123", true)).toBe(page);
    expect(fileAt(FILES, "/assets/index-old.js", false)).toBeUndefined();
  });
});

describe("the address that a file is kept under", () => {
  test("changes with the content", () => {
    expect(keyOf(icon)).not.toBe(keyOf({ ...icon, hash: "dd" }));
    expect(keyOf(page)).toBe("/?aa%2B%2F%3D");
  });

  test("is its own where the content is in the name", () => {
    expect(keyOf(chunk)).toBe(chunk.path);
  });
});

test.each(["/api", "/api/games", "/embed/", "/embed/ludejo-board.js"])("%s is the network's", (path) => {
  expect(isForeign(path)).toBe(true);
});

test.each(["/", "/apiary", "/learn/evo", "/assets/embed-abc.js"])("%s is the app's", (path) => {
  expect(isForeign(path)).toBe(false);
});
