// Serves the built app on loopback as a real host would: pages of the app by any path, files in their compressed
// form where there is one, and the Content-Security-Policy that the app is made for.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The address of files whose names change with what is in them. */
const HASHED = "/assets/";

/** A file as it is sent: compressed, if it is there in that form and the client takes it. */
async function bodyOf(file, request) {
  if (/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) {
    const compressed = await readFile(`${file}.br`).catch(() => undefined);
    if (compressed) return { body: compressed, encoding: { "content-encoding": "br" } };
  }
  return { body: await readFile(file), encoding: {} };
}

/** Serves a folder until `close` is called; what is no file is the app itself. */
export async function serve(folder) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(join(root, decodeURIComponent(pathname)));
    const file = path.startsWith(root + sep) && extname(path) ? path : join(root, "index.html");
    try {
      const { body, encoding } = await bodyOf(file, request);
      response.writeHead(200, {
        ...encoding,
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "content-security-policy": POLICY,
        "cache-control": pathname.startsWith(HASHED) ? "public, max-age=31536000, immutable" : "no-cache",
        vary: "accept-encoding",
      });
      response.end(request.method === "HEAD" ? undefined : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
