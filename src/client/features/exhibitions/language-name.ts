/** Returns a language's own name, such as `Deutsch` for `de`; the code itself if the name is unknown. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
