const counts = new Intl.NumberFormat("en-GB");

/** Formats a whole number for display, such as `1,204`. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** Formats a number of works: `1 work`, `1,204 works`. */
export function worksCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "work" : "works"}`;
}

/** Returns width divided by height of a work's primary image; null if it has none. */
export function imageRatio(width: number | undefined, height: number | undefined): number | null {
  return width === undefined || height === undefined ? null : width / height;
}

/**
 * Returns the attributes of an element with text from a work's record, such as its title: its language (WCAG 2.2,
 * criterion 3.1.2) and automatic direction; undefined if the language is unknown.
 *
 * @param language a BCP 47 tag
 */
export function recordAttributes(
  language: string | null | undefined,
): { lang: string; dir: "auto" } | undefined {
  return language ? { lang: language, dir: "auto" } : undefined;
}

/** Capitalizes the first letter of a term and leaves the rest as the collection writes it. */
export function capitalise(term: string): string {
  const [first = "", ...rest] = term;
  return first.toLocaleUpperCase("en-GB") + rest.join("");
}

/** Formats a span of years, one end of which may be open: `1850 to 1900`, `from 1850`, `until 1900`. */
export function yearsInWords(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? "" : `until ${yearInWords(to)}`;
  if (to === undefined) return `from ${yearInWords(from)}`;
  return from === to ? yearInWords(from) : `${yearInWords(from)} to ${yearInWords(to)}`;
}

/** Formats a year: `1850`, and before the common era `500 BCE`. */
function yearInWords(year: number): string {
  return year < 0 ? `${-year} BCE` : String(year);
}
