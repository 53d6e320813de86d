import type { Viewer, ViewerResolvers } from "../../../__generated__/resolvers.ts";
import { accountOf } from "../store/accounts.ts";
import { favouritesPage, favouriteWorkIds } from "../store/favourites.ts";
import { notesOfAuthor } from "../store/notes.ts";
import { savedSearchesPage } from "../store/saved-searches.ts";
import { toursOfPresenter } from "../store/tours-of-presenter.ts";
import { albumsOfViewer } from "./albums-of-viewer.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { fromGlobalId, toGlobalId } from "./global-id.ts";
import type { ViewerModel } from "./models.ts";
import { pageFrom } from "./page.ts";
import { connectionOf } from "./work-connection.ts";

/** Id of the viewer within its type: the same for everyone, so that a client's store has one viewer. */
export const viewerId = "viewer";

/** Returns the viewer. */
export async function viewerOf({ viewer }: Context): Promise<ViewerModel> {
  return { memberId: await viewer.memberId() };
}

const none = { rows: [], cursors: [], hasNextPage: false, hasPreviousPage: false };

export const viewer: Complete<Viewer, ViewerModel, ViewerResolvers> = {
  ...albumsOfViewer,
  id: () => toGlobalId("Viewer", viewerId),
  guestId: ({ memberId }) => (memberId === null ? null : toGlobalId("Member", memberId)),
  tours: async ({ memberId }, args, { db }) => {
    const page = pageFrom(args);
    return memberId === null ? none : toursOfPresenter(db, memberId, page);
  },
  account: async ({ memberId }, _, { db }) => (memberId === null ? null : accountOf(db, memberId)),
  desk: () => ({}),
  favouriteWorkIds: async ({ memberId }, _, { db }) => {
    const ids = memberId === null ? [] : await favouriteWorkIds(db, memberId);
    return ids.map((id) => toGlobalId("Work", id));
  },
  favourites: async ({ memberId }, args, { db }) => {
    const page = pageFrom(args);
    const count = async () =>
      memberId === null ? 0 : (await favouriteWorkIds(db, memberId)).length;
    return connectionOf(memberId === null ? none : await favouritesPage(db, memberId, page), count);
  },
  notes: async ({ memberId }, { imageId, ...args }, { db }) => {
    const page = pageFrom(args);
    const key = fromGlobalId(imageId);
    return memberId === null || key?.type !== "Image"
      ? none
      : notesOfAuthor(db, memberId, key.id, page);
  },
  savedSearches: async ({ memberId }, args, { db }) => {
    const page = pageFrom(args);
    return memberId === null ? none : savedSearchesPage(db, memberId, page);
  },
};
