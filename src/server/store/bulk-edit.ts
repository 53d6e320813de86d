import { eq } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { editBatch, editLimit } from "./edit-works.ts";
import { workChange } from "./tables/history.ts";
import { changedWorks, planUndo } from "./undo-plan.ts";
import type { UndoPlan } from "./undo-plan.ts";
import type { WorkInput } from "./work-input.ts";
import { lockWorks, writeChange } from "./write-change.ts";
import type { BegunChange, ChangeCause } from "./write-change.ts";

/** What changing many works came to, with the one change that did it; null if nothing became different. */
export type BulkEdit = { change: number | null; changed: number; unchanged: number; gone: number };

/** What undoing it came to: how many works were put back, which were first, and how many keep something. */
export type BulkUndo = { putBack: number; kept: number; ids: string[] };

type Who = Pick<ChangeCause, "actor" | "memberId">;

/**
 * Changes works alike, as one change in their histories, in as many short transactions as it takes: others read and write
 * meanwhile, and what was changed stays if the process ends.
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
 * Puts back what one change of many works made different, where it is still as that change made it. What is put back
 * already stays as it is.
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
