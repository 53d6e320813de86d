import type { SourceEntry } from "../source-parts.ts";
import type { PlacedEntry } from "./planned-entry.ts";

/**
 * Numbers entries by their position in the source, from 0.
 *
 * @param from position of the first entry to yield; earlier ones are skipped
 */
export async function* placed(
  entries: AsyncIterable<SourceEntry>,
  from = 0,
): AsyncGenerator<PlacedEntry> {
  let sequence = 0;
  for await (const entry of entries) {
    if (sequence >= from) yield { ...entry, sequence };
    sequence += 1;
  }
}
