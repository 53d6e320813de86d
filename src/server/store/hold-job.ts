import { eq } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { lockImport } from "./import-runs.ts";
import { stateOf } from "./job-states.ts";
import { importJob } from "./tables/import-jobs.ts";

/** Fields of an import that identify the holder of its lease. */
type Held = {
  run: { id: string };
  job: Pick<typeof importJob.$inferSelect, "stage" | "round" | "worker">;
};

/**
 * Error: this process no longer holds the lease of the import. It was stopped, discarded or read again, or another
 * process acquired the lease.
 */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/**
 * Locks an import until the transaction ends and asserts that this process still holds its lease. Without this check, a
 * process on this server or another could still write after the import was stopped.
 *
 * @param found the import as it was when the work on it began
 * @throws LeaseLost if this process no longer holds the lease
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
