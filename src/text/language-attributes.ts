const rightToLeft = /Adlm|Arab|Armi|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** Returns whether a BCP 47 language is written from right to left; false for an invalid tag. */
export function isRightToLeft(language: string): boolean {
  try {
    return rightToLeft.test(new Intl.Locale(language).maximize().script ?? "");
  } catch {
    return false;
  }
}

/**
 * Returns the `lang` and `dir` attributes for an element whose text is in another language (WCAG 2.2, criterion 3.1.2).
 * `dir` is always set because the surrounding text may run the other way.
 *
 * @param language BCP 47 tag; empty if the text is in the language of the surrounding text or its language is unknown
 */
export function languageAttributes(
  language: string | null | undefined,
): { lang: string; dir: "ltr" | "rtl" } | undefined {
  return language ? { lang: language, dir: isRightToLeft(language) ? "rtl" : "ltr" } : undefined;
}
