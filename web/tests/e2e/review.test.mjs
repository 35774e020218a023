// The review of a whole game, and learning from its mistakes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { app, becomes, begin as beginGame, button, hear, played, shows, type } from "./app.mjs";
import { after, linkOf, recordIn, recordOf, rules } from "./games.mjs";
import { MOUSE } from "./hands.mjs";
import { NETWORKS } from "../thoughts.mjs";

const { open } = app();

const ID = "herooj";
/** A game that White gives away bit by bit. */
const CRUSHED = new URL("../../../crates/arena/tests/games/crushed-herooj.ludejo", import.meta.url);
const ACTIONS = rules.readRecord(readFileSync(CRUSHED, "utf8")).main.plies.map(({ action }) => action);
const RECORD = recordOf(ID, undefined, ACTIONS);

/** What the app's least thorough review says of it, and what that is made of. */
const QUICK = 20_000;
const RESOURCES = new rules.Resources();
RESOURCES.add(`${ID}.network`, NETWORKS[ID]);
const {
  shares,
  moments,
  tallies,
  decision,
  record: REVIEWED,
} = rules.review(RECORD, QUICK, () => undefined, RESOURCES);
const SEATS = rules.words(ID, "en").seats;
/** The words of the marks, what tells most first, as in web/src/review/summary.ts. */
const MARKS = {
  "missed-win": "missed win",
  blunder: "blunder",
  mistake: "mistake",
  inaccuracy: "inaccuracy",
  "lost-by-force": "lost by force from here",
  "last-chance": "even up to here",
  slip: "small mistake",
  "only-move": "critical move",
};
/** The marks of what cost chances. */
const COSTLY = ["missed-win", "blunder", "mistake", "inaccuracy", "slip"];
const isCostly = ({ marks }) => COSTLY.some((mark) => marks.includes(mark));
/** The mark that tells most, of those that an action has. */
const told = (marks) => Object.keys(MARKS).find((mark) => marks.includes(mark));
const MISTAKES = moments.flatMap((moment, ply) => (moment.seat === 0 && isCostly(moment) ? [ply] : []));
const COUNT = MISTAKES.length;
assert.ok(COUNT >= 2, "White has something to learn");
for (const mark of new Set(moments.flatMap(({ marks }) => marks))) assert.ok(MARKS[mark], mark);

function percent(share, digits = 0) {
  const [minimumFractionDigits, maximumFractionDigits] = [digits, digits];
  return share.toLocaleString("en", { style: "percent", minimumFractionDigits, maximumFractionDigits });
}

/** The share that the best action keeps for White at a mistake, and what is left after it. */
function kept(ply) {
  return { best: percent(shares[ply][0]), played: percent(shares[ply + 1][0]) };
}

/** Opens the review of a record, and what it stands in. */
async function openReview(page, record = RECORD) {
  await page.goto(`/analyse/${ID}${linkOf(record)}`);
  await shows(page, rules.beginRecord(record));
  await page.getByText("Game review", { exact: true }).click();
  return page.getByRole("region", { name: "Review" });
}

async function begin(review, depth) {
  await review.getByRole("combobox", { name: "Depth" }).selectOption(depth);
  await button(review, "Review the game").click();
}

/** Reviews the game. */
async function reviewed(page) {
  const review = await openReview(page);
  await begin(review, "quick");
  await review.getByRole("slider").waitFor();
  return review;
}

/** Begins to learn from White's mistakes. */
async function learn(page) {
  const review = await reviewed(page);
  await button(review, "As White").click();
  return page.getByRole("dialog", { name: "Learn from your mistakes" });
}

/** Waits for the question about a mistake. */
async function asks(page, lesson, index) {
  const ply = MISTAKES[index];
  const question = `${ply / 2 + 1}. White played ${ACTIONS[ply]}, which lowered the chances by ${percent(moments[ply].loss)}.`;
  await lesson.getByText(`${index + 1} of ${MISTAKES.length}`, { exact: true }).waitFor();
  await lesson.locator("p").getByText(question, { exact: true }).first().waitFor();
  await hear(page, question);
  await shows(lesson, after(ID, undefined, ACTIONS.slice(0, ply)));
}

