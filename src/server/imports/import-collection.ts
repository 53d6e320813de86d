import { applyLimit, applyWorks } from "../store/apply.ts";
import type { Store } from "../store/database.ts";
import {
  addProblems,
  finishImport,
  interruptAbandoned,
  progressImport,
  startImport,
} from "../store/import-runs.ts";
import type { ImportProblemInput } from "../store/import-runs.ts";
import { UnstorableWork } from "../store/problems.ts";
import type { WorkInput } from "../store/work-input.ts";
import { batches, inOrder, limit } from "./in-order.ts";
import { prepareEntry } from "./prepare-entry.ts";
import type { PreparedEntry } from "./prepare-entry.ts";
import type { Source, SourceEntry } from "./source.ts";

/** How far a run is; the names are those of the contract's Import. */
export type Counts = {
  rowsDone: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
};

export type ImportOptions = {
  store: Store;
  /** Where prepared pictures are kept. */
  imagesFolder: string;
  source: Source;
  /** Ends the run after the batch under way. */
  signal: AbortSignal;
  onProgress?: (counts: Counts) => void;
  onProblem?: (problem: ImportProblemInput) => void;
};

/** How a run ended, and how far it came. */
export type ImportOutcome = { id: string; state: "DONE" | "INTERRUPTED"; counts: Counts };

/** Pictures prepared at the same time. */
const preparedAtOnce = 2;
/** Works whose pictures may be under way while the first of them is waited for. */
const worksAhead = 4;
/** A batch that has begun waits so long for more works, in milliseconds. */
const batchPatience = 250;
/** At least so long between two progress messages, in milliseconds. */
const progressInterval = 250;
/** So often a run shows that it is alive while nothing else happens, in milliseconds. */
const signOfLife = 5000;

/**
 * Brings a source's works in, batch by batch. A work is written with all its pictures or not at
 * all; running it again goes on where it stopped, and changes nothing once it is done.
 *
 * @throws what the database or the disk throws; the run is then marked as interrupted if it still can be
 */
export async function importCollection(options: ImportOptions): Promise<ImportOutcome> {
  const { store, source, signal } = options;
  await interruptAbandoned(store.db);
  const { id } = await startImport(store.db, {
    label: source.label,
    sourceKey: source.key,
    rowsTotal: source.total,
  });
  const run = new Run(id, options);
  const alive = setInterval(() => void run.showLife(), signOfLife);
  try {
    const oneOfFew = limit(preparedAtOnce);
    const { folder: sourceFolder } = source;
    const prepared = inOrder(firstOfEach(source.entries()), worksAhead, (entry) =>
      prepareEntry(entry, { sourceFolder, imagesFolder: options.imagesFolder, oneOfFew }),
    );
    for await (const batch of batches(prepared, {
      most: applyLimit,
      patience: batchPatience,
      signal,
    })) {
      await run.apply(batch);
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
  readonly counts: Counts = { rowsDone: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  #written = 0;

  constructor(
    readonly id: string,
    readonly options: ImportOptions,
  ) {}

  async apply(batch: readonly PreparedEntry[]): Promise<void> {
    const problems = batch.flatMap((entry) => ("problem" in entry ? [entry.problem] : []));
    const works = batch.flatMap((entry) =>
      "work" in entry ? [{ row: entry.row, work: entry.work }] : [],
    );
    problems.push(...(await this.#applyWorks(works)));
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

  /** Writes works; one that cannot be stored is set aside, and the others are written without it. */
  async #applyWorks(
    works: readonly { row: number | null; work: WorkInput }[],
  ): Promise<ImportProblemInput[]> {
    if (works.length === 0) return [];
    try {
      const applied = await applyWorks(
        this.options.store.db,
        this.id,
        works.map(({ work }) => work),
      );
      for (const { fate } of applied) this.counts[fate] += 1;
      return [];
    } catch (problem) {
      if (!(problem instanceof UnstorableWork)) throw problem;
      const { index, identifier, message } = problem;
      const row = works[index]?.row ?? null;
      const rest = works.filter((_, i) => i !== index);
      return [{ row, identifier, code: "unstorable", message }, ...(await this.#applyWorks(rest))];
    }
  }
}

/** Refuses entries whose identifier an earlier one of the same source has. */
async function* firstOfEach(entries: AsyncIterable<SourceEntry>): AsyncGenerator<SourceEntry> {
  const seen = new Map<string, number | null>();
  for await (const entry of entries) {
    if ("problem" in entry.result) {
      yield entry;
      continue;
    }
    const { identifier } = entry.result.work;
    const earlier = seen.get(identifier);
    if (earlier === undefined) {
      seen.set(identifier, entry.row);
      yield entry;
    } else {
      yield { row: entry.row, result: { problem: duplicate(entry, identifier, earlier) } };
    }
  }
}

function duplicate(
  { row, result }: SourceEntry,
  identifier: string,
  earlier: number | null,
): ImportProblemInput {
  const file = "images" in result ? result.images[0]?.file : undefined;
  const message =
    earlier === null
      ? `“${file}” has the same name as another file but for its ending; rename one of them.`
      : `It has the same identifier as row ${earlier}, “${identifier}”.`;
  return { row, identifier, code: "duplicate", message };
}
