import type {
  AlbumChange,
  AlbumChangeResolvers,
  SubscriptionResolvers,
} from "../../../__generated__/resolvers.ts";
import { Mailbox } from "../live/mailbox.ts";
import { albumEventIn, mergeAlbumEvents } from "./album-events.ts";
import type { AlbumEvent } from "./album-events.ts";
import { AlbumReporter } from "./album-news.ts";
import type { AlbumNews } from "./album-news.ts";
import { sentences } from "./album-refusals.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { publicError } from "./errors.ts";
import { idWithin, toGlobalId } from "./global-id.ts";
import type { AlbumChangeModel } from "./models.ts";
import { viewerOf } from "./viewer.ts";

/** Who may see the album is asked at each event, and what is sent is read when it is sent. */
export const albumChanged: Required<SubscriptionResolvers>["albumChanged"] = {
  subscribe: (_, { id }, context) => followAlbum(idWithin("Album", id) ?? "", context),
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

/**
 * What somebody is told of an album, from how it is now on.
 *
 * @throws GraphQLError if they may not see it
 */
async function followAlbum(
  albumId: string,
  context: Context,
): Promise<AsyncIterableIterator<AlbumNews, undefined>> {
  // Heard from before the first look on, so that nothing falls in between.
  const box = new Mailbox<AlbumEvent>(mergeAlbumEvents, () => stop());
  const stop = context.search.listen((event) => {
    const heard = albumEventIn(event, albumId);
    if (heard) box.post("album", heard);
  });
  const orClose = async <Read>(reading: Promise<Read>): Promise<Read> => {
    try {
      return await reading;
    } catch (error) {
      // Nobody else would: what fails to give the next event is not told to end.
      box.close();
      throw error;
    }
  };
  const reporter = new AlbumReporter(albumId, context);
  let first = await orClose(reporter.begin());
  if (!first) {
    box.close();
    throw publicError("BAD_USER_INPUT", sentences.noAlbum);
  }
  const following: AsyncIterableIterator<AlbumNews, undefined> = {
    async next() {
      const begun = first;
      first = null;
      if (begun) return { value: begun, done: false };
      for (;;) {
        const heard = await box.next();
        if (heard.done) return heard;
        const news = await orClose(reporter.report(heard.value));
        if (news) return { value: news, done: false };
      }
    },
    return() {
      box.close();
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]: () => following,
  };
  return following;
}
