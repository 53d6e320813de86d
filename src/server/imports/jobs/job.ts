import { once } from "node:events";
import { LeaseLost } from "../../store/hold-job.ts";
import { jobById } from "../../store/import-jobs.ts";
import { writeCounts } from "../../store/import-runs.ts";
import { stateOf } from "../../store/job-states.ts";
import { jobLimits } from "../../store/pool.ts";
import { databaseProblem } from "../../store/problems.ts";
import { connectStore } from "../../store/store.ts";
import type { JobMessage } from "./job-message.ts";
import { workOnJob } from "./work-on-job.ts";

// The process that works on one import. It receives the import's id and connects to the database itself. On SIGTERM it
// ends after the work in progress; without its server it exits at once.

/** Interval of the sign of life, in milliseconds. */
const signOfLife = 5_000;

const stopping = new AbortController();
process.on("SIGTERM", () => stopping.abort());
// A terminal sends SIGINT to all of its processes: the server decides what to do.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(1));

const [told] = (await once(process, "message")) as [JobMessage];
process.exit(await work(told));

async function work(message: JobMessage): Promise<number> {
  const { importId } = message;
  const { signal } = stopping;
  const { db } = connectStore({ ...message.config, max: 2 }, () => Promise.resolve(), {
    limits: jobLimits,
  });
  const alive = setInterval(() => {
    writeCounts(db, importId, {}).catch(() => undefined);
  }, signOfLife);
  try {
    const found = await jobById(db, importId);
    // The import may have been stopped or discarded while this process was starting.
    if (!found || found.run.state !== stateOf[found.job.stage]) return 0;
    // A reading can be stopped at any moment without loss, even while its source is being opened.
    if (found.job.stage === "READ") signal.addEventListener("abort", () => process.exit(0));
    await workOnJob(found, { db, message, signal });
    return 0;
  } catch (problem) {
    if (problem instanceof LeaseLost) return 0;
    if (databaseProblem(problem)) return 1;
    throw problem;
  } finally {
    clearInterval(alive);
  }
}
