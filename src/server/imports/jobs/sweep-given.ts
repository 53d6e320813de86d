import type { Database } from "../../store/connection.ts";
import { forgetRows, jobById } from "../../store/import-jobs.ts";
import type { GivenFiles } from "./given-files.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** An upload that nobody prepares is kept so long, in milliseconds. */
const uploadKept = day;
/** What an import was read from is kept so long after it was worked on, in milliseconds. */
const sourceKept = 7 * day;

/** Takes away what is kept of uploads that nobody prepared, and of imports that are long over. */
export async function sweepGiven(
  db: Database,
  files: GivenFiles,
  now: number = Date.now(),
): Promise<void> {
  for (const { id, changedAt } of await files.all()) {
    // An upload of which nothing moves ends after a minute; a part that is older is of a process that was killed.
    await files.removeParts(id, now - hour);
    const found = await jobById(db, id);
    if (!found) {
      if (now - +changedAt > uploadKept) await files.remove(id);
      continue;
    }
    const { state, aliveAt } = found.run;
    if (state === "READING" || state === "RUNNING" || now - +aliveAt <= sourceKept) continue;
    await files.remove(id);
    await forgetRows(db, id);
  }
}
