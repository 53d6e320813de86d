/** Maximum length of a stored language tag, in UTF-16 code units. */
export const longestLanguage = 35;

/**
 * Returns a language tag in canonical form, such as `pt-BR` for `PT-br`.
 *
 * @returns null if the tag is not well-formed (BCP 47, section 2.1), or starts unlike any registered language, such as
 *   `German`; does not check whether the language exists
 */
export function readLanguage(tag: string): string | null {
  if (tag.length > longestLanguage || !/^[a-z]{2,3}(?![a-z])/i.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
