import { eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { isText } from "./is-one-of.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { toldApart } from "./tables/duplicates.ts";
import { image, work } from "./tables/works.ts";

/** Group of works that are likely the same: their common property as a key, and their ids in the order of creation. */
export type DuplicateRow = { key: string; workIds: string[] };

/** Maximum number of works that the server returns for a group; curators cannot review a larger group. */
export const groupWorksLimit = 24;

/** Prefix of the keys of groups with the same image. */
export const samePicture = "picture:";

/**
 * Query of `key` and `work_ids` for groups of works with the same image, or with the same title, creators and date.
 * Works with only a title do not match by record, and works with the status `WITHDRAWN` never match. The subquery finds
 * the shared images first, so that the join does not cover the others. Records are compared by 64-bit hashes, which
 * PostgreSQL sorts in half the time.
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

/** The same query without groups that a curator dismissed. */
export const duplicateGroups = sql`
  SELECT key, work_ids FROM (${alike}) AS alike
  WHERE NOT EXISTS (
    SELECT FROM ${toldApart} WHERE group_key = key AND alike.work_ids <@ ${toldApart.workIds})`;

/** Query of `count`: the number of works that are likely the same as another one. */
export const duplicateCount = sql`
  SELECT count(DISTINCT id)::integer AS count
  FROM (${duplicateGroups}) AS duplicates, unnest(work_ids) AS id`;

const byKey: KeyOrder = {
  name: "duplicates",
  columns: [{ key: sql`key`, type: "text" }],
  direction: "asc",
};

/** Returns one page of duplicate groups, those with the same image first. Throws `BadCursor`. */
export async function duplicatesPage(db: Connection, page: Page): Promise<PageOf<DuplicateRow>> {
  const window = keyWindow(byKey, page);
  const { rows } = await db.execute<DuplicateRow>(sql`
    SELECT key, work_ids AS "workIds" FROM (${duplicateGroups}) AS found
    WHERE ${window.where} ORDER BY ${window.orderBy} LIMIT ${window.limit}`);
  return window.pageOf(rows, ({ key }) => [key]);
}

/**
 * Records that the works of a group are different, or deletes that record.
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
