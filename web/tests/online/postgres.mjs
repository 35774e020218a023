// A PostgreSQL server of a test's own.

import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Starts one; nothing if PostgreSQL isn't installed and somebody has said that this is all right. */
export async function postgres() {
  const programs = folderOfPrograms();
  if (!programs) {
    if (process.env.LUDEJO_NO_POSTGRES !== undefined) return undefined;
    throw new Error("PostgreSQL isn't installed: install it, or set LUDEJO_NO_POSTGRES to skip this test");
  }
  // Its programs don't want to be run by root.
  const isRoot = userInfo().uid === 0;
  const call = (program, ...options) => {
    const command = [join(programs, program), ...options];
    const [first, ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    return run(first, rest, { cwd: "/" });
  };
  const folder = await mkdtemp(join(tmpdir(), "ludejo-postgres-"));
  if (isRoot) {
    const id = async (which) => Number((await run("id", [which, "postgres"])).stdout);
    await chown(folder, await id("-u"), await id("-g"));
  }
  const data = join(folder, "data");
  const port = await freePort();
  await call("initdb", "-D", data, "-U", "ludejo", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync");
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await call("pg_ctl", "start", "-w", "-D", data, "-l", join(folder, "log"), "-o", options);
  return {
    url: `postgres://ludejo@127.0.0.1:${port}/postgres`,
    async close() {
      await call("pg_ctl", "stop", "-w", "-m", "immediate", "-D", data);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where PostgreSQL's programs are. Debian keeps those that start servers out of the way, by version. */
function folderOfPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  versions.sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
