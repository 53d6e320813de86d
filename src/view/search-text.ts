/**
 * The part of an address behind `?`, read and written as plain text: `?q=99` is the text 99, not a
 * number, and accession numbers stay what they are. What is said several times is a list.
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
 * What `URLSearchParams` encodes although a query may hold it as it is, and readers need not see. Brackets and
 * apostrophes stay encoded: addresses in running text end there. So does a sign at the very end, which would be
 * taken for the sentence's.
 */
const readable = /%(?:21|24|2C|2F|3A|3B|3F|40|7E)(?!$)/g;

/** Writes search params; what is undefined, null or empty is left out. */
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
