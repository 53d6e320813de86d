import type { Parked } from "./desk-view.ts";
import type { ExhibitionBook } from "./exhibition-book.ts";
import type { Write } from "./operations.ts";
import { placeOf } from "./writing.ts";
import type { Writing } from "./writing.ts";

/**
 * Changes that cannot be saved now: parked changes, which the server rejected, wait for a new change of the same place;
 * missed changes, whose block another user removed, wait for the author's decision.
 */
export class SetAside {
  readonly #book: ExhibitionBook;
  readonly #parked = new Map<string, Parked>();
  #missed: readonly Write[] = [];

  constructor(book: ExhibitionBook) {
    this.#book = book;
  }

  /** Rejected changes by place. */
  get parked(): ReadonlyMap<string, Parked> {
    return this.#parked;
  }

  get missed(): readonly Write[] {
    return this.#missed;
  }

  /** All changes except the parked ones in blocks that the author removed. */
  get writings(): readonly Writing[] {
    return [...this.#missed, ...this.#parkedThere()];
  }

  /** @param problems errors by field name */
  park(writing: Writing, problems: Parked["problems"]): void {
    this.#parked.set(placeOf(writing), { writing, problems });
  }

  /** Removes and returns the parked change of a place; null if there is none. */
  unpark(place: string): Writing | null {
    const writing = this.#parked.get(place)?.writing ?? null;
    this.#parked.delete(place);
    return writing;
  }

  /** Adds a change of a removed block. Consecutive changes of a block become one. */
  miss(write: Write): void {
    const earlier = this.#missed.find(({ id }) => id === write.id);
    const whole = earlier ? { ...write, before: earlier.before } : write;
    this.#missed = [...this.#missed.filter((each) => each !== earlier), whole];
  }

  /** Removes a change on which the author decided. */
  settle(write: Write): void {
    this.#missed = this.#missed.filter((each) => each !== write);
  }

  /**
   * Applies server data to the book. Parked changes whose blocks are then gone become missed.
   *
   * @param isRemoving whether the author of the change is removing the block
   */
  learn(learn: () => void, isRemoving: (id: string) => boolean): void {
    const before = this.#parkedThere();
    learn();
    for (const writing of before) {
      if (writing.kind === "head" || this.#isThere(writing) || isRemoving(writing.id)) continue;
      this.#parked.delete(writing.id);
      this.miss(writing);
    }
  }

  #parkedThere(): Writing[] {
    const all = [...this.#parked.values()].map(({ writing }) => writing);
    return all.filter((writing) => this.#isThere(writing));
  }

  #isThere(writing: Writing): boolean {
    return writing.kind === "head" || this.#book.blockNow(writing.id) !== null;
  }
}
