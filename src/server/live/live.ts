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

/** What happened to the collection since the last event; ids in the order of happening. */
export type CollectionEvent = {
  addedIds: string[];
  addedCount: number;
  changedIds: string[];
  /** Reads for this event; shared, so that it is read once however many follow it. */
  loaders: Loaders;
};

/** An import came further. */
export type ImportEvent = { importId: string; loaders: Loaders };

/** The live side of the server: what subscriptions listen to. */
export type Live = LiveNotes & {
  /** Changes of the collection from now on, at most two a second. */
  collection(): AsyncIterableIterator<CollectionEvent>;
  /** Steps of imports from now on, at most four a second. */
  imports(): AsyncIterableIterator<ImportEvent>;
  /** Ends every iterator handed out. */
  close(): void;
};

/** Milliseconds between two events, as the contract promises. */
export const pace = { collection: 500, imports: 250 };

/** Starts to listen to what happens and to pass it on, at the contract's pace. */
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
      // One event is about one import: those that wait get the next turns.
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

/** Two changes as one: the ids added last, and every count. */
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

/** Each id once, at its last place; no more than an event lists. */
function latest(ids: string[]): string[] {
  return [...new Set(ids.toReversed())].slice(0, announcedIdsLimit).toReversed();
}
