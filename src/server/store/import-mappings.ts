import { eq } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { importMapping } from "./tables/import-jobs.ts";

/** Keeps what the columns of tables of a shape say. */
export async function rememberMapping(
  db: Connection,
  { shape, columns }: { shape: string; columns: readonly object[] },
): Promise<void> {
  await db
    .insert(importMapping)
    .values({ shape, columns })
    .onConflictDoUpdate({ target: importMapping.shape, set: { columns } });
}

/** What the columns of tables of a shape said last, as it was kept; null if there was none. */
export async function mappingOfShape(db: Connection, shape: string): Promise<unknown> {
  const [row] = await db
    .select({ columns: importMapping.columns })
    .from(importMapping)
    .where(eq(importMapping.shape, shape));
  return row?.columns ?? null;
}
