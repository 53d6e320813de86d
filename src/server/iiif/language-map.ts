/** Texts by language (IIIF Presentation API 3.0, 4.4): texts of the site are English, others are those of a record. */
export type LanguageMap = Record<string, string[]>;

/**
 * Returns the language map of a text.
 *
 * @param language a tag of BCP 47; null if it is not known
 */
export function text(value: string, language: string | null = null): LanguageMap {
  return { [language ?? "none"]: [value] };
}

/** Returns the language map of a text of the site itself. */
export function own(words: string): LanguageMap {
  return { en: [words] };
}

/** Label with its values. */
export type Labelled = { label: LanguageMap; value: LanguageMap };

/**
 * Returns a label with its values, without missing or empty ones.
 *
 * @param language of the values; null if it is not known, or if they have none, such as names and numbers
 */
export function labelled(
  label: LanguageMap,
  values: readonly (string | null | undefined)[],
  language: string | null = null,
): Labelled {
  const given = values.filter((value) => value != null && value !== "") as string[];
  return { label, value: { [language ?? "none"]: given.map(plain) } };
}

/** Returns whether a label has any value. */
export function hasValue({ value }: Labelled): boolean {
  return Object.values(value).some(({ length }) => length > 0);
}

/** Appends a space to a value between `<` and `>`, which marks it as plain text instead of HTML. */
export function plain(value: string): string {
  return /^<[\s\S]*>$/.test(value) ? `${value} ` : value;
}
