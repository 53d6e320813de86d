import type {
  AlbumChange,
  AlbumChangeResolvers,
  SubscriptionResolvers,
} from "../../../__generated__/resolvers.ts";
import { albumEventIn, mergeAlbumEvents } from "./album-events.ts";
import type { AlbumEvent } from "./album-events.ts";
import { AlbumReporter } from "./album-news.ts";
import type { AlbumNews } from "./album-news.ts";
import { sentences } from "./album-refusals.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { follow } from "./follow.ts";
import { idWithin, toGlobalId } from "./global-id.ts";
import type { AlbumChangeModel } from "./models.ts";
import { viewerOf } from "./viewer.ts";

/** Checks the subscriber's access to the album at each event, and reads the album when it sends an event. */
export const albumChanged: Required<SubscriptionResolvers>["albumChanged"] = {
  subscribe: (_, { id }, context) => {
    const albumId = idWithin("Album", id) ?? "";
    return follow<AlbumEvent, AlbumNews>(
      {
        heardIn: (event) => albumEventIn(event, albumId),
        merge: mergeAlbumEvents,
        reporter: new AlbumReporter(albumId, context),
        refusal: () => publicError("BAD_USER_INPUT", sentences.noAlbum),
      },
      context,
    );
  },
  resolve: (news: AlbumNews, _: unknown, context: Context) => {
    context.loaders = news.loaders;
    return news;
  },
};

export const albumChange: Complete<
  AlbumChange,
  Pick<AlbumChangeModel, "album" | "change" | "since" | "entries">,
  AlbumChangeResolvers
> = {
  albumId: ({ albumId }) => toGlobalId("Album", albumId),
  removedEntryIds: ({ removedIds }) => removedIds.map((id) => toGlobalId("AlbumEntry", id)),
  viewer: (_, __, context) => viewerOf(context),
};
