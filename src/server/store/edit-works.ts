import type { Database } from "./connection.ts";
import { derivedColumns } from "./derived.ts";
import { assertStorable } from "./storable.ts";
import type { WorkField } from "./work-difference.ts";
import type { WorkInput } from "./work-input.ts";
import { leftBehind, statesOf } from "./work-states.ts";
import { lockWorks, writeChange } from "./write-change.ts";
import type { BegunChange, ChangeCause, ChangedWork } from "./write-change.ts";

/** How one work is to be changed by hand. */
export type WorkEdit = {
  id: string;
  /** The number of the last revision that was looked at; null to change the work whatever it is now. */
  version: number | null;
  /** Makes of what the work is, and the ids of its pictures, what it is to be. Its identifier stays. */
  edit: (state: WorkInput, imageIds: readonly string[]) => WorkInput;
};

/** What became of one work. */
export type EditOutcome = "changed" | "unchanged" | "conflict" | "no-such-work";

/** Who changes works, and whether it is one or many. */
type EditCause = Pick<ChangeCause, "actor" | "memberId"> & { through: "EDIT" | "BULK_EDIT" };

/** How many works one call of `editWorks` takes. */
export const editLimit = 200;

/**
 * Changes works by hand in one short transaction: one change in their histories, however many they are. A work that
 * was looked at before somebody else changed it stays as it is, unless the edit makes nothing different.
 *
 * @returns the outcomes in the order of the edits
 * @throws UnstorableWork and then changes nothing
 */
export async function editWorks(
  db: Database,
  edits: readonly WorkEdit[],
  cause: EditCause,
): Promise<EditOutcome[]> {
  return (await editBatch(db, edits, cause)).outcomes;
}

/**
 * The same, which may go on with a change that was begun before.
 *
 * @returns the outcomes, and the id of the change; null if nothing became different
 */
export async function editBatch(
  db: Database,
  edits: readonly WorkEdit[],
  cause: EditCause | BegunChange,
): Promise<{ outcomes: EditOutcome[]; changeId: number | null }> {
  if (edits.length > editLimit) throw new RangeError(`At most ${editLimit} works at a time.`);
  return db.transaction(async (tx) => {
    await lockWorks(tx);
    const states = await statesOf(
      tx,
      edits.map(({ id }) => id),
    );
    const changed: ChangedWork[] = [];
    const outcomes = edits.map(({ id, version, edit }): EditOutcome => {
      const old = states.get(id);
      if (!old || old.state.status === "REMOVED") return "no-such-work";
      const input = { ...edit(old.state, old.imageIds), identifier: old.state.identifier };
      const before = leftBehind(old, input);
      if (Object.keys(before).length === 0) return "unchanged";
      if (version !== null && version !== old.revision) return "conflict";
      assertStorable(input, changed.length, new Set(Object.keys(before) as WorkField[]));
      const { slug, revision } = old;
      const derived = derivedColumns(input);
      changed.push({ id, slug, revision: revision + 1, input, derived, before });
      return "changed";
    });
    return { outcomes, changeId: await writeChange(tx, cause, [], changed) };
  });
}
