import type { WorkDocument } from "./document.ts";
import type { State } from "./totals.ts";
import { workDocument } from "./work-document.ts";
import type { IndexedWork } from "./work-document.ts";

/** A published work that the index could not process, and the kind of error; neither holds any of its content. */
export type SkippedWork = { id: string; error: string };

/** The published works that the index could not process. No search or list contains them until they are changed. */
export class SkippedWorks {
  readonly #works = new Map<string, { stamp: number; error: string }>();

  get size(): number {
    return this.#works.size;
  }

  /** Returns the documents of works. Skips a work whose document cannot be created and no longer skips all others. */
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

  /** Drops works that are no longer published. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#works.delete(id);
  }

  list(): SkippedWork[] {
    return [...this.#works].map(([id, { error }]) => ({ id, error }));
  }

  /** Returns the number of skipped works, and the sum of their stamps. */
  state(): State {
    let stamps = 0;
    for (const { stamp } of this.#works.values()) stamps += stamp;
    return { works: this.#works.size, stamps };
  }
}
