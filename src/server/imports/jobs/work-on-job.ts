import type { Database } from "../../store/connection.ts";
import { LeaseLost } from "../../store/hold-job.ts";
import { failJob, writeJob } from "../../store/import-jobs.ts";
import type { JobAndRun } from "../../store/import-jobs.ts";
import { databaseProblem } from "../../store/problems.ts";
import { lookAt } from "../given.ts";
import { openWorkshop } from "../workshop.ts";
import { applyJob } from "./apply-job.ts";
import { forTheDesk } from "./for-the-desk.ts";
import { GivenFiles } from "./given-files.ts";
import { failureOf } from "./job-failure.ts";
import type { JobMessage } from "./job-message.ts";
import { givenForJob, openJob } from "./open-job.ts";
import { readJob } from "./read-job.ts";
import { readingToKeep } from "./reading-to-keep.ts";

/**
 * Reads or applies an import; if it cannot continue, stores the reason.
 *
 * @param options.signal stops it after the work in progress; it can continue later
 * @throws LeaseLost; errors of an unavailable database; and unexpected errors, after storing the reason
 */
export async function workOnJob(
  found: JobAndRun,
  { db, message, signal }: { db: Database; message: JobMessage; signal: AbortSignal },
): Promise<void> {
  const { id } = found.run;
  const { imagesFolder, importsFolder } = message;
  const isReading = found.job.stage === "READ";
  let path: string | null = null;
  try {
    const opening = { db, files: new GivenFiles(importsFolder), message, signal };
    path = await givenForJob(found, opening);
    if (isReading) await writeJob(db, id, { found: (await lookAt(path)).words });
    const source = await openJob(found, path, opening);
    const workshop = openWorkshop(source, imagesFolder);
    try {
      const options = { db, source, workshop, signal };
      if (!isReading) return await applyJob(found, options);
      const { reading, notes } = source;
      await writeJob(db, id, {
        reading: reading && readingToKeep(reading),
        notes: notes.map(forTheDesk),
      });
      await readJob(found, options);
    } finally {
      workshop.decoder.close();
      await source.close();
    }
  } catch (problem) {
    if (problem instanceof LeaseLost || databaseProblem(problem)) throw problem;
    // An abort is not a failure.
    if (signal.aborted) return;
    const { sentence, reading, isForeseen } = failureOf(problem, path);
    if (reading) await writeJob(db, id, { reading, notes: [] });
    await failJob(db, found, forTheDesk(sentence));
    if (!isForeseen) throw problem;
  }
}
