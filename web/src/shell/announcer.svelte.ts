// What is said to those who do not see the page.

export const announcer = $state({ text: "" });

/** Lets screen readers say something, once they have said what they are at. */
export function announce(text: string): void {
  const trimmed = text.trim();
  // The same words again would not be noticed as new.
  announcer.text = announcer.text === trimmed ? `${trimmed}\u00a0` : trimmed;
}
