import { and, desc, eq, lte, max } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { allBlocks } from "./exhibition-blocks.ts";
import { exhibitionLimits } from "./exhibition-parts.ts";
import type { ExhibitionText } from "./exhibition-parts.ts";
import { headOf } from "./exhibition-rows.ts";
import type { ExhibitionRow } from "./exhibition-rows.ts";
import { exhibitionVersion } from "./tables/exhibitions.ts";

/** A version as a list tells of it. */
export type VersionRow = Pick<
  typeof exhibitionVersion.$inferSelect,
  "number" | "by" | "at" | "title" | "blockCount"
>;

/** Keeps what an exhibition is now as a version; one that is kept already stays the one. It is locked. */
export async function keepVersion(tx: Connection, row: ExhibitionRow): Promise<void> {
  const blocks = await allBlocks(tx, row.id);
  const [last] = await tx
    .select({ number: max(exhibitionVersion.number) })
    .from(exhibitionVersion)
    .where(eq(exhibitionVersion.exhibitionId, row.id));
  const number = (last?.number ?? 0) + 1;
  await tx
    .insert(exhibitionVersion)
    .values({
      exhibitionId: row.id,
      number,
      change: row.change,
      by: row.changedBy,
      at: row.updatedAt,
      title: row.title,
      blockCount: blocks.length,
      state: {
        head: headOf(row),
        blocks: blocks.map(({ id, kind, isHidden, content }) => ({ id, kind, isHidden, content })),
      },
    })
    .onConflictDoNothing();
  await tx
    .delete(exhibitionVersion)
    .where(
      and(
        eq(exhibitionVersion.exhibitionId, row.id),
        lte(exhibitionVersion.number, number - exhibitionLimits.versions),
      ),
    );
}

/** Up to when the last version of an exhibition was worked on; null if there is none. */
export async function lastVersionAt(db: Connection, exhibitionId: string): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(exhibitionVersion.at) })
    .from(exhibitionVersion)
    .where(eq(exhibitionVersion.exhibitionId, exhibitionId));
  return last?.at ?? null;
}

/** The versions of an exhibition that are kept, last first. */
export function versionsOf(db: Connection, exhibitionId: string): Promise<VersionRow[]> {
  const { number, by, at, title, blockCount } = exhibitionVersion;
  return db
    .select({ number, by, at, title, blockCount })
    .from(exhibitionVersion)
    .where(eq(exhibitionVersion.exhibitionId, exhibitionId))
    .orderBy(desc(exhibitionVersion.number))
    .limit(exhibitionLimits.versions);
}

/** What an exhibition was in one of its versions; null if that is not kept. */
export async function versionText(
  db: Connection,
  exhibitionId: string,
  number: number,
): Promise<ExhibitionText | null> {
  const [row] = await db
    .select({ state: exhibitionVersion.state })
    .from(exhibitionVersion)
    .where(
      and(eq(exhibitionVersion.exhibitionId, exhibitionId), eq(exhibitionVersion.number, number)),
    );
  return row?.state ?? null;
}
