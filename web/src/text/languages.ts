// The languages that everything is said in.

export const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "fr", name: "Français" },
  { code: "de", name: "Deutsch" },
  { code: "eo", name: "Esperanto" },
] as const;

export type Language = (typeof LANGUAGES)[number]["code"];

/** The language of a code such as `de` or `de-CH`, if something is said in it. */
export function languageOf(code: string): Language | undefined {
  const main = code.split(/[-_]/)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language.code === main)?.code;
}

/** The first of the languages wanted that there is; English if there is none. */
export function choose(wanted: readonly string[]): Language {
  for (const code of wanted) {
    const language = languageOf(code);
    if (language) return language;
  }
  return "en";
}
