import type { Loaders } from "../graphql/loaders.ts";
import { createLoaders } from "../graphql/loaders.ts";
import type { Search } from "../search/search.ts";
import { isGap } from "../store/announcements.ts";
import type { Database } from "../store/connection.ts";
import { createCoalescer } from "./coalescer.ts";
import { Mailbox } from "./mailbox.ts";

/** What everybody sees of a picture's notes is another: these came, changed or went. */
export type NotesEvent = {
  imageId: string;
  ids: string[];
  /** Whether others may have as well, unheard. */
  isAfterGap: boolean;
  loaders: Loaders;
};

/** These notes came to wait for curators, changed, or wait no more. */
export type NoteQueueEvent = { ids: string[]; loaders: Loaders };

/** What subscriptions to notes listen to. */
export type LiveNotes = {
  /** Changes of one picture's notes from now on, at most four a second. */
  notes(imageId: string): AsyncIterableIterator<NotesEvent>;
  /** Changes of what waits for curators from now on, at most four a second. */
  noteQueue(): AsyncIterableIterator<NoteQueueEvent>;
  /** Ends every iterator handed out. */
  close(): void;
};

/** Milliseconds between two events, as the contract promises. */
const pace = 250;

/** Starts to listen to what happens to notes and to pass it on, at the contract's pace. */
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

  // Whoever follows what waits for curators is signed in, and connects anew after a gap.
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
