import { eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { isText } from "./is-one-of.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { toldApart } from "./tables/duplicates.ts";
import { image, work } from "./tables/works.ts";

/** Works that are likely the same: what they have in common as a key, and their ids in the order of their addition. */
export type DuplicateRow = { key: string; workIds: string[] };

/** How many works of a group are told; a group of more is none that anybody could look through. */
export const groupWorksLimit = 24;

/** The beginning of the keys of works that have the same picture. */
export const samePicture = "picture:";

/**
 * Groups of works that have the same picture, or the same title, creators and date, as a query of `key` and `work_ids`. Works
 * of which no more than a title is known are not alike for that, and those that are withdrawn are like none. Which pictures are shared is asked first, so that nothing is
 * joined for the others; what works say is compared by hashes of 64 bits, which are sorted in half the time.
 */
const alike = sql`
  SELECT ${samePicture} || ${image.key} AS key, array_agg(DISTINCT ${work.id} ORDER BY ${work.id}) AS work_ids
  FROM ${image} JOIN ${work} ON ${work.id} = ${image.workId} AND ${work.status} IN ('DRAFT', 'PUBLISHED')
  WHERE ${image.key} IN (
    SELECT ${image.key} FROM ${image} GROUP BY ${image.key}
    HAVING min(${image.workId}) <> max(${image.workId}))
  GROUP BY ${image.key} HAVING min(${work.id}) <> max(${work.id})
  UNION ALL
  SELECT 'record:' || md5(jsonb_build_array(${work.title}, ${work.creators}, ${work.date})::text), work_ids
  FROM (
    SELECT array_agg(${work.id} ORDER BY ${work.id}) AS work_ids
    FROM ${work}
    WHERE ${work.status} IN ('DRAFT', 'PUBLISHED') AND ${work.title} <> ''
      AND (${work.date} IS NOT NULL OR ${work.creators} <> '[]')
    GROUP BY hash_record_extended(ROW(${work.title}, ${work.creators}, ${work.date}), 0)
    HAVING count(*) > 1) AS same
  JOIN ${work} ON ${work.id} = work_ids[1]`;

/** The same without those that somebody told apart. */
export const duplicateGroups = sql`
  SELECT key, work_ids FROM (${alike}) AS alike
  WHERE NOT EXISTS (
    SELECT FROM ${toldApart} WHERE group_key = key AND alike.work_ids <@ ${toldApart.workIds})`;

/** How many works are likely the same as another one, as a query of `count`. */
export const duplicateCount = sql`
  SELECT count(DISTINCT id)::integer AS count
  FROM (${duplicateGroups}) AS duplicates, unnest(work_ids) AS id`;

const byKey: KeyOrder = {
  name: "duplicates",
  columns: [{ key: sql`key`, type: "text" }],
  direction: "asc",
};

/** Groups of works that are likely the same, those with the same picture first, one page. Throws `BadCursor`. */
export async function duplicatesPage(db: Connection, page: Page): Promise<PageOf<DuplicateRow>> {
  const window = keyWindow(byKey, page);
  const { rows } = await db.execute<DuplicateRow>(sql`
    SELECT key, work_ids AS "workIds" FROM (${duplicateGroups}) AS found
    WHERE ${window.where} ORDER BY ${window.orderBy} LIMIT ${window.limit}`);
  return window.pageOf(rows, ({ key }) => [key]);
}

/**
 * Remembers that the works of a group are different, or forgets it.
 *
 * @returns whether there is such a group
 */
export async function tellApart(
  db: Connection,
  groupKey: string,
  areDifferent: boolean,
): Promise<boolean> {
  if (!isText(groupKey)) return false;
  if (!areDifferent) {
    const forgotten = await db
      .delete(toldApart)
      .where(eq(toldApart.groupKey, groupKey))
      .returning({ key: toldApart.groupKey });
    return forgotten.length > 0;
  }
  const { rows } = await db.execute(sql`
    INSERT INTO ${toldApart} (group_key, work_ids)
    SELECT key, work_ids FROM (${alike}) AS alike WHERE key = ${groupKey}
    ON CONFLICT (group_key) DO UPDATE SET work_ids = excluded.work_ids, at = now()
    RETURNING group_key`);
  return rows.length > 0;
}
