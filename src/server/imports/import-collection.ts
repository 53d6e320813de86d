import type { Store } from "../store/store.ts";
import { interruptAbandoned } from "../store/import-runs.ts";
import type { ImportProblemInput } from "../store/import-runs.ts";
import { inOrder, limit } from "./in-order.ts";
import { prepareEntry } from "./prepare-entry.ts";
import { runImport } from "./run.ts";
import type { Counts, RunOutcome } from "./run.ts";
import type { Source } from "./source.ts";
import type { SourceEntry } from "./source-parts.ts";

export type ImportOptions = {
  store: Store;
  /** Where prepared pictures are kept. */
  imagesFolder: string;
  source: Source;
  /** Ends the run after the batch under way. */
  signal: AbortSignal;
  onProgress?: (counts: Counts) => void;
  onProblem?: (problem: ImportProblemInput) => void;
};

/** Pictures prepared at the same time. */
const preparedAtOnce = 2;
/** Works whose pictures may be under way while the first of them is waited for. */
const worksAhead = 4;

/**
 * Brings a source's works in. A work is written with all its pictures or not at all; running it
 * again goes on where it stopped, and changes nothing once it is done.
 *
 * @throws what the database or the disk throws
 */
export async function importCollection(options: ImportOptions): Promise<RunOutcome> {
  const { store, source, imagesFolder, signal, onProgress, onProblem } = options;
  await interruptAbandoned(store.db);
  const workshop = {
    sourceFolder: source.folder,
    remote: source.remote,
    imagesFolder,
    oneOfFew: limit(preparedAtOnce),
  };
  return runImport({
    store,
    label: source.label,
    sourceKey: source.key,
    rowsTotal: source.total,
    cause: { through: "IMPORT", actor: "COMMAND" },
    entries: inOrder(firstOfEach(source.entries()), worksAhead, (entry) =>
      prepareEntry(entry, workshop),
    ),
    signal,
    ...(onProgress && { onProgress }),
    ...(onProblem && { onProblem }),
  });
}

/** Refuses entries whose identifier an earlier one of the same source has. */
async function* firstOfEach(entries: AsyncIterable<SourceEntry>): AsyncGenerator<SourceEntry> {
  const seen = new Map<string, number | null>();
  for await (const entry of entries) {
    if ("problem" in entry.result) {
      yield entry;
      continue;
    }
    const { identifier } = entry.result.work;
    const earlier = seen.get(identifier);
    if (earlier === undefined) {
      seen.set(identifier, entry.row);
      yield entry;
    } else {
      yield { row: entry.row, result: { problem: duplicate(entry, identifier, earlier) } };
    }
  }
}

function duplicate(
  { row, result }: SourceEntry,
  identifier: string,
  earlier: number | null,
): ImportProblemInput {
  const file = "images" in result ? result.images[0]?.file : undefined;
  const message =
    file === undefined && earlier === null
      ? "It is named twice in the collection; the first is taken."
      : earlier === null
        ? `“${file}” has the same name as another file but for its ending; rename one of them.`
        : `It has the same identifier as row ${earlier}, “${identifier}”.`;
  return { row, identifier, code: "duplicate", message };
}
