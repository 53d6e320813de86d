import { isPublicEndpoint } from "../../remote/public-addresses.ts";
import { mappingOfShape } from "../../store/import-mappings.ts";
import type { JobAndRun } from "../../store/import-jobs.ts";
import type { Database } from "../../store/connection.ts";
import { downloadAddress, openDownloaded } from "../open-address.ts";
import { ImportFailure } from "../import-failure.ts";
import { openSource } from "../source.ts";
import type { Source } from "../source.ts";
import type { OpeningPlace } from "../source-parts.ts";
import { readTableSettings } from "../table-settings.ts";
import type { GivenFiles } from "./given-files.ts";
import type { JobMessage } from "./job-message.ts";
import { jobSentences } from "./job-sentences.ts";

type Opening = { db: Database; files: GivenFiles; message: JobMessage; signal: AbortSignal };

/**
 * Returns the path of an import's source; downloads and stores an address on first use.
 *
 * @throws ImportFailure with the reason and a remedy
 */
export async function givenForJob(
  { run, job }: JobAndRun,
  { files, message, signal }: Opening,
): Promise<string> {
  const kept = await files.whole(run.id);
  if (kept) return kept.path;
  if (job.address === null) throw new ImportFailure(jobSentences.notKept);
  const { address } = job;
  const place = placeFor(job, { message, signal });
  return files.put(run.id, (folder) => downloadAddress(address, folder, place));
}

/**
 * Opens the source of an import with the user's settings. Without settings for the columns, those of an earlier import
 * with the same columns apply.
 *
 * @throws ImportFailure with the reason and a remedy
 */
export async function openJob(
  { job }: JobAndRun,
  path: string,
  { db, message, signal }: Opening,
): Promise<Source> {
  const asked = readTableSettings(job.tableSettings);
  const remembered = async (shape: string) => {
    const mapping = await mappingOfShape(db, shape);
    if (mapping === null) return null;
    const { columns, identifiersFrom } = mapping;
    return readTableSettings({ columns, ...(identifiersFrom !== null && { identifiersFrom }) });
  };
  const place = placeFor(job, { message, signal });
  if (job.address !== null) {
    return openDownloaded(job.address, path, { ...asked, remembered }, place);
  }
  return openSource(path, { ...asked, remembered }, place);
}

function placeFor(
  { remotePictures, recordLanguage }: Pick<JobAndRun["job"], "remotePictures" | "recordLanguage">,
  { message, signal }: Pick<Opening, "message" | "signal">,
): OpeningPlace {
  const { unpackedFolder, reachesPrivate } = message;
  const mayReach = reachesPrivate ? () => true : isPublicEndpoint;
  return { unpackedFolder, mayReach, signal, remotePictures, recordLanguage };
}
