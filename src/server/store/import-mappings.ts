import { eq } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { importMapping } from "./tables/import-jobs.ts";

/** What the columns of tables of one shape say, as it is stored. */
export type StoredMapping = Pick<typeof importMapping.$inferSelect, "columns" | "identifiersFrom">;

/** Keeps what the columns of tables of a shape say. */
export async function rememberMapping(
  db: Connection,
  { shape, columns, identifiersFrom }: { shape: string } & StoredMapping,
): Promise<void> {
  await db
    .insert(importMapping)
    .values({ shape, columns, identifiersFrom })
    .onConflictDoUpdate({ target: importMapping.shape, set: { columns, identifiersFrom } });
}

/** What the columns of tables of a shape said last; null if there was none. */
export async function mappingOfShape(db: Connection, shape: string): Promise<StoredMapping | null> {
  const { columns, identifiersFrom } = importMapping;
  const [row] = await db
    .select({ columns, identifiersFrom })
    .from(importMapping)
    .where(eq(importMapping.shape, shape));
  return row ?? null;
}
