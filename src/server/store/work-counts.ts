import { createHash } from "node:crypto";
import { searchQuery } from "./search/query.ts";
import { termsOf } from "./selection.ts";
import type { WorkSelection } from "./selection.ts";
import type { Store } from "./store.ts";
import { countWorks } from "./works.ts";

/** How many selections' counts are kept, those asked for last. */
const countsKept = 500;

/** How many works selections hold, counted once for as long as no work changes. */
export type WorkCounts = {
  /** How many published works match. */
  count(selection: WorkSelection): Promise<number>;
  /** Ends listening to the store. */
  close(): Promise<void>;
};

/**
 * Starts to keep counts: to count what a broad search finds, the database reads most of the
 * collection. Any process's change of works is announced and makes them be counted again.
 */
export async function startWorkCounts(store: Store): Promise<WorkCounts> {
  const counts = new Map<string, Promise<number>>();
  const close = await store.listen((event) => {
    if (event.kind === "works") counts.clear();
  });
  return {
    close,
    count(selection) {
      const key = keyOf(selection);
      // The database keeps this one itself.
      if (key === null) return countWorks(store.db, selection);
      const known = counts.get(key);
      const count = known ?? countWorks(store.db, selection);
      counts.delete(key);
      counts.set(key, count);
      const [oldest] = counts.keys();
      if (counts.size > countsKept && oldest !== undefined) counts.delete(oldest);
      if (!known) {
        count.catch(() => {
          if (counts.get(key) === count) counts.delete(key);
        });
      }
      return count;
    },
  };
}

/** The same for selections of the same works; short, however much was typed. */
function keyOf({ search, filter }: WorkSelection): string | null {
  const query = searchQuery(search ?? "");
  const terms = termsOf(filter);
  if (query === null && terms.length === 0) return null;
  const text = JSON.stringify([query, terms, filter?.hasImage ?? null]);
  return createHash("sha256").update(text).digest("base64");
}
