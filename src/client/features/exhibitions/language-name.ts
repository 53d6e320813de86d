/** A language in its own words, such as `Deutsch` for `de`; the code itself where that is not known. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
