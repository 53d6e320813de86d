import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";

/** Holds where the column has one of these values. */
export function isOneOf(column: SQLWrapper, values: readonly string[]) {
  return sql`${column} = ANY(${sql.param(values.filter(isText))}::text[])`;
}

/** No stored text has a null character, and PostgreSQL does not even compare one. */
export function isText(value: string): boolean {
  return !value.includes("\0");
}
