// Strangers meet in the lobby and play each game to the end, by mouse, with trouble on the way:
//
//   node --test web/tests/meet.mjs        (LUDEJO_GAMES=rooya,evo4 for some games only)
//
// after cargo xtask web and cargo build. One of them reloads, one loses the connection, and the server is killed in the
// middle of the game. In the end the game is in everybody's list, and is reviewed there. Once with one server, and once
// with two on PostgreSQL, each of which is killed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, now, played } from "./e2e/app.mjs";
import { after, GAMES, wholeGame } from "./e2e/games.mjs";
import { MOUSE } from "./e2e/hands.mjs";
import { gateway } from "./online/gateway.mjs";
import { guests, house, isToMove, quick, seated, serve } from "./online/house.mjs";
import { postgres } from "./online/postgres.mjs";

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];
const LOST = { hasText: "Connection lost" };
const REVIEWED = 300_000;

const wanted = process.env.LUDEJO_GAMES?.split(",");
const games = GAMES.filter(({ id }) => !wanted || wanted.includes(id));

/** One server. */
async function alone(t) {
  const { visitor, restart } = await house(t);
  return { visitor, kill: () => restart("SIGKILL") };
}

/** Two servers behind one address, and some come straight to the second. */
async function beside(t) {
  const { come } = await guests(t);
  const database = await postgres();
  const kept = ["--database", database.url];
  const servers = [await serve(kept), await serve(kept)];
  const both = await gateway(servers.map(({ url }) => url));
  t.after(async () => {
    await both.close();
    await Promise.all(servers.map((server) => server.end()));
    await database.close();
  });
  return {
    visitor: (name) => come(NAMES.indexOf(name) % 2 === 0 ? both.url : servers[1].url, name),
    async kill() {
      for (const [index, { url }] of servers.entries()) {
        await servers[index].end("SIGKILL");
        servers[index] = await serve(kept, Number(new URL(url).port));
      }
    },
  };
}

/** A game between people, who are asked for by whose turn it is. */
class Meeting {
  #bySeat = new Map();

  constructor(id, pages) {
    Object.assign(this, { id, pages, actions: wholeGame(id).actions });
  }

  /** The page of whoever moves after so many actions. */
  async mover(count) {
    const seat = after(this.id, undefined, this.actions.slice(0, count)).toMove();
    if (!this.#bySeat.has(seat)) {
      const turns = await Promise.all(this.pages.map(isToMove));
      this.#bySeat.set(seat, this.pages[turns.indexOf(true)]);
    }
    return this.#bySeat.get(seat);
  }

  /** Plays from one number of actions to another; all of some pages see it. */
  async play(from, to, seen = this.pages) {
    for (let count = from; count < to; count += 1) {
      const game = after(this.id, undefined, this.actions.slice(0, count));
      await MOUSE.act(await this.mover(count), game, this.actions[count]);
      await Promise.all(seen.map((page) => played(page, count + 1)));
    }
  }

  /** The page of the winner. */
  winner() {
    return this.#bySeat.get(after(this.id, undefined, this.actions).outcome("en").winner);
  }
}

for (const [name, servers] of Object.entries({ "one server": alone, "two servers": beside })) {
  test(name, async (t) => {
    const { visitor, kill } = await servers(t);
    const people = [];
    for (const name of NAMES) people.push(await visitor(name));
    for (const { id, name, seats } of games) {
      await t.test(name, async () => {
        const pages = people.slice(0, seats.length);
        for (const page of pages) {
          await quick(page, name, "30 min + 20 s per turn");
          await page.locator("#mine, [data-cell]").first().waitFor();
        }
        const [id1] = await Promise.all(pages.map(seated));
        const meeting = new Meeting(id, pages);
        const { length } = meeting.actions;
        const [third, half] = [Math.floor(length / 3), Math.floor(length / 2)];
        await meeting.play(0, third);

        // Whoever is to move reloads.
        const mover = await meeting.mover(third);
        await mover.reload();
        await seated(mover);
        await played(mover, third);

        // Another one loses the connection, and hears of the move later.
        const away = pages.find((page) => page !== mover);
        await away.context().setOffline(true);
        await away.locator(".note", LOST).waitFor();
        await meeting.play(
          third,
          third + 1,
          pages.filter((page) => page !== away),
        );
        await away.context().setOffline(false);
        await played(away, third + 1);

        await meeting.play(third + 1, half);
        await kill();
        await meeting.play(half, length);
        for (const page of pages) {
          assert.deepEqual(await actionsOf(page), meeting.actions);
          await now(page)
            .getByText(page === meeting.winner() ? "You won!" : "You lost.")
            .waitFor();
        }

        for (const page of pages) {
          await page.goto("/games");
          await page.locator(`a[href="/game/${id1}"]`).click();
          await played(page, length);
          await now(page).getByRole("button", { name: "Review" }).click();
          await page.getByRole("heading", { name: "Key moments" }).waitFor({ timeout: REVIEWED });
        }
      });
    }
  });
}
