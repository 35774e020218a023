// A link that holds a whole game: its record, compressed, behind the # of an address. No server
// sees it, and none is needed to open it.

/** What stands before the record. */
const NAME = "r=";

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** The fragment, with its #, that holds a record. */
export async function shareLink(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `#${NAME}${btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

/** The record in a fragment (without its #); nothing if it holds none. */
export async function readLink(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(NAME)) return undefined;
  try {
    const letters = atob(fragment.slice(NAME.length).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    // A link that was cut off or changed.
    return undefined;
  }
}
