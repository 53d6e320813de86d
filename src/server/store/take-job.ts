import { asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import type { JobAndRun } from "./import-jobs.ts";
import { workedOn } from "./job-states.ts";
import { importJob } from "./tables/import-jobs.ts";
import { importRun } from "./tables/imports.ts";

/** How many seconds after the last sign of life of a server process another takes its import over. */
const lostAfter = 60;

/** The number of the lock that lets one process at a time look for an import; any constant would do. */
const takingLock = 7_246_018;

/**
 * Gives a server process the import that waits longest, if none is worked on; it is that process's then.
 *
 * @param worker names the process
 */
export function takeNextJob(db: Database, worker: string): Promise<JobAndRun | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${takingLock})`);
    // By the database's clock: those of several servers may differ.
    const isLost = sql<boolean>`${importRun.aliveAt} <= now() - make_interval(secs => ${lostAfter})`;
    const waiting = await tx
      .select({ run: importRun, job: importJob, isLost })
      .from(importJob)
      .innerJoin(importRun, eq(importRun.id, importJob.importId))
      .where(inArray(importRun.state, [...workedOn]))
      .orderBy(asc(importJob.queuedAt));
    const others = waiting.filter(({ job }) => job.worker !== null && job.worker !== worker);
    if (others.some((other) => !other.isLost)) return null;
    const [next] = waiting;
    if (!next) return null;
    const { id } = next.run;
    await tx
      .update(importRun)
      .set({ aliveAt: sql`now()` })
      .where(eq(importRun.id, id));
    await tx.update(importJob).set({ worker, isWaiting: false }).where(eq(importJob.importId, id));
    await announce(tx, { kind: "import", id });
    return { run: next.run, job: { ...next.job, worker, isWaiting: false } };
  });
}

/** Gives back what a server process took. With null, what any took: none other can be there. */
export async function releaseJobs(db: Connection, worker: string | null): Promise<void> {
  await db
    .update(importJob)
    .set({ worker: null })
    .where(worker === null ? isNotNull(importJob.worker) : eq(importJob.worker, worker));
}
