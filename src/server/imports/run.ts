import type { Connection } from "../store/connection.ts";
import type { Store } from "../store/store.ts";
import { addProblems, finishImport, lockImport } from "../store/import-runs.ts";
import { progressImport, startImport } from "../store/import-runs.ts";
import type { ImportProblemInput } from "../store/import-runs.ts";
import { writeSeen } from "../store/remote-checks.ts";
import type { WorkInput } from "../store/work-input.ts";
import type { ChangeCause } from "../store/write-change.ts";
import { applyStorable } from "./apply-storable.ts";
import { batchLimits } from "./batch-limits.ts";
import { breath } from "./breath.ts";
import { ImportFailure } from "./import-failure.ts";
import { batches } from "./in-order.ts";
import type { Remark } from "./remarks.ts";

/** Progress of an import; the names are those of the GraphQL Import. */
export type Counts = {
  rowsDone: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
};

/** A work with all its images prepared, or the reason for its rejection. */
export type PreparedEntry =
  | {
      row: number | null;
      work: WorkInput;
      /** Keys of its images at other sites that were just loaded from there. */
      seen?: readonly string[];
      remarks?: readonly Remark[];
    }
  | { row: number | null; problem: ImportProblemInput };

export type RunOptions = {
  store: Store;
  /** Short description of the source. */
  label: string;
  /** Identical for two imports of the same source. */
  sourceKey: string;
  rowsTotal: number;
  /** Actor and channel of the import, for the histories of the works. */
  cause: Pick<ChangeCause, "through" | "actor" | "memberId">;
  /** Number of rows that are already in the collection and not among the entries. */
  rowsBefore?: number;
  entries: AsyncIterable<PreparedEntry>;
  /** Stops after the current batch. */
  signal: AbortSignal;
  onProgress?: (counts: Counts) => void;
  onProblem?: (problem: ImportProblemInput) => void;
  /** Called for each imported work. */
  onRemarks?: (row: number | null, remarks: readonly Remark[]) => void;
};

/** Final state and progress of an import. */
export type RunOutcome = { id: string; state: "DONE" | "INTERRUPTED"; counts: Counts };

/** Minimum time between two progress updates, in milliseconds. */
const progressInterval = 250;
/** Interval of the sign of life while nothing else happens, in milliseconds. */
const signOfLife = 5000;

/**
 * Writes works in batches and updates the record of the import.
 *
 * @throws errors of the entries or the database; marks the import as interrupted if that is still possible
 */
export async function runImport(options: RunOptions): Promise<RunOutcome> {
  const { store, label, sourceKey, rowsTotal, signal } = options;
  const { id } = await startImport(store.db, { label, sourceKey, rowsTotal });
  const run = new Run(id, options);
  const alive = setInterval(() => void run.showLife(), signOfLife);
  try {
    for await (const batch of batches(options.entries, { ...batchLimits, signal })) {
      const begun = performance.now();
      await run.apply(batch);
      if (batch.length === batchLimits.most) await breath(begun);
    }
    const state = signal.aborted ? "INTERRUPTED" : "DONE";
    await run.writeProgress();
    await finishImport(store.db, id, state);
    return { id, state, counts: run.counts };
  } catch (problem) {
    await finishImport(store.db, id, "INTERRUPTED").catch(() => undefined);
    throw problem;
  } finally {
    clearInterval(alive);
  }
}

class Run {
  readonly counts: Counts;
  #written = -Infinity;

  constructor(
    readonly id: string,
    readonly options: RunOptions,
  ) {
    const before = options.rowsBefore ?? 0;
    this.counts = { rowsDone: before, added: 0, changed: 0, unchanged: before, refused: 0 };
  }

  async apply(batch: readonly PreparedEntry[]): Promise<void> {
    const problems = batch.flatMap((entry) => ("problem" in entry ? [entry.problem] : []));
    const works = batch.flatMap((entry) => ("work" in entry ? [entry] : []));
    if (works.length > 0) problems.push(...(await this.#applyWorks(works)));
    await writeSeen(this.options.store.db, works);
    await addProblems(this.options.store.db, this.id, problems);
    for (const problem of problems) this.options.onProblem?.(problem);
    this.counts.refused += problems.length;
    this.counts.rowsDone += batch.length;
    this.options.onProgress?.({ ...this.counts });
    if (performance.now() - this.#written >= progressInterval) await this.writeProgress();
  }

  async writeProgress(): Promise<void> {
    await progressImport(this.options.store.db, this.id, this.counts);
    this.#written = performance.now();
  }

  /** Records a sign of life while images are prepared. Other writes report a lost database. */
  async showLife(): Promise<void> {
    if (performance.now() - this.#written < signOfLife) return;
    await this.writeProgress().catch(() => undefined);
  }

  /** Prevents an import that was silent for long, and so marked as interrupted, from continuing during its undo. */
  async #hold(tx: Connection): Promise<void> {
    const run = await lockImport(tx, this.id);
    if (run?.state === "RUNNING") return;
    throw new ImportFailure(
      "Nothing was heard of this import for so long that it was taken for broken off. What was reported as done was kept. Run the same command again to finish.",
    );
  }

  async #applyWorks(
    entries: readonly Extract<PreparedEntry, { work: WorkInput }>[],
  ): Promise<ImportProblemInput[]> {
    const { store, cause } = this.options;
    const written = await applyStorable(store.db, entries, { ...cause, importId: this.id }, () => ({
      withThem: (tx) => this.#hold(tx),
    }));
    for (const { fate } of written.applied) this.counts[fate] += 1;
    const refused = new Set(written.problems.map(({ entry }) => entry));
    for (const entry of entries) {
      if (!refused.has(entry)) this.options.onRemarks?.(entry.row, entry.remarks ?? []);
    }
    return written.problems.map(({ problem }) => problem);
  }
}
