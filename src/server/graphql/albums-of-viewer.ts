import type { ViewerResolvers } from "../../../__generated__/resolvers.ts";
import { fromText } from "../../view/view-text.ts";
import { entriesWith } from "../store/album-entries.ts";
import { ownAlbumsPage, sharedAlbumsPage } from "../store/albums.ts";
import { albumWithAccess } from "./album-seen.ts";
import { idWithin } from "./global-id.ts";
import { pageFrom } from "./page.ts";

const none = { rows: [], cursors: [], hasNextPage: false, hasPreviousPage: false };

type Fields = "albums" | "sharedAlbums" | "albumRights" | "albumEntriesWith";

/** The viewer's fields about albums. */
export const albumsOfViewer: Required<Pick<ViewerResolvers, Fields>> = {
  albums: async ({ memberId }, args, { db }) => {
    const page = pageFrom(args);
    return memberId === null ? none : ownAlbumsPage(db, memberId, page);
  },
  sharedAlbums: async ({ memberId }, args, { db }) => {
    const page = pageFrom(args);
    return memberId === null ? none : sharedAlbumsPage(db, memberId, page);
  },
  albumRights: async (_, { id }, context) => {
    const albumId = idWithin("Album", id);
    return albumId === null ? null : albumWithAccess(albumId, context);
  },
  albumEntriesWith: async ({ memberId }, { workId: globalId, view }, { db }) => {
    const workId = idWithin("Work", globalId);
    const isDetail = view != null;
    if (memberId === null || workId === null || (isDetail && !fromText(view))) return [];
    return entriesWith(db, memberId, { workId, view: view ?? null });
  },
};
