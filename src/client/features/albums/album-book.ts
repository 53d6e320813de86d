import type { Entry } from "./albumEntry.ts";
import { entriesInOrder, withEvent, withFacts, withReading } from "../parts/placed-order.ts";
import type { PlacedFacts, PlacedOrder } from "../parts/placed-order.ts";
import { unknownOrder } from "../parts/placed-order.ts";
import { withWishes } from "./album-wishes.ts";
import type { Wish } from "./album-wishes.ts";

/** Live event about an album's entries. */
export type EntryEvent = PlacedFacts<Entry> & { readonly since: number };

/** Entries of an album from one read. */
export type Reading = { readonly change: number; readonly entries: readonly Entry[] };

/** State of an album's entries on this page: the server's state and the user's pending edits. */
export class AlbumBook {
  #order: PlacedOrder<Entry> = unknownOrder();
  #wishes: readonly Wish[] = [];
  #entries: readonly Entry[] = [];
  readonly #listeners = new Set<() => void>();

  /** @param reading initial entries */
  constructor(reading: Reading) {
    this.read(reading);
  }

  /** The entries in order, with all pending edits applied; the same list until something changes. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The album's change number up to which everything is known. */
  get change(): number {
    return this.#order.change;
  }

  /** Calls back whenever the entries change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Applies a read of the whole album. */
  read({ change, entries }: Reading): void {
    this.#know(withReading(this.#order, change, entries));
  }

  /**
   * Applies a live event.
   *
   * @returns whether it could be applied; otherwise the album must be read again
   */
  hear(event: EntryEvent): boolean {
    const next = withEvent(this.#order, event);
    if (next) this.#know(next);
    return next !== null;
  }

  /** Adds a pending edit, which shows immediately; to be granted or dropped later. */
  wish(wish: Wish): Wish {
    this.#wishes = [...this.#wishes, wish];
    this.#show();
    return wish;
  }

  /** Replaces a pending edit by the server's answer. */
  grant(wish: Wish | null, facts: PlacedFacts<Entry>): void {
    this.#wishes = this.#wishes.filter((each) => each !== wish);
    this.#know(withFacts(this.#order, facts));
  }

  /** Reverts a pending edit that the server refused. */
  drop(wish: Wish): void {
    this.#wishes = this.#wishes.filter((each) => each !== wish);
    this.#show();
  }

  #know(order: PlacedOrder<Entry>) {
    this.#order = order;
    this.#show();
  }

  #show() {
    this.#entries = withWishes(entriesInOrder(this.#order), this.#wishes);
    for (const listener of this.#listeners) listener();
  }
}
