/** UTF-16 units of the longest language tag that is kept. */
export const longestLanguage = 35;

const rightToLeft = new Set(["Adlm", "Arab", "Armi", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/**
 * A language tag in its usual spelling, such as `pt-BR` for `PT-br`.
 *
 * @returns null if it is none by its syntax (BCP 47, section 2.1), or begins like no language that is registered, such as
 *   `German`; whether somebody speaks it is not asked
 */
export function readLanguage(tag: string): string | null {
  if (tag.length > longestLanguage || !/^[a-z]{2,3}(?![a-z])/i.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** Whether a language, as BCP 47 spells it, is written from right to left. */
export function isRightToLeft(language: string): boolean {
  const { script = "" } = new Intl.Locale(language).maximize();
  return rightToLeft.has(script);
}

/**
 * What an element says of the language of its words (WCAG 2.2, criterion 3.1.2). It says the direction of every
 * language, because the words around may run the other way.
 *
 * @param language null, or anything that is no tag, if they are in the language of the page around them
 */
export function languageAttributes(
  language: string | null | undefined,
): { lang: string; dir: "ltr" | "rtl" } | undefined {
  const lang = language ? readLanguage(language) : null;
  return lang === null ? undefined : { lang, dir: isRightToLeft(lang) ? "rtl" : "ltr" };
}
