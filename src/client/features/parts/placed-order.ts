/** Something with its place; places are compared by the codes of their characters. */
type Placed = { readonly id: string; readonly position: string };

/** What was said of an entry, at which change of the whole; null for one that is not in it. */
type Said<Entry> = { readonly change: number; readonly entry: Entry | null };

/**
 * The entries of an album, or of anything that counts its changes, as far as they are known here, from answers and events
 * that may come in any order. Each says at which change it holds; of two that speak of the same entry the one of the later
 * change is believed.
 */
export type PlacedOrder<Entry extends Placed> = {
  /** Up to which change everything is known. */
  readonly change: number;
  readonly said: ReadonlyMap<string, Said<Entry>>;
};

/** What an answer or an event says of some of the entries. */
export type PlacedFacts<Entry extends Placed> = {
  /** The change at which it holds, or a later one. */
  readonly change: number;
  readonly entries: readonly Entry[];
  readonly removedIds: readonly string[];
};

/** The order of something of which nothing is known yet. */
export function unknownOrder<Entry extends Placed>(): PlacedOrder<Entry> {
  return { change: 0, said: new Map() };
}

/**
 * Takes in a reading of the whole. What was known and is not in it is gone, unless something newer was said.
 *
 * @param change of the whole as the first page of the reading told it
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

/** Takes in what a mutation answered. It may be older than what is known, and says nothing of other entries. */
export function withFacts<Entry extends Placed>(
  order: PlacedOrder<Entry>,
  { change, entries, removedIds }: PlacedFacts<Entry>,
): PlacedOrder<Entry> {
  const said = new Map(order.said);
  const tell = (id: string, entry: Entry | null) => {
    // Of whom nothing was said is not there, up to the change of which everything is known.
    const known = said.get(id)?.change ?? order.change;
    if (known <= change) said.set(id, { change, entry });
  };
  for (const entry of entries) tell(entry.id, entry);
  for (const id of removedIds) tell(id, null);
  return { change: order.change, said };
}

/**
 * Takes in an event, which tells of every change after `since`.
 *
 * @returns null if there were changes before that of which nothing was heard: then the whole is to be read anew
 */
export function withEvent<Entry extends Placed>(
  order: PlacedOrder<Entry>,
  event: PlacedFacts<Entry> & { readonly since: number },
): PlacedOrder<Entry> | null {
  if (event.since > order.change) return null;
  const { said } = withFacts(order, event);
  return { change: Math.max(order.change, event.change), said };
}

/** The entries that are there, in their order. */
export function entriesInOrder<Entry extends Placed>({ said }: PlacedOrder<Entry>): Entry[] {
  const entries = [...said.values()].flatMap(({ entry }) => entry ?? []);
  return entries.sort((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0));
}
