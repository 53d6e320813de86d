/** Texts by language: the site's own words are English, the language of a work's words is unknown. */
export type LanguageMap = { none: string[] } | { en: string[] };

/** A text in an unknown language. */
export function text(value: string): LanguageMap {
  return { none: [value] };
}

/** Words of the site. */
export function own(words: string): LanguageMap {
  return { en: [words] };
}

/** A label, and values in an unknown language; those that are missing or empty are left out. */
export function labelled(label: LanguageMap, values: readonly (string | null | undefined)[]) {
  const given = values.filter((value) => value != null && value !== "") as string[];
  return { label, value: { none: given.map(plain) } };
}

/** A value between `<` and `>` would be taken for HTML; the space says that it is none. */
export function plain(value: string): string {
  return /^<[\s\S]*>$/.test(value) ? `${value} ` : value;
}
