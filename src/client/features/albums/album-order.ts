/** An entry with its place; places are compared by the codes of their characters. */
type Placed = { readonly id: string; readonly position: string };

/** What was said of an entry, at which change of the album; null for one that is not in it. */
type Said<Entry> = { readonly change: number; readonly entry: Entry | null };

/**
 * An album's entries as far as they are known here, from answers and events that may come in any order. Each says at
 * which of the album's changes it holds; of two that speak of the same entry the one of the later change is believed.
 */
export type AlbumOrder<Entry extends Placed> = {
  /** Up to which change everything is known. */
  readonly change: number;
  readonly said: ReadonlyMap<string, Said<Entry>>;
};

/** What an answer or an event says of some of an album's entries. */
export type AlbumFacts<Entry extends Placed> = {
  /** The change at which it holds, or a later one. */
  readonly change: number;
  readonly entries: readonly Entry[];
  readonly removedIds: readonly string[];
};

/** An album of which nothing is known yet. */
export function unknownOrder<Entry extends Placed>(): AlbumOrder<Entry> {
  return { change: 0, said: new Map() };
}

/**
 * Takes in a reading of the whole album. What was known and is not in it is gone, unless something newer was said.
 *
 * @param change of the album as the first page of the reading told it
 */
export function withReading<Entry extends Placed>(
  order: AlbumOrder<Entry>,
  change: number,
  entries: readonly Entry[],
): AlbumOrder<Entry> {
  const read = new Set(entries.map(({ id }) => id));
  const removedIds = [...order.said.keys()].filter((id) => !read.has(id));
  const { said } = withFacts(order, { change, entries, removedIds });
  return { change: Math.max(order.change, change), said };
}

/** Takes in what a mutation answered. It may be older than what is known, and says nothing of other entries. */
export function withFacts<Entry extends Placed>(
  order: AlbumOrder<Entry>,
  { change, entries, removedIds }: AlbumFacts<Entry>,
): AlbumOrder<Entry> {
  const said = new Map(order.said);
  const tell = (id: string, entry: Entry | null) => {
    // Of whom nothing was said is not in the album, up to the change of which everything is known.
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
 * @returns null if there were changes before that of which nothing was heard: then the album is to be read anew
 */
export function withEvent<Entry extends Placed>(
  order: AlbumOrder<Entry>,
  event: AlbumFacts<Entry> & { readonly since: number },
): AlbumOrder<Entry> | null {
  if (event.since > order.change) return null;
  const { said } = withFacts(order, event);
  return { change: Math.max(order.change, event.change), said };
}

/** The entries that are in the album, in its order. */
export function entriesInOrder<Entry extends Placed>({ said }: AlbumOrder<Entry>): Entry[] {
  const entries = [...said.values()].flatMap(({ entry }) => entry ?? []);
  return entries.sort((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0));
}
