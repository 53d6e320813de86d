import { joined } from "./document.ts";
import { words } from "./fold.ts";

/** How many words of a search count. */
const mostWords = 16;

/**
 * What the user typed as PostgreSQL's text search query: every word must be there, the last one as
 * the beginning of a word, since it may not be finished. What could be an accession number is also
 * looked for without its punctuation. Null if there is no word in it.
 */
export function searchQuery(typed: string): string | null {
  const found = words(typed).slice(0, mostWords);
  const last = found.pop();
  if (last === undefined) return null;
  // One letter begins nearly everything, and what it finds helps nobody.
  const lastTerm = last.length > 1 || /\P{ASCII}|\d/u.test(last) ? `'${last}':*` : `'${last}'`;
  const all = [...found.map((word) => `'${word}'`), lastTerm].join(" & ");
  const mayBeNumber = found.length > 0 && found.length < 6 && /\d/.test(typed);
  return mayBeNumber ? `(${all}) | '${joined([...found, last])}':*A` : all;
}