/** Tries an action at a mistake. */
function attempt(lesson, ply, action) {
  return MOUSE.act(lesson, after(ID, undefined, ACTIONS.slice(0, ply)), action);
}

/** Waits until something is said about what was tried. */
async function says(page, lesson, text) {
  await lesson.locator("p.notice, p.refusal").getByText(text, { exact: true }).waitFor();
  await hear(page, text);
}

test("the graph has a point for every position, and the keyboard walks over it", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  await hear(page, `Review complete. ${moments.filter(isCostly).length} moves cost chances.`);
  const graph = review.getByRole("slider", { name: "Each side's chances after every move" });
  assert.equal(await graph.getAttribute("aria-valuemax"), String(ACTIONS.length));
  const areas = await graph
    .locator("svg > path[fill]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("d")));
  const corners = 2 * shares.length;
  assert.deepEqual(
    areas.map((area) => area.split("L").length),
    SEATS.map(() => corners),
  );
  await graph.press("Home");
  for (const [ply, row] of shares.entries()) {
    if (ply > 0) await graph.press("ArrowRight");
    const { seat, action, marks } = moments[ply - 1] ?? {};
    const number = `${Math.ceil(ply / 2)}${seat === 0 ? "." : "…"}`;
    const mark = marks?.length > 0 ? ` (${MARKS[told(marks)]})` : "";
    const at = ply === 0 ? "Before the first move" : `${number} ${SEATS[seat]}: ${action}${mark}`;
    const expected = `${at}. ${SEATS.map((name, seat) => `${name} ${percent(row[seat])}`).join(", ")}`;
    await becomes(() => graph.getAttribute("aria-valuetext"), expected);
    await shows(page, after(ID, undefined, ACTIONS.slice(0, ply)));
  }
  for (const [key, ply] of [
    ["PageDown", ACTIONS.length - 10],
    ["ArrowLeft", ACTIONS.length - 11],
    ["Home", 0],
    ["PageUp", 10],
    ["End", ACTIONS.length],
  ]) {
    await graph.press(key);
    await becomes(() => graph.getAttribute("aria-valuenow"), String(ply));
  }
});

test("a press on the graph leads to the position there", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  const graph = review.getByRole("slider");
  const { width } = await graph.boundingBox();
  const ply = 5;
  await graph.click({ position: { x: (width * ply) / ACTIONS.length, y: 20 } });
  await becomes(() => graph.getAttribute("aria-valuenow"), String(ply));
  await shows(page, after(ID, undefined, ACTIONS.slice(0, ply)));
});

test("each moment that is worth a look leads to its position", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  const noted = moments.flatMap(({ marks }, ply) => (marks.length > 0 ? [ply] : []));
  const buttons = review.locator("ol").getByRole("button");
  assert.equal(await buttons.count(), noted.length);
  for (const [index, ply] of noted.entries()) {
    const { action, marks, loss } = moments[ply];
    const words = (await buttons.nth(index).textContent()).replace(/\s+/g, " ");
    assert.ok(words.includes(`${action} ${MARKS[told(marks)]}`), words);
    assert.equal(words.includes(`−${percent(loss)}`), isCostly(moments[ply]), words);
    await buttons.nth(index).click();
    await shows(page, after(ID, undefined, ACTIONS.slice(0, ply + 1)));
    assert.equal(await buttons.nth(index).getAttribute("aria-current"), "step");
  }
});

test("the summary counts for each seat what it gave away", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  const rows = await review
    .getByRole("table", { name: "How each side played" })
    .getByRole("row")
    .evaluateAll((all) => all.map(({ cells }) => [...cells].map((cell) => cell.textContent.trim())));
  const of = SEATS.map((_, seat) => moments.filter((moment) => moment.seat === seat));
  const count = (mark) => of.map((own) => String(own.filter(({ marks }) => marks.includes(mark)).length));
  assert.deepEqual(rows, [
    ["", ...SEATS],
    ["Accuracy", ...tallies.map(({ accuracy }) => percent(accuracy))],
    ["Average loss per move", ...tallies.map(({ loss }) => percent(loss, 1))],
    ["Moves that count", ...tallies.map(({ counted, moves }) => `${counted} of ${moves}`)],
    ["Inaccuracies", ...count("inaccuracy")],
    ["Mistakes", ...count("mistake")],
    ["Blunders", ...count("blunder")],
    ["Missed wins", ...count("missed-win")],
    ["Critical moves found", ...count("only-move")],
  ]);
});

