import { eq } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { lockImport } from "./import-runs.ts";
import { stateOf } from "./job-states.ts";
import { importJob } from "./tables/import-jobs.ts";

/** What of an import says whose it is. */
type Held = {
  run: { id: string };
  job: Pick<typeof importJob.$inferSelect, "stage" | "round" | "worker">;
};

/** This process no longer holds the lease of the import: it was stopped, discarded or read again, or another process took it. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/**
 * Keeps an import as it is until the transaction ends, for the process that works on it. Without it a process that is to
 * stop, on this server or another, would still write after it was stopped.
 *
 * @param found the import as it was when the work on it began
 * @throws LeaseLost if it is not this process's any more
 */
export async function holdJob(tx: Connection, { run: { id }, job }: Held): Promise<void> {
  const run = await lockImport(tx, id);
  const [now] = await tx
    .select({ round: importJob.round, worker: importJob.worker })
    .from(importJob)
    .where(eq(importJob.importId, id));
  const isHeld =
    run?.state === stateOf[job.stage] && now?.round === job.round && now.worker === job.worker;
  if (!isHeld) throw new LeaseLost();
}
