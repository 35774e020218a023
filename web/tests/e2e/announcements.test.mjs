// Everything that is announced in a short game, word for word: announcements.txt. BLESS=1 writes it anew.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { after as afterAll, test } from "node:test";
import { app, begin, cell, played, said, word } from "./app.mjs";
import {
  after,
  GAMES,
  handOf,
  illegalPicks,
  lastActions,
  lastCellOf,
  needsConfirming,
  OTHER_LANGUAGE,
} from "./games.mjs";

const FILE = new URL("announcements.txt", import.meta.url);
const SEED = 7;
const ACTIONS = 4;

const { open } = app();

/** What was announced, by the heading it stands under. */
function read() {
  const sections = readFileSync(FILE, "utf8").split(/^# /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading, ...lines] = section.trim().split("\n");
      return [heading, lines];
    }),
  );
}

const isBlessing = Boolean(process.env.BLESS);
const blessed = isBlessing ? new Map() : read();
afterAll(() => {
  if (!isBlessing) return;
  const sections = [...blessed].map(([heading, lines]) => `# ${heading}\n${lines.join("\n")}\n`);
  writeFileSync(FILE, sections.join("\n"));
});

/** Begins a game and lets everything be said in a language from then on. */
async function beginIn(page, language, id, start) {
  await begin(page, id, { start });
  await page.evaluate((language) => {
    const settings = JSON.parse(localStorage.getItem("ludejo.settings"));
    localStorage.setItem("ludejo.settings", JSON.stringify({ ...settings, language }));
  }, language);
  await page.reload();
  await page.locator("[data-cell]").first().waitFor();
}

/** Picks an action as it is offered in a language. */
async function act(page, game, action, language, region) {
  const picks = handOf(game, action, language);
  for (const { isCell, text, label } of picks) {
    const target = isCell ? cell(page, text) : word(region, label);
    await target.click();
  }
  // The same cell again: that is all.
  if (needsConfirming(game, action)) await cell(page, lastCellOf(game, action)).click();
}

for (const { id, name } of GAMES) {
  for (const language of ["en", OTHER_LANGUAGE[id]]) {
    test(`what is announced in ${name}, ${language}`, async (t) => {
      const { start, actions } = lastActions(id, SEED, ACTIONS);
      const page = await open(t);
      await beginIn(page, language, id, start);
      // A wrong try, and back.
      for (const pick of illegalPicks(after(id, start, []), language).picks) await cell(page, pick).click();
      await page.keyboard.press("Escape");
      for (const [index, action] of actions.entries()) {
        await act(page, after(id, start, actions.slice(0, index)), action, language, page.locator(".now"));
        await played(page, index + 1);
        if (index > 0) continue;
        // Taken back and made again.
        await page.keyboard.press("u");
        await played(page, 0);
        await page.keyboard.press("r");
        await played(page, 1);
      }
      const announced = await said(page);
      for (const text of announced) {
        assert.doesNotMatch(text, /^[a-z]+(-[a-z]+)*(?= |$)/, `"${text}" is a sentence, and no key of one`);
      }
      const heading = `${name}, ${language}`;
      if (isBlessing) blessed.set(heading, announced);
      else assert.deepEqual(announced, blessed.get(heading));
    });
  }
}
