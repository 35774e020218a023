// The languages of the app.

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "fr", name: "Français" },
  { code: "de", name: "Deutsch" },
  { code: "eo", name: "Esperanto" },
] as const;

export type Language = (typeof LANGUAGES)[number]["code"];

/** The language of a code such as `de` or `de-CH`, if there are messages in it. */
export function languageOf(code: string): Language | undefined {
  const main = code.split(/[-_]/)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language.code === main)?.code;
}

/** The first of the wanted languages that exists; English if none does. */
export function choose(wanted: readonly string[]): Language {
  for (const code of wanted) {
    const language = languageOf(code);
    if (language) return language;
  }
  return "en";
}
