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

/** How far a run is; the names are those of the contract's Import. */
export type Counts = {
  rowsDone: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
};

/** A work ready to be written with all its pictures, or why it is not taken in. */
export type PreparedEntry =
  | {
      row: number | null;
      work: WorkInput;
      /** Keys of its pictures that stay at other sites and have just come from there. */
      seen?: readonly string[];
      remarks?: readonly Remark[];
    }
  | { row: number | null; problem: ImportProblemInput };

export type RunOptions = {
  store: Store;
  /** What is brought in, in a word. */
  label: string;
  /** The same for two runs over the same source. */
  sourceKey: string;
  rowsTotal: number;
  /** Who brings it in, and through what, for the histories of the works. */
  cause: Pick<ChangeCause, "through" | "actor" | "memberId">;
  /** How many rows are known to be in the collection already and are not among the entries. */
  rowsBefore?: number;
  entries: AsyncIterable<PreparedEntry>;
  /** Ends the run after the batch under way. */
  signal: AbortSignal;
  onProgress?: (counts: Counts) => void;
  onProblem?: (problem: ImportProblemInput) => void;
  /** Is called for each work that is taken in. */
  onRemarks?: (row: number | null, remarks: readonly Remark[]) => void;
};

/** How a run ended, and how far it came. */
export type RunOutcome = { id: string; state: "DONE" | "INTERRUPTED"; counts: Counts };

/** At least so long between two progress messages, in milliseconds. */
const progressInterval = 250;
/** So often a run shows that it is alive while nothing else happens, in milliseconds. */
const signOfLife = 5000;

/**
 * Writes works batch by batch and keeps the record of the run.
 *
 * @throws what the entries or the database throw; the run is marked as interrupted if it still can be
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

/** One run's counts and what it writes. */
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

  /** Shows that the run is alive while pictures are prepared. A lost database is met elsewhere. */
  async showLife(): Promise<void> {
    if (performance.now() - this.#written < signOfLife) return;
    await this.writeProgress().catch(() => undefined);
  }

  /** Keeps a run that was silent for long, and taken for dead, from going on behind whoever undoes it. */
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
