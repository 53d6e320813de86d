import type { Loaders } from "../graphql/loaders.ts";
import { createLoaders } from "../graphql/loaders.ts";
import { announcedIdsLimit } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";
import type { Search } from "../search/search.ts";
import type { Database } from "../store/connection.ts";
import { startLiveNotes } from "./live-notes.ts";
import type { LiveNotes } from "./live-notes.ts";
import { createCoalescer } from "./coalescer.ts";
import { Mailbox } from "./mailbox.ts";

/** Changes to the collection since the last event; ids in chronological order. */
export type CollectionEvent = {
  addedIds: string[];
  addedCount: number;
  changedIds: string[];
  /** Loaders for this event, shared so that each read happens once for all subscribers. */
  loaders: Loaders;
};

/** An import made progress. */
export type ImportEvent = { importId: string; loaders: Loaders };

/** The sources that subscriptions listen to. */
export type Live = LiveNotes & {
  /** Changes to the collection from now on, at most two a second. */
  collection(): AsyncIterableIterator<CollectionEvent>;
  /** Progress of imports from now on, at most four a second. */
  imports(): AsyncIterableIterator<ImportEvent>;
  /** Ends every iterator returned. */
  close(): void;
};

/** Milliseconds between two events, as documented in the GraphQL schema. */
export const pace = { collection: 500, imports: 250 };

/** Listens to changes in the store and passes them on at the documented rates. */
export function startLive(search: Pick<Search, "listen">, db: Database): Live {
  const collectionBoxes = new Set<Mailbox<CollectionEvent>>();
  const importBoxes = new Set<Mailbox<ImportEvent>>();

  const collection = createCoalescer<Omit<CollectionEvent, "loaders">>(
    pace.collection,
    mergeChanges,
    (change) => {
      const event = { ...change, loaders: createLoaders(db) };
      for (const box of collectionBoxes) box.post("collection", event);
    },
  );
  const imports = createCoalescer<Set<string>>(
    pace.imports,
    (gathered, next) => new Set([...gathered, ...next]),
    ([importId, ...others]) => {
      if (importId === undefined) return;
      const event = { importId, loaders: createLoaders(db) };
      for (const box of importBoxes) box.post(importId, event);
      // One event is about one import, so the remaining imports wait for the next intervals.
      if (others.length > 0) imports.push(new Set(others));
    },
  );

  const liveNotes = startLiveNotes(search, db);
  const stopListening = search.listen((event: StoreEvent) => {
    if (event.kind === "import") imports.push(new Set([event.id]));
    else if (event.kind === "works") {
      const { addedIds, added, changedIds } = event;
      collection.push({ addedIds, addedCount: added, changedIds });
    }
  });

  return {
    ...liveNotes,
    collection: () => openBox(collectionBoxes, mergeEvents),
    imports: () => openBox(importBoxes, (_waiting, next) => next),
    close() {
      collection.close();
      imports.close();
      for (const box of [...collectionBoxes, ...importBoxes]) box.close();
      liveNotes.close();
      stopListening();
    },
  };
}

function openBox<Event>(
  boxes: Set<Mailbox<Event>>,
  merge: (waiting: Event, next: Event) => Event,
): Mailbox<Event> {
  const box = new Mailbox(merge, () => boxes.delete(box));
  boxes.add(box);
  return box;
}

type Change = Omit<CollectionEvent, "loaders">;

/** Merges two changes: the ids added last, and the sum of the counts. */
export function mergeChanges(earlier: Change, later: Change): Change {
  const addedIds = latest([...earlier.addedIds, ...later.addedIds]);
  const changedIds = [...earlier.changedIds, ...later.changedIds];
  return {
    addedIds,
    addedCount: earlier.addedCount + later.addedCount,
    changedIds: latest(changedIds.filter((id) => !addedIds.includes(id))),
  };
}

function mergeEvents(earlier: CollectionEvent, later: CollectionEvent): CollectionEvent {
  return { ...mergeChanges(earlier, later), loaders: later.loaders };
}

/** Returns each id once, at its last position, and at most as many as an event lists. */
function latest(ids: string[]): string[] {
  return [...new Set(ids.toReversed())].slice(0, announcedIdsLimit).toReversed();
}
