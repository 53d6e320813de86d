import type { Connection } from "../store/connection.ts";
import { Finder } from "./finder.ts";
import { readIndex, writeIndex } from "./kept-index.ts";
import { countSince, markOf, stateOf, worksSince } from "./read-works.ts";
import type { SearchIndex } from "./search-index.ts";
import { atOnce } from "./slices.ts";

/** From how many works on the index is kept: fewer are read in a second or two. */
const fewest = 20_000;
/** At most one in so many works may have changed since it was written. */
const mostChanged = 4;
/** One in so many works must have changed before it is written again. */
const share = 20;

/** Keeps the index in a file, so that the next start need not read all works. */
export class IndexKeeper {
  readonly #file: string;
  readonly #fewest: number;
  #changed = 0;
  #isWriting = false;

  /** @param least from how many works on the index is kept */
  constructor(file: string, least = fewest) {
    this.#file = file;
    this.#fewest = least;
  }

  /**
   * The kept index with what has changed since; null if there is none. It is taken only if it has the very works the
   * database has: every work as it was changed last.
   */
  async read(db: Connection): Promise<{ finder: Finder; mark: string } | null> {
    const finder = new Finder();
    const { index } = finder;
    const kept = await readIndex(this.#file, index.vocabulary);
    if (!kept) return null;
    index.restore(kept.segments);
    // Taking in so much costs more than reading all anew, and would keep others from the database meanwhile.
    const changed = await countSince(db, kept.mark);
    if (changed > Math.max(fewest, index.size / mostChanged)) return null;
    // Everything as it is at one moment.
    let caughtUp = 0;
    const read = await db.transaction(
      async (tx) => {
        const mark = await markOf(tx);
        // The database is another one, or was put back to what it was before.
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
    // What is read again at every start is written when it has become much.
    if (read) this.changed(index, read.mark, caughtUp);
    return read;
  }

  /** To be told how many works changed up to a mark. Writes the file when there were many, without being waited for. */
  changed(index: SearchIndex, mark: string, works: number): void {
    this.#changed += works;
    // The file does not name skipped works: a later start, of a later version perhaps, processes them again.
    if (index.skipped.size > 0) return;
    const isDue = index.size >= this.#fewest && this.#changed * share >= index.size;
    if (this.#isWriting || !isDue) return;
    this.#isWriting = true;
    this.#changed = 0;
    const { segments, vocabulary } = index;
    // Where it cannot be written, the next start takes longer, and that is all.
    writeIndex(this.#file, { mark, segments, vocabulary })
      .catch(() => undefined)
      .finally(() => (this.#isWriting = false));
  }
}
