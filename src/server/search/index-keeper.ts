import type { Connection } from "../store/connection.ts";
import { Finder } from "./finder.ts";
import { readIndex, writeIndex } from "./kept-index.ts";
import { countSince, markOf, stateOf, worksSince } from "./read-works.ts";
import type { SearchIndex } from "./search-index.ts";
import { atOnce } from "./slices.ts";

/** Minimum number of works for which the index is saved: fewer are read in a second or two. */
const fewest = 20_000;
/** The saved index is used if at most one in this many works has changed since it was written. */
const mostChanged = 4;
/** The index is saved again after one in this many works has changed. */
const share = 20;

/** Saves the index in a file, so that the next start need not read all works. */
export class IndexKeeper {
  readonly #file: string;
  readonly #fewest: number;
  #changed = 0;
  #isWriting = false;

  /** @param least minimum number of works for which the index is saved */
  constructor(file: string, least = fewest) {
    this.#file = file;
    this.#fewest = least;
  }

  /**
   * Reads the saved index and applies the changes since then; null if there is none. Rejects an index whose works or
   * their last changes differ from those in the database.
   */
  async read(db: Connection): Promise<{ finder: Finder; mark: string } | null> {
    const finder = new Finder();
    const { index } = finder;
    const kept = await readIndex(this.#file, index.vocabulary);
    if (!kept) return null;
    index.restore(kept.segments);
    // Applying so many changes costs more than reading everything, and would block the database for others meanwhile.
    const changed = await countSince(db, kept.mark);
    if (changed > Math.max(fewest, index.size / mostChanged)) return null;
    // One transaction, so that everything is read from the same snapshot.
    let caughtUp = 0;
    const read = await db.transaction(
      async (tx) => {
        const mark = await markOf(tx);
        // It is another database, or it was restored to an earlier state.
        if (BigInt(mark) < BigInt(kept.mark)) return null;
        for await (const { works, goneIds } of worksSince(tx, kept.mark)) {
          atOnce(index.applyingWorks(works, goneIds));
          atOnce(index.joining());
          caughtUp += works.length + goneIds.length;
        }
        const [mine, theirs] = [index.state(), await stateOf(tx)];
        const isSame = mine.works === theirs.works && mine.stamps === theirs.stamps;
        return isSame ? { finder, mark } : null;
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    // Saves the index once a start has to apply many changes.
    if (read) this.changed(index, read.mark, caughtUp);
    return read;
  }

  /** Records how many works changed up to a mark. Saves the index in the background once there were many. */
  changed(index: SearchIndex, mark: string, works: number): void {
    this.#changed += works;
    // The file does not name skipped works: a later start, of a later version perhaps, processes them again.
    if (index.skipped.size > 0) return;
    const isDue = index.size >= this.#fewest && this.#changed * share >= index.size;
    if (this.#isWriting || !isDue) return;
    this.#isWriting = true;
    this.#changed = 0;
    const { segments, vocabulary } = index;
    // If the file cannot be written, the next start only takes longer.
    writeIndex(this.#file, { mark, segments, vocabulary })
      .catch(() => undefined)
      .finally(() => (this.#isWriting = false));
  }
}
