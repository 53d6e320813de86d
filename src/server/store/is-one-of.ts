import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";

/** Returns the condition that a column has one of these values. */
export function isOneOf(column: SQLWrapper, values: readonly string[]) {
  return sql`${column} = ANY(${sql.param(values.filter(isText))}::text[])`;
}

/**
 * Returns whether a text can occur in the database. No stored text contains a null character, and PostgreSQL rejects it
 * even in a comparison.
 */
export function isText(value: string): boolean {
  return !value.includes("\0");
}
