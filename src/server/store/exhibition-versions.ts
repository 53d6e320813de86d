import { and, desc, eq, lte, max } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { allBlocks } from "./exhibition-blocks.ts";
import { exhibitionLimits } from "./exhibition-parts.ts";
import type { ExhibitionText } from "./exhibition-parts.ts";
import { headOf } from "./exhibition-rows.ts";
import type { ExhibitionRow } from "./exhibition-rows.ts";
import { exhibitionVersion } from "./tables/exhibitions.ts";

/** Version as shown in a list. */
export type VersionRow = Pick<
  typeof exhibitionVersion.$inferSelect,
  "number" | "by" | "at" | "title" | "blockCount"
>;

/** Stores the current state of a locked exhibition as a version, unless that is already stored. */
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

/** Returns the time of the last change in the latest version of an exhibition, or null without versions. */
export async function lastVersionAt(db: Connection, exhibitionId: string): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(exhibitionVersion.at) })
    .from(exhibitionVersion)
    .where(eq(exhibitionVersion.exhibitionId, exhibitionId));
  return last?.at ?? null;
}

/** Returns the retained versions of an exhibition, last first. */
export function versionsOf(db: Connection, exhibitionId: string): Promise<VersionRow[]> {
  const { number, by, at, title, blockCount } = exhibitionVersion;
  return db
    .select({ number, by, at, title, blockCount })
    .from(exhibitionVersion)
    .where(eq(exhibitionVersion.exhibitionId, exhibitionId))
    .orderBy(desc(exhibitionVersion.number))
    .limit(exhibitionLimits.versions);
}

/** Returns the content of an exhibition in one version, or null if that version is not retained. */
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
