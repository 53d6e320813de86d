/**
 * Whether two contents are equal after normalization on the server: spaces around plain text do not matter, and null,
 * empty and absent values are equal. Rich texts are compared exactly.
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

/** Whether a value is a rich text. */
export function isText(value: unknown): value is { type: "doc"; content: readonly object[] } {
  return isObject(value) && value["type"] === "doc" && Array.isArray(value["content"]);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Serializes a value with sorted keys, so that equal values have equal strings. */
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
