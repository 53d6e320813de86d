/** Languages that are offered, as BCP 47 spells them. */
const offered = [
  "ar",
  "ca",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fa",
  "fi",
  "fr",
  "he",
  "hi",
  "hu",
  "it",
  "ja",
  "ko",
  "la",
  "nb",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "ro",
  "ru",
  "sv",
  "tr",
  "uk",
  "zh",
] as const;

/** A language in English, such as `Brazilian Portuguese`. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames("en-GB", { type: "language", fallback: "code" }).of(tag) ?? tag;
}

/** The languages to choose from, by name. @param present one that is chosen already, which is among them; null if none is */
export function languageChoices(present: string | null): { id: string; label: string }[] {
  return [...new Set([...offered, ...(present === null ? [] : [present])])]
    .map((id) => ({ id, label: languageName(id) }))
    .sort((one, other) => one.label.localeCompare(other.label, "en-GB"));
}
