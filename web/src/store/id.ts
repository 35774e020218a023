// Ids that nobody else has.

/** A new id. (`randomUUID` is missing where the page did not come by HTTPS.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
