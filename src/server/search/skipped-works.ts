import type { WorkDocument } from "./document.ts";
import type { State } from "./totals.ts";
import { workDocument } from "./work-document.ts";
import type { IndexedWork } from "./work-document.ts";

/** A published work that the index could not process, and the kind of error; neither holds any of its content. */
export type SkippedWork = { id: string; error: string };

/** The published works that the index could not process: no search and no list has them until they are changed. */
export class SkippedWorks {
  readonly #works = new Map<string, { stamp: number; error: string }>();

  get size(): number {
    return this.#works.size;
  }

  /** The documents of works. A work whose document cannot be made is skipped; all others leave the list of skipped works. */
  documentsOf(works: readonly IndexedWork[]): WorkDocument[] {
    return works.flatMap((work) => {
      const { id, stamp } = work;
      try {
        const document = workDocument(work);
        this.#works.delete(id);
        return [document];
      } catch (error) {
        this.#works.set(id, { stamp, error: error instanceof Error ? error.name : "Error" });
        return [];
      }
    });
  }

  /** Forgets works that are not published any more. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#works.delete(id);
  }

  list(): SkippedWork[] {
    return [...this.#works].map(([id, { error }]) => ({ id, error }));
  }

  /** How many there are, and the sum of their stamps. */
  state(): State {
    let stamps = 0;
    for (const { stamp } of this.#works.values()) stamps += stamp;
    return { works: this.#works.size, stamps };
  }
}
