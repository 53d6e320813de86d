/**
 * Whether two contents say the same, as far as the server keeps it: spaces around plain words, and whether nothing is null,
 * empty or absent, do not matter. Texts with marks are compared exactly.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const a = plain(one);
  const b = plain(other);
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, at) => isSame(each, b[at]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  if (isText(a) || isText(b)) return asText(a) === asText(b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    isSame(a[key], b[key]),
  );
}

/** Whether something is a text with marks. */
export function isText(value: unknown): value is { type: "doc"; content: readonly object[] } {
  return isObject(value) && value["type"] === "doc" && Array.isArray(value["content"]);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One spelling of the same parts of texts, in whatever order their fields stand. */
export function asText(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) =>
    isObject(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}

function plain(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === "string" ? value.trim() || null : value;
}
