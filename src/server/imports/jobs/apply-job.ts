import type { AppliedWork } from "../../store/apply.ts";
import type { Connection, Database } from "../../store/connection.ts";
import { holdJob } from "../../store/hold-job.ts";
import { completeJob, writeJob } from "../../store/import-jobs.ts";
import type { JobAndRun } from "../../store/import-jobs.ts";
import { rememberMapping } from "../../store/import-mappings.ts";
import { writeFates, writeImportRows } from "../../store/import-rows.ts";
import { writeCounts } from "../../store/import-runs.ts";
import type { ImportProblemInput } from "../../store/import-runs.ts";
import { writeSeen } from "../../store/remote-checks.ts";
import type { ImportFate } from "../../store/tables/import-jobs.ts";
import type { WorkInput } from "../../store/work-input.ts";
import type { ChangeCause } from "../../store/write-change.ts";
import { applyStorable } from "../apply-storable.ts";
import { batchLimits } from "../batch-limits.ts";
import { breath } from "../breath.ts";
import { firstOfEach } from "../first-of-each.ts";
import { batches, inOrder } from "../in-order.ts";
import { mappingOf } from "../mapping.ts";
import { prepareEntry } from "../prepare-entry.ts";
import type { Counts } from "../run.ts";
import { Pace } from "./pace.ts";
import { placed } from "./placed.ts";
import type { PlacedEntry } from "./planned-entry.ts";
import type { ReadJobOptions } from "./read-job.ts";
import { refusedRow } from "./refused-row.ts";
import { tally } from "./tally.ts";
import { Telling } from "./telling.ts";

/** Maximum number of works whose images are prepared concurrently. */
const worksAhead = 4;

const fates = { added: "ADDED", changed: "CHANGED", unchanged: "UNCHANGED" } as const;

type Ready = {
  placed: PlacedEntry;
  row: number | null;
  work: WorkInput;
  seen?: readonly string[];
};
type Refused = { placed: PlacedEntry; problem: ImportProblemInput };

/**
 * Imports a source, starting after the last row that was imported before. Each batch writes its works, counts and row
 * outcomes in one transaction, so that the process may be killed at any moment.
 *
 * @throws LeaseLost; errors of the source, the disk or the database
 */
export async function applyJob(job: JobAndRun, options: ReadJobOptions): Promise<void> {
  const { db, source, workshop, signal } = options;
  const { id } = job.run;
  const rest = placed(firstOfEach(source.entries()), job.run.rowsDone);
  const prepared = inOrder(rest, worksAhead, async (entry): Promise<Ready | Refused> => ({
    ...(await prepareEntry(entry, workshop)),
    placed: entry,
  }));
  const run = new Applying(job, source.reading?.columns ?? []);
  await writeCounts(db, id, { rowsTotal: source.total });
  for await (const batch of batches(prepared, { ...batchLimits, signal })) {
    const begun = performance.now();
    await run.apply(db, batch);
    await breath(begun);
  }
  if (signal.aborted) return;
  if (source.reading) await rememberMapping(db, mappingOf(source.reading));
  await completeJob(db, job);
}

class Applying {
  readonly #pace: Pace;
  readonly #telling = new Telling();
  #counts: Counts;

  constructor(
    readonly job: JobAndRun,
    readonly columns: Parameters<typeof refusedRow>[2],
  ) {
    const { rowsDone, added, changed, unchanged, refused } = job.run;
    this.#counts = { rowsDone, added, changed, unchanged, refused };
    this.#pace = new Pace(rowsDone);
  }

  async apply(db: Database, batch: readonly (Ready | Refused)[]): Promise<void> {
    const { run, job } = this.job;
    const ready = batch.flatMap((entry) => ("work" in entry ? [entry] : []));
    const refused = batch.flatMap((entry) => ("problem" in entry ? [entry] : []));
    const unsaid = ready.filter(({ placed: { result } }) => !saysStatus(result));
    const identifiers = new Set(unsaid.map(({ work }) => work.identifier));
    const cause: ChangeCause = {
      through: "IMPORT",
      actor: "MEMBER",
      memberId: job.memberId,
      importId: run.id,
    };
    await applyStorable(db, ready, cause, (unstorable) => ({
      unsaid: { identifiers, ofNew: job.newWorks },
      withThem: async (tx, applied) => {
        await holdJob(tx, this.job);
        const more = unstorable.map(({ entry, problem }) => ({ placed: entry.placed, problem }));
        const gone = new Set(more.map(({ placed: { sequence } }) => sequence));
        const written = ready.filter(({ placed: { sequence } }) => !gone.has(sequence));
        await this.#write(tx, written, applied, [...refused, ...more]);
      },
    }));
  }

  async #write(
    tx: Connection,
    written: readonly Ready[],
    applied: readonly AppliedWork[],
    refused: readonly Refused[],
  ): Promise<void> {
    const { id } = this.job.run;
    const told = applied.map(({ fate }, index) => ({
      sequence: written[index]?.placed.sequence ?? -1,
      fate: fates[fate] as ImportFate,
    }));
    await writeFates(tx, id, told);
    await writeSeen(tx, written);
    const rows = refused.map(({ placed: entry, problem }) =>
      refusedRow(entry, problem, this.columns),
    );
    await writeImportRows(tx, id, rows);
    this.#counts = tally(
      this.#counts,
      [...told, ...rows].map(({ fate }) => fate),
    );
    await writeCounts(tx, id, this.#counts);
    const rowsPerSecond = this.#pace.reach(this.#counts.rowsDone);
    if (!this.#telling.isDue()) return;
    const title = written.at(-1)?.work.title;
    await writeJob(tx, id, {
      rowsPerSecond,
      ...(title !== undefined && { currentTitle: title }),
    });
  }
}

function saysStatus(result: PlacedEntry["result"]): boolean {
  return "images" in result && result.saysStatus === true;
}
