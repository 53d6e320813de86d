import { and, asc, desc, gt, gte, isNull, lt, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { isOneOf, isText } from "./is-one-of.ts";
import { album } from "./tables/albums.ts";
import { work } from "./tables/works.ts";
import { workColumns } from "./work-rows.ts";
import { published } from "./works.ts";
import type { WorkRow } from "./works.ts";

/** What robots are told of something: what its address ends in, and when it was changed. */
export type Listed = { name: string; updatedAt: Date };

/** The works that were published last, the last first; one that was withdrawn in between counts from when it was published first. */
export function newestWorks(db: Connection, count: number): Promise<WorkRow[]> {
  return db
    .select(workColumns)
    .from(work)
    .where(published)
    .orderBy(desc(work.publishedAt), desc(work.id))
    .limit(count);
}

/** How many published works there are; with pictures alone, if asked so. */
export async function countPublished(db: Connection, withPictures = false): Promise<number> {
  const where = withPictures ? and(published, gt(work.imageCount, 0)) : published;
  return db.$count(work, where);
}

/**
 * Some published works in the order in which they were added.
 *
 * @param start how many come before them
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

/** The public albums made last, at most so many: their ids as stored. */
export function publicAlbums(db: Connection, most: number): Promise<Listed[]> {
  return db
    .select({ name: album.id, updatedAt: album.updatedAt })
    .from(album)
    .where(and(sql`${album.visibility} = 'PUBLIC'`, isNull(album.deletedAt)))
    .orderBy(desc(album.id))
    .limit(most);
}

/** Which works are harvested. */
export type HarvestRange = {
  /** Changed at or after it. */
  from: Date | null;
  /** Changed before it. */
  before: Date | null;
  /** Behind the work of this id, changed then. */
  after: { updatedAt: Date; id: string } | null;
};

// As it is written in the index, a parameter would not be.
const isHarvested = sql`${work.status} <> 'DRAFT'`;

/** Works that are shown, or were withdrawn, in the order in which they were changed. */
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

/** The same of one work; null if there is none. */
export async function harvestedWork(db: Connection, id: string): Promise<WorkRow | null> {
  if (!isText(id)) return null;
  const [row] = await db
    .select(workColumns)
    .from(work)
    .where(and(isOneOf(work.id, [id]), isHarvested));
  return row ?? null;
}

/** When the work that is unchanged for longest was changed; null if there is none. */
export async function earliestChange(db: Connection): Promise<Date | null> {
  const [row] = await db
    .select({ at: work.updatedAt })
    .from(work)
    .where(isHarvested)
    .orderBy(asc(work.updatedAt), asc(work.id))
    .limit(1);
  return row?.at ?? null;
}
