/** Texts by language (IIIF Presentation API 3.0, 4.4): the site's own words are English, others those of a record. */
export type LanguageMap = Record<string, string[]>;

/** A text. @param language a tag of BCP 47; null if it is not known */
export function text(value: string, language: string | null = null): LanguageMap {
  return { [language ?? "none"]: [value] };
}

/** Words of the site. */
export function own(words: string): LanguageMap {
  return { en: [words] };
}

/** A label and its values. */
export type Labelled = { label: LanguageMap; value: LanguageMap };

/**
 * A label and its values; those that are missing or empty are left out.
 *
 * @param language of the values; null if it is not known, or if they are in none, as names and numbers are
 */
export function labelled(
  label: LanguageMap,
  values: readonly (string | null | undefined)[],
  language: string | null = null,
): Labelled {
  const given = values.filter((value) => value != null && value !== "") as string[];
  return { label, value: { [language ?? "none"]: given.map(plain) } };
}

/** Whether there is a value under a label. */
export function hasValue({ value }: Labelled): boolean {
  return Object.values(value).some(({ length }) => length > 0);
}

/** A value between `<` and `>` would be taken for HTML; the space says that it is none. */
export function plain(value: string): string {
  return /^<[\s\S]*>$/.test(value) ? `${value} ` : value;
}
