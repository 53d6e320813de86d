import { convert } from "html-to-text";
import { readLanguage } from "../../../text/language.ts";
import type { LanguageMap } from "./presentation-schemas.ts";

/** Preferred languages, the best first: English, then texts without a language. Any other language comes after them. */
const preferred = ["en", "none", "@none"];

/** Returns the texts of a language map in one language: English, otherwise no language, otherwise the first one. */
export function textsOf(map: LanguageMap | undefined): string[] {
  const language = map && chosenIn(map);
  return language === undefined ? [] : (map?.[language] ?? []).filter(isSaid).map(plainText);
}

/**
 * Returns the language of the texts that `textOf` and `textsOf` return for these maps.
 *
 * @returns its tag; null if there is none, or if there are several
 */
export function languageOf(...maps: (LanguageMap | undefined)[]): string | null {
  const languages = maps.flatMap((map) => (map && chosenIn(map)) ?? []);
  const [only, ...others] = new Set(languages);
  return only === undefined || others.length > 0 ? null : readLanguage(only);
}

/** Returns the key of the map whose texts are used; undefined if it has no texts. */
function chosenIn(map: LanguageMap): string | undefined {
  const languages = Object.keys(map);
  const isFor = (wanted: string) => (language: string) =>
    language === wanted || language.toLowerCase().startsWith(`${wanted}-`);
  const chosen = preferred.flatMap((wanted) => languages.find(isFor(wanted)) ?? []);
  return [...chosen, ...languages].find((one) => (map[one] ?? []).some(isSaid));
}

/** Returns the same texts joined by line breaks; null if there is none. */
export function textOf(map: LanguageMap | undefined): string | null {
  const texts = textsOf(map);
  return texts.length === 0 ? null : texts.join("\n");
}

/**
 * Removes HTML from a text. In Presentation 3 a text is HTML only if it begins and ends as an element does; older
 * manifests also have elements in the middle of text.
 *
 * Source: IIIF Presentation API 3.0, 4.4 (Language of Property Values), 4.5 (HTML Markup in Property Values)
 */
export function plainText(text: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(text)) return text.trim();
  return convert(text, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
    ],
  }).trim();
}

function isSaid(text: string): boolean {
  return plainText(text) !== "";
}
