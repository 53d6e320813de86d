import { readLanguage } from "../text/language.ts";

/** Language tags (BCP 47) that forms offer. */
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
 * Parses the language in a cell of a table: a language tag, an ISO 639 code such as `ger`, or the name of an offered
 * language in English or in that language.
 *
 * @returns the language tag; null if the cell names no language
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
