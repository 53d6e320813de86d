import type {
  NoteQueueChange,
  NoteQueueChangeResolvers,
  NotesChange,
  NotesChangeResolvers,
  SubscriptionResolvers,
} from "../../../__generated__/resolvers.ts";
import type { Loaders } from "./loaders.ts";
import type { NoteQueueEvent, NotesEvent } from "../live/live-notes.ts";
import { newestCursor, noteQueueLength, queueCursor } from "../store/notes.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { badInput, publicError } from "./errors.ts";
import { idWithin, toGlobalId } from "./global-id.ts";
import type { NoteQueueChangeModel, NotesChangeModel } from "./models.ts";

type Fields = "notesChanged" | "noteQueueChanged";

const eventsMissed = "Some events were missed on the server. Ask for what is shown again.";

const noImage = '"imageId" must be the id of an image of a published work.';

/** Events contain ids. Notes are read when an event is sent; notes that are not public are not sent. */
export const noteSubscriptions: Required<Pick<SubscriptionResolvers, Fields>> = {
  notesChanged: {
    subscribe: async (_, { imageId }, { live, loaders }) => {
      const id = idWithin("Image", imageId);
      if (id === null) throw badInput(noImage);
      // Subscribes before reading the image, so that no event is missed in between.
      const events = live.notes(id);
      try {
        if (await loaders.image.load(id)) return events;
        throw badInput(noImage);
      } catch (error) {
        await events.return?.();
        throw error;
      }
    },
    resolve: (event: NotesEvent, _: unknown, context: Context) => {
      if (event.isAfterGap) throw publicError("EVENTS_MISSED", eventsMissed);
      context.loaders = event.loaders;
      return event;
    },
  },
  noteQueueChanged: {
    subscribe: (_, __, { live }) => live.noteQueue(),
    resolve: (event: NoteQueueEvent, _: unknown, context: Context) => {
      context.loaders = event.loaders;
      return event;
    },
  },
};

export const notesChange: Complete<
  NotesChange,
  Pick<NotesChangeModel, never>,
  NotesChangeResolvers
> = {
  image: ({ imageId, loaders }) => loaders.image.load(imageId),
  threads: async ({ ids, loaders }) => {
    const found = await readNotes(ids, loaders);
    return found
      .flatMap(({ row }) => (row?.isShown && row.parentId === null ? [row] : []))
      .map((node) => ({ node, cursor: newestCursor(node) }));
  },
  goneIds: async ({ ids, loaders }) => {
    const found = await readNotes(ids, loaders);
    return found.filter(({ row }) => !row?.isShown).map(({ id }) => toGlobalId("Note", id));
  },
};

export const noteQueueChange: Complete<
  NoteQueueChange,
  Pick<NoteQueueChangeModel, never>,
  NoteQueueChangeResolvers
> = {
  length: (_, __, { db }) => noteQueueLength(db),
  waiting: async ({ ids, loaders }) => {
    const found = await readNotes(ids, loaders);
    return found
      .flatMap(({ row }) => (row === null || row.waitingSince === null ? [] : [row]))
      .map((node) => ({ node, cursor: queueCursor(node) }));
  },
  settledIds: async ({ ids, loaders }) => {
    const found = await readNotes(ids, loaders);
    return found
      .filter(({ row }) => row === null || row.waitingSince === null)
      .map(({ id }) => toGlobalId("Note", id));
  },
};

function readNotes(ids: readonly string[], { note }: Loaders) {
  return Promise.all(ids.map(async (id) => ({ id, row: await note.load(id) })));
}
