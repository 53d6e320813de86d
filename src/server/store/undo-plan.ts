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

/** Which works of a change are dealt with: so many, from behind an id on. */
export type UndoWindow = { after: string; limit: number };

/** A work that is to be taken out of the collection. */
export type TakenOut = { id: string; revision: number; status: WorkStatus };

/** What undoing one change of an import does to the works it added or changed. */
export type UndoPlan = {
  /** The ids of the works it is about, in their order. */
  ids: string[];
  takenOut: TakenOut[];
  /** Works whose fields are put back, with what they become. */
  putBack: { work: WorkState; state: WorkInput }[];
  /** Works that keep something because it was edited since: all of them, or these fields. */
  kept: { work: WorkState; fields: WorkField[] }[];
};

/**
 * Finds what undoing a change of an import does. A work it added is taken out, a work it changed has its fields put back;
 * unless, if `keepLaterEdits`, they were edited since.
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

/** The works that are put back, as they are written. */
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

/** What a change made of a work: its revision, and what was left behind; null if it added the work. */
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

/** Whether a change brought a work in that was not in the collection. */
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
  // What another undoing took out stays out.
  const values =
    status === undefined || work.state.status === "REMOVED" ? told : { ...told, status };
  const before = withValues(after, values);
  const { state, kept } = keep
    ? withoutChange(work.state, before, after)
    : { state: withValues(work.state, values), kept: [] };
  if (kept.length > 0) plan.kept.push({ work, fields: kept });
  if (changedFields(work.state, state).length > 0) plan.putBack.push({ work, state });
}
