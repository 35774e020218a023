// Two servers that share a database: people meet across them, and go on when one of them is gone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, now } from "../e2e/app.mjs";
import { wholeGame } from "../e2e/games.mjs";
import { gateway } from "./gateway.mjs";
import { guests, pairUp, play, serve } from "./house.mjs";
import { postgres } from "./postgres.mjs";

const { actions } = wholeGame("herooj");
const THIRD = Math.floor(actions.length / 3);

test("two play over two servers, each of which is killed once", { timeout: 120_000 }, async (t) => {
  const { come } = await guests(t);
  const database = await postgres();
  if (!database) return t.skip("PostgreSQL isn't installed");
  const kept = ["--database", database.url];
  const servers = [];
  t.after(async () => {
    await Promise.all(servers.map((server) => server.end()));
    await database.close();
  });
  servers.push(await serve(kept), await serve(kept));
  const restart = async (index) => {
    servers[index] = await serve(kept, Number(new URL(servers[index].url).port));
  };

  // Ana comes by an address behind which there are both servers, Ben straight to the second one.
  const both = await gateway(servers.map(({ url }) => url));
  t.after(() => both.close());
  const [ana, ben] = [await come(both.url, "Ana"), await come(servers[1].url, "Ben")];
  const players = await pairUp(ana, ben);
  await play(players, actions.slice(0, THIRD));

  // Her server is gone: she goes on at the other one.
  await servers[0].end("SIGKILL");
  await play(players, actions.slice(THIRD, 2 * THIRD), THIRD);

  // His is gone: he goes on when it is back.
  await restart(0);
  await servers[1].end("SIGKILL");
  await ben.locator(".note", { hasText: "Connection lost" }).waitFor();
  await restart(1);
  await play(players, actions.slice(2 * THIRD), 2 * THIRD);

  for (const page of players) assert.deepEqual(await actionsOf(page), actions);
  const winner = (actions.length + 1) % 2;
  await now(players[winner]).getByText("You won!").waitFor();
  await now(players[1 - winner])
    .getByText("You lost.")
    .waitFor();
});
