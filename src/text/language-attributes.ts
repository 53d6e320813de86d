const rightToLeft = /Adlm|Arab|Armi|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** Whether a language, as BCP 47 spells it, is written from right to left; false for what is no tag. */
export function isRightToLeft(language: string): boolean {
  try {
    return rightToLeft.test(new Intl.Locale(language).maximize().script ?? "");
  } catch {
    return false;
  }
}

/**
 * What an element says of the language of its words (WCAG 2.2, criterion 3.1.2). It says the direction of every
 * language, because the words around may run the other way.
 *
 * @param language a tag of BCP 47; none if the words are in the language of those around them, or it is not known
 */
export function languageAttributes(
  language: string | null | undefined,
): { lang: string; dir: "ltr" | "rtl" } | undefined {
  return language ? { lang: language, dir: isRightToLeft(language) ? "rtl" : "ltr" } : undefined;
}