test("it says when a crushed player's game was decided, and leads there", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  const at = (ply) => {
    const { seat, action } = moments[ply - 1];
    return `${Math.ceil(ply / 2)}${seat === 0 ? "." : "…"} ${["White", "Black"][seat]}: ${action}`;
  };
  const { even, decided, forced } = decision;
  const wins = forced.actions === 1 ? "one move" : `${forced.actions} moves`;
  const sentences = [
    [`The game was last about even before ${at(even + 1)}.`, even],
    [`Black was winning after ${at(decided)}.`, decided],
    [
      `After ${at(forced.position)}, the game was lost by force: Black could win in ${wins}.`,
      forced.position,
    ],
  ];
  for (const [sentence, ply] of sentences) {
    await button(review, sentence).click();
    await shows(page, after(ID, undefined, ACTIONS.slice(0, ply)));
    assert.equal(await button(review, sentence).getAttribute("aria-current"), "step");
  }
  await review.getByRole("cell", { name: percent(tallies[0].accuracy), exact: true }).waitFor();
  assert.equal(await review.getByText("No move stands out.").count(), 0);
  await button(review, "As White").waitFor();
});

test("the graph can be read as a table", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  await review.getByText("The chances as a table", { exact: true }).click();
  const rows = review.getByRole("table", { name: "Each side's chances after every move" }).getByRole("row");
  await rows.nth(shares.length).waitFor();
  assert.equal(await rows.count(), shares.length + 1);
  for (const [ply, row] of shares.entries()) {
    const cells = await rows.nth(ply + 1).evaluate(({ cells }) => [...cells].map((cell) => cell.textContent));
    assert.deepEqual(
      cells.slice(1, -1),
      row.map((share) => percent(share)),
    );
    assert.ok(cells[0].includes(ply === 0 ? "Before the first move" : moments[ply - 1].action), cells[0]);
    assert.equal(cells.at(-1), (moments[ply - 1]?.marks ?? []).map((mark) => MARKS[mark]).join(", "));
  }
});

test("those who played are offered to learn, and nobody else", async (t) => {
  // White completes Black's line.
  const actions = "e1 a2 e4 d1 e3 a4 a5 b1 c1 a3 d5 e2 c5 b5 e5 a1 a5b5".split(" ");
  for (const [people, seats] of [
    ["0", ["White"]],
    ["1", []],
    ["0,1", ["White"]],
    ["", ["White"]],
  ]) {
    const page = await open(t);
    await page.goto(`/analyse/rooya?review=${people}${linkOf(recordOf("rooya", undefined, actions))}`);
    const review = page.getByRole("region", { name: "Review" });
    await review.getByRole("slider").waitFor();
    for (const seat of SEATS) {
      assert.equal(
        await button(review, `As ${seat}`).count(),
        Number(seats.includes(seat)),
        `${people}: ${seat}`,
      );
    }
  }
});

test("what the review says is put into the record", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  await button(review, "Add to the record").click();
  await hear(page, "Added to the record.");
  await becomes(() => rules.readRecord(recordIn(page.url())), rules.readRecord(REVIEWED));
  assert.equal(await review.getByRole("slider").count(), 1, "the review stays");
});

test("a game that has changed is no longer the one that was reviewed", async (t) => {
  const page = await open(t);
  const review = await reviewed(page);
  await page.locator("body").press("Delete");
  await review.getByText("The game has changed since this review.").waitFor();
  assert.equal(await review.getByRole("slider").count(), 0);
  await page.locator("body").press("Control+Z");
  await review.getByRole("slider").waitFor();
});

test("a review is stopped while it runs", async (t) => {
  const page = await open(t);
  const review = await openReview(page);
  await begin(review, "deep");
  await review.getByRole("progressbar").waitFor();
  await button(review, "Stop").click();
  await hear(page, "Review stopped.");
  await button(review, "Review the game").waitFor();
  assert.equal(await review.getByRole("slider").count(), 0);
  // It can begin anew.
  await begin(review, "quick");
  await review.getByRole("slider").waitFor();
});

