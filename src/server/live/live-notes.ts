import type { Loaders } from "../graphql/loaders.ts";
import { createLoaders } from "../graphql/loaders.ts";
import type { Search } from "../search/search.ts";
import { isGap } from "../store/announcements.ts";
import type { Database } from "../store/connection.ts";
import { createCoalescer } from "./coalescer.ts";
import { Mailbox } from "./mailbox.ts";

/** A change to the public notes of an image: these notes were added, changed or removed. */
export type NotesEvent = {
  imageId: string;
  ids: string[];
  /** Whether other notes may have changed too, because the server missed announcements. */
  isAfterGap: boolean;
  loaders: Loaders;
};

/** These notes entered or left the queue for curators, or changed in it. */
export type NoteQueueEvent = { ids: string[]; loaders: Loaders };

/** Sources of the note subscriptions. */
export type LiveNotes = {
  /** Changes to the notes of one image from now on, at most four a second. */
  notes(imageId: string): AsyncIterableIterator<NotesEvent>;
  /** Changes to the queue for curators from now on, at most four a second. */
  noteQueue(): AsyncIterableIterator<NoteQueueEvent>;
  /** Ends every iterator returned. */
  close(): void;
};

/** Milliseconds between two events, as documented in the GraphQL schema. */
const pace = 250;

/** Listens to changes of notes and passes them on at the documented rate. */
export function startLiveNotes(search: Pick<Search, "listen">, db: Database): LiveNotes {
  const boxes = new Map<string, Set<Mailbox<NotesEvent>>>();
  const queueBoxes = new Set<Mailbox<NoteQueueEvent>>();

  const notes = createCoalescer<ReadonlyMap<string, string[]>>(pace, mergeImages, (changed) => {
    for (const [imageId, ids] of changed) {
      const event = { imageId, ids, isAfterGap: false, loaders: createLoaders(db) };
      for (const box of boxes.get(imageId) ?? []) box.post("notes", event);
    }
  });
  const queue = createCoalescer<string[]>(pace, mergeIds, (ids) => {
    const event = { ids, loaders: createLoaders(db) };
    for (const box of queueBoxes) box.post("queue", event);
  });

  // Subscribers to the queue for curators are signed in, so a gap makes them reconnect.
  const tellOfGap = () => {
    for (const [imageId, followers] of boxes) {
      const event = { imageId, ids: [], isAfterGap: true, loaders: createLoaders(db) };
      for (const box of followers) box.post("notes", event);
    }
  };

  const stopListening = search.listen((event) => {
    if (event.kind === "notes" && boxes.has(event.imageId)) {
      notes.push(new Map([[event.imageId, event.ids]]));
    } else if (event.kind === "note-queue") queue.push(event.ids);
    else if (isGap(event)) tellOfGap();
  });

  return {
    notes(imageId) {
      const followers = boxes.get(imageId) ?? new Set();
      boxes.set(imageId, followers);
      const box = new Mailbox<NotesEvent>(mergeNotes, () => {
        followers.delete(box);
        if (followers.size === 0) boxes.delete(imageId);
      });
      followers.add(box);
      return box;
    },
    noteQueue() {
      const box = new Mailbox<NoteQueueEvent>(mergeQueue, () => queueBoxes.delete(box));
      queueBoxes.add(box);
      return box;
    },
    close() {
      notes.close();
      queue.close();
      for (const box of [...[...boxes.values()].flatMap((some) => [...some]), ...queueBoxes]) {
        box.close();
      }
      stopListening();
    },
  };
}

function mergeIds(earlier: readonly string[], later: readonly string[]): string[] {
  return [...new Set([...earlier, ...later])];
}

function mergeImages(
  earlier: ReadonlyMap<string, string[]>,
  later: ReadonlyMap<string, string[]>,
): ReadonlyMap<string, string[]> {
  const merged = new Map(earlier);
  for (const [imageId, ids] of later) merged.set(imageId, mergeIds(merged.get(imageId) ?? [], ids));
  return merged;
}

function mergeNotes(earlier: NotesEvent, later: NotesEvent): NotesEvent {
  const isAfterGap = earlier.isAfterGap || later.isAfterGap;
  return { ...later, ids: mergeIds(earlier.ids, later.ids), isAfterGap };
}

function mergeQueue(earlier: NoteQueueEvent, later: NoteQueueEvent): NoteQueueEvent {
  return { ...later, ids: mergeIds(earlier.ids, later.ids) };
}
