// A link that holds a whole game: its record, compressed, after the # of an address. No server
// sees it, and none is needed to open it.

/** What comes before the record. */
const NAME = "r=";

/** The greatest length of a record that the rules read, in bytes. */
export const LONGEST = 256 * 1024;
/** The greatest length of the letters in a link: those of bytes that could not be compressed, and of what frames them. */
const MOST_LETTERS = Math.ceil(((LONGEST + 1024) * 4) / 3);

/** What is in a link: a record, or nothing that can be read, because it is broken or longer than any record. */
export type Linked = { readonly record: string } | { readonly trouble: "link" | "long" };

/** Whether a record is short enough to be read back. */
export function fits(record: string): boolean {
  // No letter of a text takes more than three bytes.
  return record.length * 3 <= LONGEST || new TextEncoder().encode(record).length <= LONGEST;
}

/** The fragment, with its #, that holds a record. */
export async function shareLink(record: string): Promise<string> {
  const packed = streamOf(record).pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `#${NAME}${btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

/** What a fragment (without its #) contains; nothing if it isn't a link. */
export async function readLink(fragment: string): Promise<Linked | undefined> {
  if (!fragment.startsWith(NAME)) return undefined;
  const packed = fragment.slice(NAME.length);
  if (packed.length > MOST_LETTERS) return { trouble: "long" };
  try {
    const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const record = await inflated(bytes);
    return record
      ? { record: new TextDecoder("utf-8", { fatal: true }).decode(record) }
      : { trouble: "long" };
  } catch {
    // A link that was cut off or changed.
    return { trouble: "link" };
  }
}

/** What was compressed; nothing if that is longer than any record. No more of it is ever unpacked. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const record = new Uint8Array(LONGEST);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return record.subarray(0, length);
    if (length + value.length > LONGEST) {
      void reader.cancel();
      return undefined;
    }
    record.set(value, length);
    length += value.length;
  }
}

function streamOf(content: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Response(content).body as ReadableStream<Uint8Array<ArrayBuffer>>;
}
