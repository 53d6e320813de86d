import { and, asc, desc, gt, gte, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { isOneOf, isText } from "./is-one-of.ts";
import { album } from "./tables/albums.ts";
import { work } from "./tables/works.ts";
import { workColumns } from "./work-rows.ts";
import { published } from "./works.ts";
import type { WorkRow } from "./works.ts";

/** Entry for robots: the last part of its URL, and the time of its last change. */
export type Listed = { name: string; updatedAt: Date };

/** Returns the most recently published works, last first. A republished work keeps its first publication date. */
export function newestWorks(db: Connection, count: number): Promise<WorkRow[]> {
  return db
    .select(workColumns)
    .from(work)
    .where(published)
    .orderBy(desc(work.publishedAt), desc(work.id))
    .limit(count);
}

/** Counts the published works, or only those with images. */
export async function countPublished(db: Connection, withPictures = false): Promise<number> {
  const where = withPictures ? and(published, gt(work.imageCount, 0)) : published;
  return db.$count(work, where);
}

/**
 * Returns a range of published works, in the order of creation.
 *
 * @param start number of works to skip
 */
export function publishedFrom(
  db: Connection,
  { start, count, withPictures = false }: { start: number; count: number; withPictures?: boolean },
): Promise<Pick<WorkRow, "id" | "slug" | "title" | "recordLanguage" | "updatedAt">[]> {
  const { id, slug, title, recordLanguage, updatedAt } = work;
  return db
    .select({ id, slug, title, recordLanguage, updatedAt })
    .from(work)
    .where(withPictures ? and(published, gt(work.imageCount, 0)) : published)
    .orderBy(asc(work.id))
    .offset(start)
    .limit(count);
}

/** Returns the most recently created public albums, at most `most`, with their ids as stored. */
export function publicAlbums(db: Connection, most: number): Promise<Listed[]> {
  return db
    .select({ name: album.id, updatedAt: album.updatedAt })
    .from(album)
    .where(and(sql`${album.visibility} = 'PUBLIC'`, isNull(album.deletedAt)))
    .orderBy(desc(album.id))
    .limit(most);
}

/** Filter of harvested works. */
export type HarvestRange = {
  /** Works changed at or after this time. */
  from: Date | null;
  /** Works changed before this time. */
  before: Date | null;
  /** Works after this work, changed at this time, in the order of changes. */
  after: { updatedAt: Date; id: string } | null;
};

// A literal as in the index definition: PostgreSQL would not use the partial index for a parameter.
const isHarvested = sql`${work.status} <> 'DRAFT'`;

/** Returns works of any status except `DRAFT`, in the order of their last changes. */
export function harvestedWorks(
  db: Connection,
  { from, before, after }: HarvestRange,
  most: number,
): Promise<WorkRow[]> {
  const behind =
    after &&
    sql`(${work.updatedAt}, ${work.id}) > (${after.updatedAt.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select(workColumns)
    .from(work)
    .where(
      and(
        isHarvested,
        from ? gte(work.updatedAt, from) : undefined,
        before ? lt(work.updatedAt, before) : undefined,
        behind ?? undefined,
      ),
    )
    .orderBy(asc(work.updatedAt), asc(work.id))
    .limit(most);
}

/** Returns one work of any status except `DRAFT`, or null. */
export async function harvestedWork(db: Connection, id: string): Promise<WorkRow | null> {
  if (!isText(id)) return null;
  const [row] = await db
    .select(workColumns)
    .from(work)
    .where(and(isOneOf(work.id, [id]), isHarvested));
  return row ?? null;
}

/** Returns the time of the earliest last change of a harvested work, or null without works. */
export async function earliestChange(db: Connection): Promise<Date | null> {
  const [row] = await db
    .select({ at: work.updatedAt })
    .from(work)
    .where(isHarvested)
    .orderBy(asc(work.updatedAt), asc(work.id))
    .limit(1);
  return row?.at ?? null;
}
