import type { SourceEntry } from "../source-parts.ts";
import type { PlacedEntry } from "./planned-entry.ts";

/**
 * Entries with their places in the source, from 0.
 *
 * @param from the place of the first that is given; those before it are passed over
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
