import type { Entry } from "./albumEntry.ts";
import { entriesInOrder, withEvent, withFacts, withReading } from "../parts/placed-order.ts";
import type { PlacedFacts, PlacedOrder } from "../parts/placed-order.ts";
import { unknownOrder } from "../parts/placed-order.ts";
import { withWishes } from "./album-wishes.ts";
import type { Wish } from "./album-wishes.ts";

/** What an event tells of an album's entries. */
export type EntryEvent = PlacedFacts<Entry> & { readonly since: number };

/** What was read of an album in one go. */
export type Reading = { readonly change: number; readonly entries: readonly Entry[] };

/** What is known of an album's entries on this page, and what somebody does to them here. */
export class AlbumBook {
  #order: PlacedOrder<Entry> = unknownOrder();
  #wishes: readonly Wish[] = [];
  #entries: readonly Entry[] = [];
  readonly #listeners = new Set<() => void>();

  /** @param reading what is shown first */
  constructor(reading: Reading) {
    this.read(reading);
  }

  /** The entries in their order, as if everything done here had been answered; the same until something changes. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Up to which of the album's changes everything is known. */
  get change(): number {
    return this.#order.change;
  }

  /** Calls back whenever the entries change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes in a reading of the whole album. */
  read({ change, entries }: Reading): void {
    this.#know(withReading(this.#order, change, entries));
  }

  /**
   * Takes in an event.
   *
   * @returns whether it was understood; else the album is to be read anew
   */
  hear(event: EntryEvent): boolean {
    const next = withEvent(this.#order, event);
    if (next) this.#know(next);
    return next !== null;
  }

  /** Shows at once what somebody does; to be granted or dropped later. */
  wish(wish: Wish): Wish {
    this.#wishes = [...this.#wishes, wish];
    this.#show();
    return wish;
  }

  /** The server has answered: what it says is shown in place of what was wished. */
  grant(wish: Wish | null, facts: PlacedFacts<Entry>): void {
    this.#wishes = this.#wishes.filter((each) => each !== wish);
    this.#know(withFacts(this.#order, facts));
  }

  /** It was refused: everything is as it was. */
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
