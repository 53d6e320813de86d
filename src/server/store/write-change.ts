import { sql } from "drizzle-orm";
import { announce, announcedIdsLimit } from "./announcements.ts";
import type { Connection } from "./connection.ts";
import type { PreparedWork } from "./prepared-work.ts";
import { workChange, workRevision } from "./tables/history.ts";
import type { ChangeActor, ChangeThrough } from "./tables/history.ts";
import { member } from "./tables/people.ts";
import type { StoredValues } from "./work-states.ts";
import { writeImages } from "./write-images.ts";
import { insertWorks, updateWorks } from "./write-works.ts";

/** Author and channel of a change of works. */
export type ChangeCause = {
  through: ChangeThrough;
  actor: ChangeActor;
  /** Id of the member, if the actor is one. */
  memberId?: string | null;
  /** Import that makes the change, or that the change undoes. */
  importId?: string | null;
  /** Number of the revision that the change restores. */
  restored?: number;
};

/** Change that continues in another transaction. */
export type BegunChange = { changeId: number };

/** Work with its replaced values; `revision` is its new revision. */
export type ChangedWork = PreparedWork & { before: StoredValues };

/** Key of the advisory lock for changing works, which one transaction at a time holds. Any constant works. */
export const worksLock = 7_246_015;

/** Acquires the lock for changing works, which the transaction holds until it ends. */
export async function lockWorks(tx: Connection): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${worksLock})`);
}

/**
 * Writes works with their images, stores their replaced values as revisions, and announces the change. The transaction
 * must hold `lockWorks`. A work without replaced values gets no revision.
 *
 * @returns the change's id; null if no work changed
 */
export async function writeChange(
  tx: Connection,
  cause: ChangeCause | BegunChange,
  added: readonly PreparedWork[],
  changed: readonly ChangedWork[],
): Promise<number | null> {
  if (added.length + changed.length === 0) return null;
  const revisions = changed.filter(({ before }) => Object.keys(before).length > 0);
  const isDifferent = added.length + revisions.length > 0;
  const changeId = isDifferent ? await idOfChange(tx, cause) : null;
  await insertWorks(tx, added, changeId);
  await updateWorks(tx, changed);
  await writeImages(tx, added, changed);
  if (changeId !== null) await keepRevisions(tx, changeId, revisions);
  await announceWorks(
    tx,
    added.map(({ id }) => id),
    changed.map(({ id }) => id),
  );
  return changeId;
}

const idOfChange = async (tx: Connection, cause: ChangeCause | BegunChange) =>
  "changeId" in cause ? cause.changeId : beginChange(tx, cause);

/** Records the author, time and channel of a change, and returns its id. A deleted member is stored as null. */
export async function beginChange(tx: Connection, cause: ChangeCause): Promise<number> {
  const { memberId = null } = cause;
  // An import continues without the member who began it.
  const stillThere = sql`(SELECT id FROM ${member} WHERE id = ${memberId} FOR KEY SHARE)`;
  const values = { ...cause, memberId: memberId === null ? null : stillThere };
  const [change] = await tx.insert(workChange).values(values).returning({ id: workChange.id });
  if (!change) throw new Error("The database returned no change.");
  return change.id;
}

/** Stores the replaced values of works as revisions. */
export async function keepRevisions(
  tx: Connection,
  changeId: number,
  revisions: readonly { id: string; revision: number; before: StoredValues }[],
): Promise<void> {
  if (revisions.length === 0) return;
  const rows = revisions.map(({ id, revision, before }) => [id, revision, before]);
  await tx.execute(sql`INSERT INTO ${workRevision} (work_id, number, change_id, before)
    SELECT row ->> 0, (row ->> 1)::integer, ${changeId}, row -> 2
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS row`);
}

/** Announces added and changed works. */
export async function announceWorks(
  tx: Connection,
  addedIds: readonly string[],
  changedIds: readonly string[],
): Promise<void> {
  await announce(tx, {
    kind: "works",
    addedIds: addedIds.slice(-announcedIdsLimit),
    added: addedIds.length,
    changedIds: changedIds.slice(-announcedIdsLimit),
  });
}
