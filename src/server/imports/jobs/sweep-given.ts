import type { Database } from "../../store/connection.ts";
import { forgetRows, jobById } from "../../store/import-jobs.ts";
import type { GivenFiles } from "./given-files.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Retention of an upload without an import, in milliseconds. */
const uploadKept = day;
/** Retention of an import's source after the last work on it, in milliseconds. */
const sourceKept = 7 * day;

/** Removes the files of uploads without an import, and of imports that ended long ago. */
export async function sweepGiven(
  db: Database,
  files: GivenFiles,
  now: number = Date.now(),
): Promise<void> {
  for (const { id, changedAt } of await files.all()) {
    // An upload without progress ends after a minute, so an older part belongs to a process that was killed.
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
