import { derivedColumns } from "./derived.ts";
import type { Database } from "./connection.ts";
import { leftBehind, statesAfter, statesOf } from "./work-states.ts";
import { anyWorkById } from "./work-history.ts";
import { lockWorks, writeChange } from "./write-change.ts";
import type { ChangeCause } from "./write-change.ts";
import type { WorkRow } from "./works.ts";

/** Result of restoring a revision; for a conflict, with the stored work. */
export type PutBackResult =
  | { outcome: "put-back" | "conflict"; work: WorkRow }
  | { outcome: "no-such-revision" };

/**
 * Restores a work to its state after one of its revisions, as a new revision. A work that is already in this state
 * stays unchanged.
 *
 * @param version the revision that the request is based on
 */
export function putRevisionBack(
  db: Database,
  { workId, number, version }: { workId: string; number: number; version: number },
  who: Pick<ChangeCause, "actor" | "memberId">,
): Promise<PutBackResult> {
  return db.transaction(async (tx): Promise<PutBackResult> => {
    await lockWorks(tx);
    const row = await anyWorkById(tx, workId);
    if (!row || number < 1 || number > row.revision) return { outcome: "no-such-revision" };
    const present = await statesOf(tx, [workId]);
    const old = present.get(workId);
    const state = (await statesAfter(tx, [{ id: workId, number }], present)).get(workId);
    if (!old || !state) return { outcome: "no-such-revision" };
    const before = leftBehind(old, state);
    if (Object.keys(before).length === 0) return { outcome: "put-back", work: row };
    if (version !== row.revision) return { outcome: "conflict", work: row };
    const changed = {
      id: workId,
      slug: old.slug,
      revision: old.revision + 1,
      input: state,
      derived: derivedColumns(state),
      before,
    };
    await writeChange(tx, { through: "PUT_BACK", ...who, restored: number }, [], [changed]);
    const work = await anyWorkById(tx, workId);
    return work ? { outcome: "put-back", work } : { outcome: "no-such-revision" };
  });
}
