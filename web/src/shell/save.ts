// Ways out of the page: the clipboard and files.

/** Copies a text; whether that was allowed. */
export async function copy(text: string): Promise<boolean> {
  // Not everywhere, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copySelected(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The old way, which is the only one for a page that came by plain HTTP. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  // Beside a window that is open, nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- There is nothing else there.
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

/** Hands a file to the person. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
