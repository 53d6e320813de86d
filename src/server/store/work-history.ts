import { eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { isText } from "./is-one-of.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { workChange, workRevision } from "./tables/history.ts";
import type { ChangeActor, ChangeThrough } from "./tables/history.ts";
import { member } from "./tables/people.ts";
import { work } from "./tables/works.ts";
import { changedFields, withValues } from "./work-difference.ts";
import type { WorkField } from "./work-difference.ts";
import type { WorkInput } from "./work-input.ts";
import { statesAfter, statesOf, withoutIds } from "./work-states.ts";
import type { StoredValues } from "./work-states.ts";
import type { WorkRow } from "./works.ts";
import { workColumns } from "./work-rows.ts";

/** One change of one work. */
export type RevisionRow = {
  workId: string;
  /** Number from 1, which is the creation of the work. */
  number: number;
  at: Date;
  /** `BEGINNING` for works that are older than the history. */
  through: ChangeThrough | "BEGINNING";
  actor: ChangeActor;
  /** Name of the member who made the change; null for other actors and deleted members. */
  by: string | null;
  importId: string | null;
  /** Revision that the change restored. */
  restored: number | null;
  /** Work before the change, null for its creation, and after it. */
  before: WorkInput | null;
  after: WorkInput;
  /** Fields that the change affected. */
  fields: WorkField[];
};

const newestFirst: KeyOrder = {
  name: "revisions",
  columns: [{ key: sql`number`, type: "integer" }],
  direction: "desc",
};

/** Returns a work in any status, or null. */
export async function anyWorkById(db: Connection, id: string): Promise<WorkRow | null> {
  if (!isText(id)) return null;
  const [row] = await db.select(workColumns).from(work).where(eq(work.id, id));
  return row ?? null;
}

/** Returns one page of the revisions of a work, last first. Throws `BadCursor`. */
export async function revisionsOfWork(
  db: Connection,
  workId: string,
  page: Page,
): Promise<PageOf<RevisionRow>> {
  const window = keyWindow(newestFirst, page);
  const { rows } = await db.execute<FoundRevision>(sql`${revisionsOf(workId)}
    WHERE ${window.where} ORDER BY ${window.orderBy} LIMIT ${window.limit}`);
  const found = window.pageOf(rows, ({ number }) => [number]);
  return { ...found, rows: await withStates(db, workId, found.rows) };
}

/** Returns one revision of a work, or null if there is none with this number. */
export async function revisionOfWork(
  db: Connection,
  workId: string,
  number: number,
): Promise<RevisionRow | null> {
  const { rows } = await db.execute<FoundRevision>(
    sql`${revisionsOf(workId)} WHERE number = ${number}`,
  );
  const [row] = await withStates(db, workId, rows);
  return row ?? null;
}

type FoundRevision = Omit<RevisionRow, "workId" | "at" | "before" | "after" | "fields"> & {
  at: Date | string;
  left: StoredValues | null;
};

/** The row of the work itself describes its creation. */
const revisionsOf = (workId: string) => sql`
  SELECT number, coalesce(${workChange.at}, added_at) AS at,
    coalesce(${workChange.through}, 'BEGINNING') AS through,
    coalesce(${workChange.actor}, 'SERVER') AS actor, ${member.name} AS by,
    ${workChange.importId} AS "importId", ${workChange.restored} AS restored, "left"
  FROM (
    SELECT number, change_id, before AS "left", NULL::timestamptz AS added_at
    FROM ${workRevision} WHERE work_id = ${workId}
    UNION ALL SELECT 1, added_in, NULL, created_at FROM ${work} WHERE id = ${workId}
  ) AS revision
  LEFT JOIN ${workChange} ON ${workChange.id} = change_id
  LEFT JOIN ${member} ON ${member.id} = ${workChange.memberId}`;

/** Returns consecutive revisions, last first, with the states of the work before and after each. */
async function withStates(
  db: Connection,
  workId: string,
  found: readonly FoundRevision[],
): Promise<RevisionRow[]> {
  const [last] = found;
  if (!last) return [];
  const present = await statesOf(db, [workId]);
  const wanted = [{ id: workId, number: last.number }];
  let state = (await statesAfter(db, wanted, present)).get(workId);
  return found.flatMap(({ left, ...revision }) => {
    if (!state) return [];
    const after = state;
    const before = left && withValues(after, withoutIds(left));
    state = before ?? after;
    const fields = before ? changedFields(before, after) : [];
    return [{ ...revision, workId, at: new Date(revision.at), before, after, fields }];
  });
}
