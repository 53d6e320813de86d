/**
 * Parses the query string of a URL without converting types: `?q=99` is the text 99, not a number, so that accession
 * numbers stay unchanged. A repeated parameter becomes a list.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const search = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = search.get(name);
    if (Array.isArray(known)) known.push(value);
    else search.set(name, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(search);
}

/**
 * Escapes of characters that `URLSearchParams` encodes although query strings may contain them; decoding them makes
 * URLs readable. Brackets and apostrophes stay encoded because link detection in running text stops there. A character
 * at the very end stays encoded because it could be read as punctuation of the sentence.
 */
const readable = /%(?:21|24|2C|2F|3A|3B|3F|40|7E)(?!$)/g;

/** Serializes search params; omits undefined, null and empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (each !== undefined && each !== null && each !== "") parameters.append(name, String(each));
    }
  }
  const text = parameters.toString().replace(readable, decodeURIComponent);
  return text === "" ? "" : `?${text}`;
}
