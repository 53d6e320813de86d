/** An item with its position; positions are compared by character code. */
type Placed = { readonly id: string; readonly position: string };

/** State of an entry as of a change number; a null entry is not in the collection. */
type Said<Entry> = { readonly change: number; readonly entry: Entry | null };

/**
 * The known entries of an album, or of anything with change numbers, from responses and events that may arrive in any
 * order. Each of them has a change number; of two about the same entry, the one with the later number is valid.
 */
export type PlacedOrder<Entry extends Placed> = {
  /** Change number up to which everything is known. */
  readonly change: number;
  readonly said: ReadonlyMap<string, Said<Entry>>;
};

/** Data about some entries from a response or an event. */
export type PlacedFacts<Entry extends Placed> = {
  /** Change number at which the data is valid, or later. */
  readonly change: number;
  readonly entries: readonly Entry[];
  readonly removedIds: readonly string[];
};

/** Creates an order without known entries. */
export function unknownOrder<Entry extends Placed>(): PlacedOrder<Entry> {
  return { change: 0, said: new Map() };
}

/**
 * Applies a read of the whole collection. A known entry that is missing in it is removed, unless newer data has it.
 *
 * @param change change number of the collection on the first page of the read
 */
export function withReading<Entry extends Placed>(
  order: PlacedOrder<Entry>,
  change: number,
  entries: readonly Entry[],
): PlacedOrder<Entry> {
  const read = new Set(entries.map(({ id }) => id));
  const removedIds = [...order.said.keys()].filter((id) => !read.has(id));
  const { said } = withFacts(order, { change, entries, removedIds });
  return { change: Math.max(order.change, change), said };
}

/** Applies a mutation's response. It may be older than the known data, and is silent about other entries. */
export function withFacts<Entry extends Placed>(
  order: PlacedOrder<Entry>,
  { change, entries, removedIds }: PlacedFacts<Entry>,
): PlacedOrder<Entry> {
  const said = new Map(order.said);
  const tell = (id: string, entry: Entry | null) => {
    // An entry without data does not exist, up to the change number to which everything is known.
    const known = said.get(id)?.change ?? order.change;
    if (known <= change) said.set(id, { change, entry });
  };
  for (const entry of entries) tell(entry.id, entry);
  for (const id of removedIds) tell(id, null);
  return { change: order.change, said };
}

/**
 * Applies an event, which contains every change after `since`.
 *
 * @returns null if earlier changes were missed: the whole collection must then be read again
 */
export function withEvent<Entry extends Placed>(
  order: PlacedOrder<Entry>,
  event: PlacedFacts<Entry> & { readonly since: number },
): PlacedOrder<Entry> | null {
  if (event.since > order.change) return null;
  const { said } = withFacts(order, event);
  return { change: Math.max(order.change, event.change), said };
}

/** Returns the existing entries in order. */
export function entriesInOrder<Entry extends Placed>({ said }: PlacedOrder<Entry>): Entry[] {
  const entries = [...said.values()].flatMap(({ entry }) => entry ?? []);
  return entries.sort((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0));
}