test("there is nothing to review where nothing was played", async (t) => {
  const page = await open(t);
  const review = await openReview(page, recordOf(ID, undefined, []));
  await review.getByText("There's nothing to review yet: no moves have been played.").waitFor();
});

test("what was played is refused, the best action is right, and it goes on to the end", async (t) => {
  const page = await open(t);
  const lesson = await learn(page);
  for (const [index, ply] of MISTAKES.entries()) {
    await asks(page, lesson, index);
    const {
      action,
      best: [best],
    } = moments[ply];
    const share = kept(ply);
    if (index === 0) {
      await attempt(lesson, ply, action);
      await says(
        page,
        lesson,
        `That's the move that was played. It leaves ${share.played}, but you can keep ${share.best}.`,
      );
      await button(lesson, "Try again").click();
    }
    await attempt(lesson, ply, best);
    await says(
      page,
      lesson,
      `Right! ${best} keeps the chances at ${share.best}; ${action} left only ${share.played}.`,
    );
    await button(lesson, "Next").click();
  }
  const summary = `You found a better move in ${COUNT} of ${COUNT} positions, ${COUNT - 1} of them at the first try.`;
  await lesson.locator("p.summary").getByText(summary).waitFor();
  await hear(page, summary);
  await button(lesson, "Back to the review").click();
  await lesson.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), "As White");
});

test("the best action is shown, or a position is skipped, and neither counts as found", async (t) => {
  const page = await open(t);
  const lesson = await learn(page);
  const [first] = MISTAKES;
  await asks(page, lesson, 0);
  await button(lesson, "Show answer").click();
  const { action, best } = moments[first];
  const share = kept(first);
  await says(
    page,
    lesson,
    `${best[0]} keeps the chances at ${share.best}; ${action} left only ${share.played}.`,
  );
  await shows(lesson, after(ID, undefined, [...ACTIONS.slice(0, first), best[0]]));
  await button(lesson, "Next").click();
  for (let index = 1; index < COUNT; index += 1) {
    await asks(page, lesson, index);
    await button(lesson, "Skip").click();
  }
  await lesson
    .locator("p.summary")
    .getByText(`You didn't find a better move in any of the ${COUNT} positions.`)
    .waitFor();
  await button(lesson, "Start over").click();
  await asks(page, lesson, 0);
});

test("an action that the review has not looked at is judged by the engine", async (t) => {
  const page = await open(t);
  const lesson = await learn(page);
  await asks(page, lesson, 0);
  await button(lesson, "Skip").click();
  await asks(page, lesson, 1);
  const ply = MISTAKES[1];
  const known = [moments[ply].action, moments[ply].best[0]];
  const other = after(ID, undefined, ACTIONS.slice(0, ply))
    .legal()
    .find((action) => !known.includes(action));
  await attempt(lesson, ply, other);
  await lesson
    .locator("p.notice, p.refusal")
    .getByText(new RegExp(`${other} (keeps the chances at|leaves) \\d+%`))
    .waitFor();
  await shows(lesson, after(ID, undefined, [...ACTIONS.slice(0, ply), other]));
});

test("the end of a game leads to its review", async (t) => {
  const page = await open(t);
  const start = after(ID, undefined, ACTIONS.slice(0, -1)).line();
  await beginGame(page, ID, { start });
  await type(page, ACTIONS.at(-1));
  await played(page, 1);
  await button(page, "Review").click();
  const review = page.getByRole("region", { name: "Review" });
  await review.getByRole("slider").waitFor();
  assert.equal(await review.evaluate((review) => review.contains(document.activeElement)), true);
  assert.equal(new URL(page.url()).search, "", "who loads the page anew wants no other review");
  // What was closed stays closed, whatever happens to the game.
  await page.getByText("Game review", { exact: true }).click();
  await review.waitFor({ state: "hidden" });
  await button(page, "Back").click();
  await type(
    page,
    after(ID, start, [])
      .legal()
      .find((action) => action !== ACTIONS.at(-1)),
  );
  await page.getByRole("group", { name: "Moves", exact: true }).getByRole("group").first().waitFor();
  assert.equal(await review.isVisible(), false);
});
