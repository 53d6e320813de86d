import { badInput } from "./errors.ts";

/** Deeper than anything the contract takes. */
const mostLevels = 32;

/**
 * A JSON value as text that is the same for equal values, however the names in objects are ordered.
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
