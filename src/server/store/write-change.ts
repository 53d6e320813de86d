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

/** Who changes works, and through what. */
export type ChangeCause = {
  through: ChangeThrough;
  actor: ChangeActor;
  /** Who it is, if the actor is a member. */
  memberId?: string | null;
  /** The import that does it, or that is undone by it. */
  importId?: string | null;
  /** The revision that is put back. */
  restored?: number;
};

/** A change that goes on in another transaction. */
export type BegunChange = { changeId: number };

/** A work with what it leaves behind; its revision is the one it comes to. */
export type ChangedWork = PreparedWork & { before: StoredValues };

/** The number of the lock that lets one change of works at a time in; any constant would do. */
export const worksLock = 7_246_015;

/** Waits until nobody else changes works, and keeps others waiting until the transaction ends. */
export async function lockWorks(tx: Connection): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${worksLock})`);
}

/**
 * Writes works with their pictures, keeps what they were before, and announces it, in a transaction that holds
 * `lockWorks`. A work that leaves nothing behind is written without a revision.
 *
 * @returns the change's id; null if nothing became different
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

/** Keeps who changes works, when and through what; the result is the change's id. A member who is no more is nobody. */
export async function beginChange(tx: Connection, cause: ChangeCause): Promise<number> {
  const { memberId = null } = cause;
  // An import goes on without the member who began it.
  const stillThere = sql`(SELECT id FROM ${member} WHERE id = ${memberId} FOR KEY SHARE)`;
  const values = { ...cause, memberId: memberId === null ? null : stillThere };
  const [change] = await tx.insert(workChange).values(values).returning({ id: workChange.id });
  if (!change) throw new Error("The database returned no change.");
  return change.id;
}

/** Keeps what works were before a change. */
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

/** Tells everybody which works came and which changed. */
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
