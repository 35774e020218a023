// The rules without engines, as WebAssembly that comes with the script: the page that shows a board
// need not allow any request.

import init, * as ludejo from "../../wasm/rules/ludejo.js";
import packed from "../../wasm/rules/ludejo_bg.wasm?deflated";

export type Rules = typeof ludejo;

let ready: Promise<Rules> | undefined;

/** The rules, compiled once however many boards there are. */
export function load(): Promise<Rules> {
  ready ??= unpack(packed)
    .then((bytes) => WebAssembly.compile(bytes))
    .then((module) => init({ module_or_path: module }))
    .then(() => ludejo);
  return ready;
}

async function unpack(base64: string): Promise<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}
