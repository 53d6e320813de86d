import { inArray } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { work } from "./tables.ts";

/** Which of these identifiers works in the collection have, whatever their status. */
export async function identifiersAmong(
  db: Connection,
  identifiers: readonly string[],
): Promise<Set<string>> {
  if (identifiers.length === 0) return new Set();
  const rows = await db
    .select({ identifier: work.identifier })
    .from(work)
    .where(inArray(work.identifier, [...identifiers]));
  return new Set(rows.map(({ identifier }) => identifier));
}
