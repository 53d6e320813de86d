import type {
  Album,
  AlbumConnection,
  AlbumConnectionResolvers,
  AlbumResolvers,
} from "../../../__generated__/resolvers.ts";
import { entriesPage } from "../store/album-entries.ts";
import { albumCursor } from "../store/albums.ts";
import type { AlbumRow } from "../store/album-rows.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import { toGlobalId } from "./global-id.ts";
import type { AlbumConnectionModel, AlbumModel } from "./models.ts";
import { pageFrom } from "./page.ts";

export const album: Complete<Album, Omit<AlbumModel, "id">, AlbumResolvers> = {
  id: ({ id }) => toGlobalId("Album", id),
  owner: async ({ ownerId }, _, { loaders }) => {
    const owner = await loaders.member.load(ownerId);
    if (!owner) throw new Error("An album's owner is not there.");
    return owner;
  },
  cover: ({ id }, _, { loaders }) => loaders.albumCover.load(id),
  entries: async ({ id, change }, args, { db }) => ({
    ...(await entriesPage(db, id, pageFrom(args))),
    change,
  }),
  entryCount: ({ id }, _, { loaders }) => loaders.albumEntryCount.load(id),
};

/** Returns an album as an edge. */
export function albumEdge(node: AlbumRow) {
  return { node, cursor: albumCursor(node) };
}

export const albumConnection: Complete<
  AlbumConnection,
  Pick<AlbumConnectionModel, never>,
  AlbumConnectionResolvers
> = connectionResolvers;
