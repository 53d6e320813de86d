import type { Store } from "../store/store.ts";
import { interruptAbandoned } from "../store/import-runs.ts";
import { firstOfEach } from "./first-of-each.ts";
import { inOrder } from "./in-order.ts";
import { prepareEntry } from "./prepare-entry.ts";
import { runImport } from "./run.ts";
import type { RunOptions, RunOutcome } from "./run.ts";
import type { Source } from "./source.ts";
import { openWorkshop } from "./workshop.ts";

export type ImportOptions = Pick<
  RunOptions,
  "signal" | "onProgress" | "onProblem" | "onRemarks"
> & {
  store: Store;
  /** Folder of the prepared images. */
  imagesFolder: string;
  source: Source;
};

/** Maximum number of works whose images are prepared concurrently. */
const worksAhead = 4;

/**
 * Imports the works of a source. A work is written with all its images or not at all. Running the import again
 * continues where it stopped, and changes nothing once it is complete.
 *
 * @throws errors of the database or the disk
 */
export async function importCollection(options: ImportOptions): Promise<RunOutcome> {
  const { store, source, imagesFolder, ...told } = options;
  await interruptAbandoned(store.db);
  const workshop = openWorkshop(source, imagesFolder);
  try {
    return await runImport({
      store,
      label: source.label,
      sourceKey: source.key,
      rowsTotal: source.total,
      cause: { through: "IMPORT", actor: "COMMAND" },
      entries: inOrder(firstOfEach(source.entries()), worksAhead, (entry) =>
        prepareEntry(entry, workshop),
      ),
      ...told,
    });
  } finally {
    workshop.decoder.close();
  }
}
