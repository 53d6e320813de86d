import { applyWorks } from "../store/apply.ts";
import type { AppliedWork, ApplyOptions } from "../store/apply.ts";
import type { Database } from "../store/connection.ts";
import type { ImportProblemInput } from "../store/import-runs.ts";
import { UnstorableWork } from "../store/problems.ts";
import type { WorkInput } from "../store/work-input.ts";
import type { ChangeCause } from "../store/write-change.ts";

type Entry = { row: number | null; work: WorkInput };

/** Outcomes of written works, and the entries that could not be stored with the reason. */
export type AppliedStorable<One extends Entry> = {
  applied: AppliedWork[];
  problems: { entry: One; problem: ImportProblemInput }[];
};

/** Writes works. Leaves out a work that cannot be stored and writes the others. */
export async function applyStorable<One extends Entry>(
  db: Database,
  entries: readonly One[],
  cause: ChangeCause,
  optionsFor: (problems: AppliedStorable<One>["problems"]) => ApplyOptions = () => ({}),
  problems: AppliedStorable<One>["problems"] = [],
): Promise<AppliedStorable<One>> {
  try {
    const works = entries.map(({ work }) => work);
    return { applied: await applyWorks(db, works, cause, optionsFor(problems)), problems };
  } catch (error) {
    const entry = error instanceof UnstorableWork ? entries[error.index] : undefined;
    if (!(error instanceof UnstorableWork) || !entry) throw error;
    const { identifier, message } = error;
    const problem = { row: entry.row, identifier, code: "unstorable", message };
    const rest = entries.filter((other) => other !== entry);
    return applyStorable(db, rest, cause, optionsFor, [...problems, { entry, problem }]);
  }
}
