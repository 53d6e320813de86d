import { convert } from "html-to-text";
import { readLanguage } from "../../../text/language.ts";
import type { LanguageMap } from "./presentation-schemas.ts";

/** Languages that are taken first, the best first; after them those without a language, then any. */
const preferred = ["en", "none", "@none"];

/** The texts of a language map in one language: English, otherwise those of no language, otherwise the first there are. */
export function textsOf(map: LanguageMap | undefined): string[] {
  const language = map && chosenIn(map);
  return language === undefined ? [] : (map?.[language] ?? []).filter(isSaid).map(plainText);
}

/**
 * The language of the texts that `textOf` and `textsOf` give of these maps.
 *
 * @returns its tag; null if they say none, or several
 */
export function languageOf(...maps: (LanguageMap | undefined)[]): string | null {
  const languages = maps.flatMap((map) => (map && chosenIn(map)) ?? []);
  const [only, ...others] = new Set(languages);
  return only === undefined || others.length > 0 ? null : readLanguage(only);
}

/** The language of a map whose texts are taken; undefined if it has no texts. */
function chosenIn(map: LanguageMap): string | undefined {
  const languages = Object.keys(map);
  const isFor = (wanted: string) => (language: string) =>
    language === wanted || language.toLowerCase().startsWith(`${wanted}-`);
  const chosen = preferred.flatMap((wanted) => languages.find(isFor(wanted)) ?? []);
  return [...chosen, ...languages].find((one) => (map[one] ?? []).some(isSaid));
}

/** The same as one text, a line for each; null if there is none. */
export function textOf(map: LanguageMap | undefined): string | null {
  const texts = textsOf(map);
  return texts.length === 0 ? null : texts.join("\n");
}

/**
 * Text without marks. Presentation 3 says that only what begins and ends as an element does is HTML; older manifests
 * have elements in the middle of text too.
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
