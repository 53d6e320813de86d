const counts = new Intl.NumberFormat("en-GB");

/** A whole number as people read it, such as `1,204`. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** How many works there are, in words: `1 work`, `1,204 works`. */
export function worksCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "work" : "works"}`;
}

/** Width divided by height of the picture that stands for a work; null if it has none. */
export function imageRatio(width: number | undefined, height: number | undefined): number | null {
  return width === undefined || height === undefined ? null : width / height;
}

/**
 * What an element says of words that stand in the record of a work, such as its title: which language they are in (WCAG 2.2,
 * criterion 3.1.2). Their direction is told from themselves; nothing is said where the language is not known.
 *
 * @param language a tag of BCP 47
 */
export function recordAttributes(
  language: string | null | undefined,
): { lang: string; dir: "auto" } | undefined {
  return language ? { lang: language, dir: "auto" } : undefined;
}

/** A term as it opens a line: its first letter large, the rest as the collection writes it. */
export function capitalise(term: string): string {
  const [first = "", ...rest] = term;
  return first.toLocaleUpperCase("en-GB") + rest.join("");
}

/** A span of years in words, one of its ends open at most: `1850 to 1900`, `from 1850`, `until 1900`. */
export function yearsInWords(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? "" : `until ${yearInWords(to)}`;
  if (to === undefined) return `from ${yearInWords(from)}`;
  return from === to ? yearInWords(from) : `${yearInWords(from)} to ${yearInWords(to)}`;
}

/** A year in words: `1850`, and before the common era `500 BCE`. */
function yearInWords(year: number): string {
  return year < 0 ? `${-year} BCE` : String(year);
}
