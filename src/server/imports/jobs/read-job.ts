import { holdJob } from "../../store/hold-job.ts";
import { beginReading, completeJob, writeJob } from "../../store/import-jobs.ts";
import type { ImportJobRow, JobAndRun } from "../../store/import-jobs.ts";
import { writeImportRows } from "../../store/import-rows.ts";
import { writeCounts } from "../../store/import-runs.ts";
import type { Database } from "../../store/connection.ts";
import type { ImportSample } from "../../store/import-reading.ts";
import { batchLimits } from "../batch-limits.ts";
import { firstOfEach } from "../first-of-each.ts";
import { batches, inOrder } from "../in-order.ts";
import type { Workshop } from "../workshop.ts";
import type { Counts } from "../run.ts";
import type { Source } from "../source.ts";
import { RemarkList } from "../remarks.ts";
import { forTheDesk } from "./for-the-desk.ts";
import { Pace } from "./pace.ts";
import { placed } from "./placed.ts";
import { planBatch } from "./plan-batch.ts";
import { planEntry } from "./planned-entry.ts";
import type { PlacedEntry, PlannedEntry } from "./planned-entry.ts";
import { refusedRow } from "./refused-row.ts";
import { sampleOf, samplesLimit } from "./sample-of.ts";
import { tally } from "./tally.ts";
import { Telling } from "./telling.ts";

/** Number of rows that are compared at a time. */
const rowsAtOnce = 500;
/** Maximum number of rows whose images are inspected concurrently. */
const rowsAhead = 4;

/** Dependencies of reading an import. */
export type ReadJobOptions = {
  db: Database;
  source: Source;
  workshop: Workshop;
  /** Stops after the rows in progress. */
  signal: AbortSignal;
};

/**
 * Reads a source and stores the predicted outcome of each row, without changing the collection.
 *
 * @throws LeaseLost; errors of the source or the database
 */
export async function readJob(
  found: JobAndRun,
  { db, source, workshop, signal }: ReadJobOptions,
): Promise<void> {
  const { id } = found.run;
  const { newWorks } = found.job;
  await beginReading(db, found);
  await writeCounts(db, id, { rowsTotal: source.total });
  const columns = source.reading?.columns ?? [];
  const pace = new Pace(0);
  const telling = new Telling();
  const remarks = new RemarkList();
  const samples: ImportSample[] = [];
  let counts: Counts = { rowsDone: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const planned = inOrder(placed(firstOfEach(source.entries())), rowsAhead, async (entry) => ({
    entry,
    plan: await planEntry(entry, workshop),
  }));
  const { patience, scales } = batchLimits;
  const limits = {
    most: rowsAtOnce,
    patience,
    signal,
    scales: { ...scales, weigh: ({ plan }: { plan: PlannedEntry }) => scales.weigh(plan) },
  };
  for await (const batch of batches(planned, limits)) {
    const works = batch.flatMap(({ plan }) => ("work" in plan ? [plan] : []));
    for (const plan of works) remarks.add(plan.row, plan.remarks);
    const rows = [
      ...(await planBatch(db, works, newWorks)),
      ...batch.flatMap(({ entry, plan }) =>
        "problem" in plan ? [refusedRow(entry, plan.problem, columns)] : [],
      ),
    ];
    counts = tally(
      counts,
      rows.map(({ fate }) => fate),
    );
    const reached = { rowsPerSecond: pace.reach(counts.rowsDone), ...current(batch) };
    const news = addSamples(samples, works) ? { samples } : null;
    const isTold = telling.isDue() || news !== null;
    await db.transaction(async (tx) => {
      await holdJob(tx, found);
      await writeImportRows(tx, id, rows);
      await writeCounts(tx, id, counts);
      if (isTold) await writeJob(tx, id, { ...reached, ...news });
    });
  }
  if (signal.aborted) return;
  await completeJob(db, found, [...source.notes, ...remarks.sentences()].map(forTheDesk));
}

function addSamples(samples: ImportSample[], works: readonly PlannedEntry[]): boolean {
  const before = samples.length;
  for (const plan of works) {
    if (samples.length === samplesLimit) break;
    if ("work" in plan) samples.push(sampleOf(plan.work, plan.pictures));
  }
  return samples.length > before;
}

function current(
  batch: readonly { entry: PlacedEntry; plan: PlannedEntry }[],
): Partial<Pick<ImportJobRow, "currentTitle">> {
  const plan = batch.at(-1)?.plan;
  return plan && "work" in plan ? { currentTitle: plan.work.title } : {};
}
