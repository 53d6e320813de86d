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
  /** Where prepared pictures are kept. */
  imagesFolder: string;
  source: Source;
};

/** Works whose pictures may be under way while the first of them is waited for. */
const worksAhead = 4;

/**
 * Brings a source's works in. A work is written with all its pictures or not at all; running it
 * again goes on where it stopped, and changes nothing once it is done.
 *
 * @throws what the database or the disk throws
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
