import { sql } from "drizzle-orm";
import { applyLimit } from "./apply.ts";
import type { Connection } from "./connection.ts";
import { derivedColumns } from "./derived.ts";
import { changedFields, withoutChange, withValues } from "./work-difference.ts";
import type { WorkField } from "./work-difference.ts";
import type { WorkInput, WorkStatus } from "./work-input.ts";
import { leftBehind, statesAfter, statesOf, withoutIds } from "./work-states.ts";
import type { StoredValues, WorkState } from "./work-states.ts";
import type { ChangedWork } from "./write-change.ts";

/** Batch of works of a change: at most `limit`, after the id `after`. */
export type UndoWindow = { after: string; limit: number };

/** Work to be removed from the collection. */
export type TakenOut = { id: string; revision: number; status: WorkStatus };

/** What undoing one change of an import does to the works it added or changed. */
export type UndoPlan = {
  /** Ids of the affected works, in order. */
  ids: string[];
  takenOut: TakenOut[];
  /** Works whose fields are restored, with their new states. */
  putBack: { work: WorkState; state: WorkInput }[];
  /** Works that retain later edits: in all fields, or in these. */
  kept: { work: WorkState; fields: WorkField[] }[];
};

/**
 * Plans the undo of a change of an import. Works that it added are removed, and works that it changed get their former
 * values. With `keepLaterEdits`, works that were edited later retain these edits.
 */
export async function planUndo(
  tx: Connection,
  changeId: number,
  keepLaterEdits: boolean,
  window: UndoWindow = { after: "", limit: applyLimit },
): Promise<UndoPlan> {
  const made = await madeBy(tx, changeId, window);
  const ids = made.map(({ id }) => id);
  const plan: UndoPlan = { ids, takenOut: [], putBack: [], kept: [] };
  const edited: Made[] = [];
  for (const work of made) {
    const { id, number, revision, status } = work;
    const isUntouched = isAddition(work) && number === revision;
    if (isUntouched) plan.takenOut.push({ id, revision, status });
    else edited.push(work);
  }
  const present = await statesOf(
    tx,
    edited.map(({ id }) => id),
  );
  const after = await statesAfter(tx, edited, present);
  for (const change of edited) {
    const work = present.get(change.id);
    const made = after.get(change.id);
    if (!work || !made) continue;
    if (isAddition(change)) planAddition(plan, work, made, keepLaterEdits);
    else planChange(plan, work, made, change.before ?? {}, keepLaterEdits);
  }
  return plan;
}

/** Returns the restored works as `writeChange` expects them. */
export function changedWorks({ putBack }: UndoPlan): ChangedWork[] {
  return putBack.map(({ work, state }) => ({
    id: work.id,
    slug: work.slug,
    revision: work.revision + 1,
    input: state,
    derived: derivedColumns(state),
    before: leftBehind(work, state),
  }));
}

/** Effect of a change on a work: its revision and the replaced values; `before` is null if it added the work. */
type Made = {
  id: string;
  number: number;
  before: StoredValues | null;
  revision: number;
  status: WorkStatus;
};

async function madeBy(
  tx: Connection,
  changeId: number,
  { after, limit }: UndoWindow,
): Promise<Made[]> {
  const { rows } = await tx.execute<Made>(sql`
    SELECT id, 1 AS number, NULL::jsonb AS before, revision, status FROM work
    WHERE added_in = ${changeId} AND id > ${after}
    UNION ALL
    SELECT id, number, before, revision, status FROM work_revision JOIN work ON id = work_id
    WHERE change_id = ${changeId} AND id > ${after}
    ORDER BY id LIMIT ${limit}`);
  return rows;
}

/** Returns whether a change added a work to the collection, or restored a removed one. */
function isAddition({ before }: Made): boolean {
  return before === null || before.status === "REMOVED";
}

function planAddition(plan: UndoPlan, work: WorkState, added: WorkInput, keep: boolean): void {
  const { id, revision, state } = work;
  if (state.status === "REMOVED") return;
  const fields = changedFields(added, state);
  if (keep && fields.length > 0) plan.kept.push({ work, fields });
  else plan.takenOut.push({ id, revision, status: state.status });
}

function planChange(
  plan: UndoPlan,
  work: WorkState,
  after: WorkInput,
  left: StoredValues,
  keep: boolean,
): void {
  const { status, ...told } = withoutIds(left);
  // A work that another undo removed stays removed.
  const values =
    status === undefined || work.state.status === "REMOVED" ? told : { ...told, status };
  const before = withValues(after, values);
  const { state, kept } = keep
    ? withoutChange(work.state, before, after)
    : { state: withValues(work.state, values), kept: [] };
  if (kept.length > 0) plan.kept.push({ work, fields: kept });
  if (changedFields(work.state, state).length > 0) plan.putBack.push({ work, state });
}
