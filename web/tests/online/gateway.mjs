// What stands between browsers and servers: one address, behind which there are several servers.

import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Leads every connection to the first of these addresses at which somebody listens, until it is closed. */
export async function gateway(urls) {
  const lines = new Set();
  const server = createServer((near) => {
    const line = { near };
    lines.add(line);
    near.on("error", () => near.destroy());
    near.once("close", () => {
      lines.delete(line);
      line.far?.destroy();
    });
    lead(line, urls);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** What comes over the connections that are there goes nowhere from now on, and nobody is told. */
    cut() {
      for (const { near, far } of lines) {
        near.unpipe().resume();
        far?.unpipe().resume();
      }
    },
    async close() {
      for (const { near } of lines) near.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Leads a line to the first of these addresses that takes it. */
function lead(line, [url, ...others]) {
  const { near } = line;
  if (!url || near.destroyed) return near.destroy();
  const { hostname, port } = new URL(url);
  const far = connect(Number(port), hostname);
  far.once("connect", () => {
    line.far = far;
    near.pipe(far);
    far.pipe(near);
  });
  far.on("error", () => (line.far ? near.destroy() : lead(line, others)));
  far.once("close", () => line.far && near.destroy());
}
