import type { Parked } from "./desk-view.ts";
import type { ExhibitionBook } from "./exhibition-book.ts";
import type { Write } from "./operations.ts";
import { placeOf } from "./writing.ts";
import type { Writing } from "./writing.ts";

/**
 * What was written and is not saved for now: parked because of what is wrong in it, until something else is written there; or
 * missed by a block that somebody else has taken out, until whoever wrote it says what becomes of it.
 */
export class SetAside {
  readonly #book: ExhibitionBook;
  readonly #parked = new Map<string, Parked>();
  #missed: readonly Write[] = [];

  constructor(book: ExhibitionBook) {
    this.#book = book;
  }

  /** What is parked, by its place. */
  get parked(): ReadonlyMap<string, Parked> {
    return this.#parked;
  }

  get missed(): readonly Write[] {
    return this.#missed;
  }

  /** All of it, but for what is parked in blocks that whoever wrote it has taken out. */
  get writings(): readonly Writing[] {
    return [...this.#missed, ...this.#parkedThere()];
  }

  /** @param problems what is wrong, by the names of fields */
  park(writing: Writing, problems: Parked["problems"]): void {
    this.#parked.set(placeOf(writing), { writing, problems });
  }

  /** Takes out what is parked in a place; null if nothing is. */
  unpark(place: string): Writing | null {
    const writing = this.#parked.get(place)?.writing ?? null;
    this.#parked.delete(place);
    return writing;
  }

  /** Keeps what was written in a block that is gone; what was written there one after the other as one. */
  miss(write: Write): void {
    const earlier = this.#missed.find(({ id }) => id === write.id);
    const whole = earlier ? { ...write, before: earlier.before } : write;
    this.#missed = [...this.#missed.filter((each) => each !== earlier), whole];
  }

  /** It was said what becomes of this. */
  settle(write: Write): void {
    this.#missed = this.#missed.filter((each) => each !== write);
  }

  /**
   * Has the book learn something: what is parked in blocks that are gone then is missed.
   *
   * @param isRemoving whether a block is being taken out by whoever wrote in it
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
