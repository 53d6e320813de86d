import type { Database } from "./connection.ts";
import { derivedColumns } from "./derived.ts";
import { assertStorable } from "./storable.ts";
import type { WorkField } from "./work-difference.ts";
import type { WorkInput } from "./work-input.ts";
import { leftBehind, statesOf } from "./work-states.ts";
import { lockWorks, writeChange } from "./write-change.ts";
import type { BegunChange, ChangeCause, ChangedWork } from "./write-change.ts";

/** Manual edit of one work. */
export type WorkEdit = {
  id: string;
  /** The revision that the edit is based on; null to apply the edit to any revision. */
  version: number | null;
  /**
   * Returns the new state of the work, from its current state and the ids of its images. The identifier cannot change.
   */
  edit: (state: WorkInput, imageIds: readonly string[]) => WorkInput;
};

/** Outcome for one work. */
export type EditOutcome = "changed" | "unchanged" | "conflict" | "no-such-work";

/** Author of an edit, and whether it covers one work or many. */
type EditCause = Pick<ChangeCause, "actor" | "memberId"> & { through: "EDIT" | "BULK_EDIT" };

/** Maximum number of works in one call of `editWorks`. */
export const editLimit = 200;

/**
 * Edits works in one short transaction, as one change in their histories. A work that another user changed since the
 * given revision stays unchanged, unless the edit makes no difference.
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
 * Edits works like `editWorks`, optionally as part of an earlier change.
 *
 * @returns the outcomes, and the id of the change; null if no work changed
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
