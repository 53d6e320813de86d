import type { ImportProblemInput } from "../store/import-runs.ts";
import type { SourceEntry } from "./source-parts.ts";

/** Rejects entries with an identifier that an earlier entry of the same source has. */
export async function* firstOfEach(
  entries: AsyncIterable<SourceEntry>,
): AsyncGenerator<SourceEntry> {
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
      yield { ...entry, result: { problem: duplicate(entry, identifier, earlier) } };
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
        ? `“${file}” has the same name as another file but for its ending or spaces; rename one of them.`
        : `It has the same identifier as row ${earlier}, “${identifier}”.`;
  return { row, identifier, code: "duplicate", message };
}
