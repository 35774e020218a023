// A link that holds a position: its line behind the # of an address.

/** What comes before the line. */
const NAME = "p=";

/** The fragment, with its #, that holds a position line, valid or not. */
export function positionLink(line: string): string {
  // Characters without a meaning in fragments can stay readable.
  const text = encodeURIComponent(line).replace(/%(2F|2C|3A)/g, (code) => decodeURIComponent(code));
  return `#${NAME}${text}`;
}

/** The position line in a fragment (without its #); nothing if it holds none. */
export function readPositionLink(fragment: string): string | undefined {
  if (!fragment.startsWith(NAME)) return undefined;
  try {
    return decodeURIComponent(fragment.slice(NAME.length)).trim();
  } catch {
    // A link that was cut off or changed.
    return undefined;
  }
}
