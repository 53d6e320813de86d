import { badInput } from "./errors.ts";

/** More levels than any input of the schema has. */
const mostLevels = 32;

/**
 * Serializes a JSON value so that equal values yield the same text, whatever the order of their properties.
 *
 * @throws GraphQLError BAD_USER_INPUT if it is nested too deeply
 */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value, 0));
}

function sorted(value: unknown, level: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (level > mostLevels) throw badInput("A variable is nested too deeply.");
  if (Array.isArray(value)) return value.map((item) => sorted(item, level + 1));
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, item]) => [name, sorted(item, level + 1)]));
}
