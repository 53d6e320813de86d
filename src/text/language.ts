/** UTF-16 units of the longest language tag that is kept. */
export const longestLanguage = 35;

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
