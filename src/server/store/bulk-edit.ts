import { eq } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { editBatch, editLimit } from "./edit-works.ts";
import { workChange } from "./tables/history.ts";
import { changedWorks, planUndo } from "./undo-plan.ts";
import type { UndoPlan } from "./undo-plan.ts";
import type { WorkInput } from "./work-input.ts";
import { lockWorks, writeChange } from "./write-change.ts";
import type { BegunChange, ChangeCause } from "./write-change.ts";

/** Result of editing many works. `change` is the id of their common change; null if no work changed. */
export type BulkEdit = { change: number | null; changed: number; unchanged: number; gone: number };

/**
 * Result of undoing a bulk edit: the number of restored works, the number of works that retain a later value, and the
 * ids of the first restored works.
 */
export type BulkUndo = { putBack: number; kept: number; ids: string[] };

type Who = Pick<ChangeCause, "actor" | "memberId">;

/**
 * Applies an edit to many works, as one change in their histories, in as many short transactions as necessary. Other
 * requests can read and write between them, and finished transactions persist if the process ends.
 */
export async function bulkEdit(
  db: Database,
  ids: readonly string[],
  edit: (state: WorkInput) => WorkInput,
  who: Who,
): Promise<BulkEdit> {
  const done: BulkEdit = { change: null, changed: 0, unchanged: 0, gone: 0 };
  for (let at = 0; at < ids.length; at += editLimit) {
    const edits = ids.slice(at, at + editLimit).map((id) => ({ id, version: null, edit }));
    const cause =
      done.change === null
        ? ({ through: "BULK_EDIT", ...who } as const)
        : { changeId: done.change };
    const { outcomes, changeId } = await editBatch(db, edits, cause);
    done.change ??= changeId;
    for (const outcome of outcomes) {
      if (outcome === "changed") done.changed += 1;
      else if (outcome === "unchanged") done.unchanged += 1;
      else done.gone += 1;
    }
  }
  return done;
}

/**
 * Restores the values that a bulk edit changed, unless a later change replaced them. Values that are already restored
 * stay unchanged.
 *
 * @returns null if there is no such change
 */
export async function undoBulkEdit(
  db: Database,
  changeId: number,
  who: Who,
): Promise<BulkUndo | null> {
  const [change] = await db
    .select({ through: workChange.through })
    .from(workChange)
    .where(eq(workChange.id, changeId));
  if (change?.through !== "BULK_EDIT") return null;
  const done: BulkUndo = { putBack: 0, kept: 0, ids: [] };
  let cause: ChangeCause | BegunChange = { through: "UNDO", ...who };
  let after: string | undefined = "";
  while (after !== undefined) {
    const step: UndoStep = await undoStep(db, changeId, cause, after);
    const { ids, putBack, kept } = step.plan;
    if (step.undoing !== null) cause = { changeId: step.undoing };
    done.putBack += putBack.length;
    done.kept += kept.length;
    done.ids.push(...putBack.map(({ work }) => work.id).slice(0, editLimit - done.ids.length));
    after = ids.length < editLimit ? undefined : ids.at(-1);
  }
  return done;
}

type UndoStep = { plan: UndoPlan; undoing: number | null };

function undoStep(
  db: Database,
  changeId: number,
  cause: ChangeCause | BegunChange,
  after: string,
): Promise<UndoStep> {
  return db.transaction(async (tx) => {
    await lockWorks(tx);
    const plan = await planUndo(tx, changeId, true, { after, limit: editLimit });
    return { plan, undoing: await writeChange(tx, cause, [], changedWorks(plan)) };
  });
}
