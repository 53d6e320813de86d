import { readLanguage } from "../text/language.ts";

/** Languages that are offered to choose from, as BCP 47 spells them. */
export const offeredLanguages = [
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

/**
 * The language that a cell of a table names: by its tag, a code of ISO 639 such as `ger`, or one of those above by its
 * English name or the name it has itself.
 *
 * @returns its tag; null if it names none
 */
export function parseLanguage(cell: string): string | null {
  const text = cell.trim();
  return readLanguage(text) ?? byName().get(text.toLowerCase()) ?? null;
}

let names: ReadonlyMap<string, string> | null = null;

function byName(): ReadonlyMap<string, string> {
  names ??= new Map(
    offeredLanguages.flatMap((tag) =>
      ["en", tag].map((language) => {
        const name = new Intl.DisplayNames(language, { type: "language" }).of(tag) ?? tag;
        return [name.toLowerCase(), tag] as const;
      }),
    ),
  );
  return names;
}
