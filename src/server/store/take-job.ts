import { asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import type { JobAndRun } from "./import-jobs.ts";
import { workedOn } from "./job-states.ts";
import { importJob } from "./tables/import-jobs.ts";
import { importRun } from "./tables/imports.ts";

/** Seconds after the last heartbeat of a server process until another one acquires its import. */
const lostAfter = 60;

/** Key of the advisory lock that lets one process at a time acquire an import. Any constant works. */
const takingLock = 7_246_018;

/**
 * Acquires the lease of the longest waiting import for a server process, if no import is running.
 *
 * @param worker identifies the process
 */
export function takeNextJob(db: Database, worker: string): Promise<JobAndRun | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${takingLock})`);
    // Uses the database's clock, because those of several servers may differ.
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

/** Releases the leases of a server process. With null, releases all leases: no other process can exist. */
export async function releaseJobs(db: Connection, worker: string | null): Promise<void> {
  await db
    .update(importJob)
    .set({ worker: null })
    .where(worker === null ? isNotNull(importJob.worker) : eq(importJob.worker, worker));
}
