import { eq } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { importMapping } from "./tables/import-jobs.ts";

/** Column mapping for tables of one shape, as stored. */
export type StoredMapping = Pick<typeof importMapping.$inferSelect, "columns" | "identifiersFrom">;

/** Stores the column mapping for tables of a shape. */
export async function rememberMapping(
  db: Connection,
  { shape, columns, identifiersFrom }: { shape: string } & StoredMapping,
): Promise<void> {
  await db
    .insert(importMapping)
    .values({ shape, columns, identifiersFrom })
    .onConflictDoUpdate({ target: importMapping.shape, set: { columns, identifiersFrom } });
}

/** Returns the latest column mapping for tables of a shape, or null. */
export async function mappingOfShape(db: Connection, shape: string): Promise<StoredMapping | null> {
  const { columns, identifiersFrom } = importMapping;
  const [row] = await db
    .select({ columns, identifiersFrom })
    .from(importMapping)
    .where(eq(importMapping.shape, shape));
  return row ?? null;
}
