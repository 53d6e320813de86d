import { once } from "node:events";
import { failJob, jobById, writeJob } from "../../store/import-jobs.ts";
import { writeCounts } from "../../store/import-runs.ts";
import { connectStore } from "../../store/store.ts";
import { databaseProblem } from "../../store/problems.ts";
import { lookAt } from "../given.ts";
import { applyJob } from "./apply-job.ts";
import { forTheDesk } from "./for-the-desk.ts";
import { GivenFiles } from "./given-files.ts";
import type { JobMessage } from "./job-message.ts";
import { failureOf } from "./job-failure.ts";
import { givenForJob, openJob } from "./open-job.ts";
import { readJob } from "./read-job.ts";
import { readingToKeep } from "./reading-to-keep.ts";

// The process that works on one import: it is told which one, and speaks to the database by itself. Asked to stop, it ends after
// what is under way; without its server it ends at once.

/** So often it is shown that the work goes on, in milliseconds. */
const signOfLife = 5_000;

const stopping = new AbortController();
process.on("SIGTERM", () => stopping.abort());
// Sent to all who share a terminal: the server says what is to be done.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(1));

const [told] = (await once(process, "message")) as [JobMessage];
process.exit(await work(told));

async function work(message: JobMessage): Promise<number> {
  const { importId, imagesFolder } = message;
  const { db } = connectStore({ ...message.config, max: 2 }, () => Promise.resolve());
  const alive = setInterval(() => {
    writeCounts(db, importId, {}).catch(() => undefined);
  }, signOfLife);
  const { signal } = stopping;
  const files = new GivenFiles(message.importsFolder);
  let path: string | null = null;
  try {
    const found = await jobById(db, importId);
    if (!found) return 0;
    const isReading = found.run.state === "READING";
    // Nothing is lost with a reading, and opening a source waits for nobody.
    if (isReading) signal.addEventListener("abort", () => process.exit(0), { once: true });
    const opening = { db, files, message, signal };
    path = await givenForJob(found, opening);
    if (isReading) await writeJob(db, importId, { found: (await lookAt(path)).words });
    const source = await openJob(found, path, opening);
    try {
      const options = { db, source, imagesFolder, signal };
      if (!isReading) {
        await applyJob(found, options);
        return 0;
      }
      const { reading, notes } = source;
      await writeJob(db, importId, { reading: reading && readingToKeep(reading, notes) });
      await readJob(found, options);
      return 0;
    } finally {
      await source.close();
    }
  } catch (problem) {
    if (databaseProblem(problem)) return 1;
    const { sentence, reading, isForeseen } = failureOf(problem, path);
    if (reading) await writeJob(db, importId, { reading });
    await failJob(db, importId, forTheDesk(sentence));
    if (!isForeseen) throw problem;
    return 0;
  } finally {
    clearInterval(alive);
  }
}
