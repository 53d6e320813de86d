import type {
  CollectionChange,
  CollectionChangeResolvers,
  SubscriptionResolvers,
} from "../../../__generated__/resolvers.ts";
import type { CollectionEvent, ImportEvent } from "../live/live.ts";
import { writeCursor } from "../search/cursor.ts";
import type { RoomEvent, ViewEvent } from "../live/tours/channel.ts";
import { tourById } from "../store/tours.ts";
import type { WorkRow } from "../store/works.ts";
import { albumChanged } from "./album-changed.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { importsSeen } from "./import-progress.ts";
import { exhibitionChanged } from "./exhibition-changed.ts";
import { createLoaders } from "./loaders.ts";
import { noteSubscriptions } from "./note-subscriptions.ts";
import type { CollectionChangeModel } from "./models.ts";
import { followedTour, tourIsGone } from "./tour-input.ts";

/**
 * Events contain ids. Objects are read when an event is sent, through the event's own loaders, so that each event is
 * read once for all subscribers.
 */
export const subscription: Required<SubscriptionResolvers> = {
  collectionChanged: {
    subscribe: (_, __, { live }) => live.collection(),
    resolve: (event: CollectionEvent, _: unknown, context: Context) => {
      context.loaders = event.loaders;
      return event;
    },
  },
  ...noteSubscriptions,
  importProgressed: {
    subscribe: (_, __, context) => importsSeen(context),
    resolve: async (event: ImportEvent, _: unknown, context: Context) => {
      context.loaders = event.loaders;
      const run = await event.loaders.import.load(event.importId);
      if (!run) throw new Error("An import was announced that is not there.");
      return run;
    },
  },
  tourView: {
    subscribe: async (_, { code }, context) =>
      context.tours.views(await followedTour(code, context)),
    resolve: (event: ViewEvent) => event,
  },
  tourRoom: {
    subscribe: async (_, { code }, context) =>
      context.tours.rooms(await followedTour(code, context)),
    resolve: async ({ tourId }: RoomEvent, _: unknown, context: Context) => {
      context.loaders = createLoaders(context.db);
      const row = await tourById(context.db, tourId);
      if (!row) throw tourIsGone();
      return row;
    },
  },
  albumChanged,
  exhibitionChanged,
};

export const collectionChange: Complete<
  CollectionChange,
  Pick<CollectionChangeModel, "addedCount">,
  CollectionChangeResolvers
> = {
  site: (_, __, { site }) => site,
  addedWorks: async ({ addedIds, loaders }) => {
    const works = await readWorks(addedIds, loaders);
    return works
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
      .map((node) => ({ node, cursor: writeCursor({ by: "newest" }, { key: null, id: node.id }) }));
  },
  changedWorks: ({ changedIds, loaders }) => readWorks(changedIds, loaders),
};

/** Returns the works that are (still) published. */
async function readWorks(ids: string[], loaders: CollectionEvent["loaders"]): Promise<WorkRow[]> {
  const works = await Promise.all(ids.map((id) => loaders.work.load(id)));
  return works.filter((work) => work !== null);
}
