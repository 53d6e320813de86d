import type {
  AlbumEntry,
  AlbumEntryConnection,
  AlbumEntryConnectionResolvers,
  AlbumEntryResolvers,
} from "../../../__generated__/resolvers.ts";
import { entryCursor } from "../store/album-entries.ts";
import type { AlbumEntryRow } from "../store/album-rows.ts";
import { SERVICE_PREFIX } from "../images/headers.ts";
import { cutsOf, pathOf, viewOf } from "./album-entry-view.ts";
import { albumSeen, albumWithAccess, mayEdit } from "./album-seen.ts";
import type { Complete } from "./complete.ts";
import type { Context } from "./context.ts";
import { connectionResolvers } from "./connection.ts";
import { toGlobalId } from "./global-id.ts";
import type { AlbumEntryConnectionModel, AlbumEntryModel } from "./models.ts";

export const albumEntry: Complete<
  AlbumEntry,
  Omit<AlbumEntryModel, "id" | "addedBy">,
  AlbumEntryResolvers
> = {
  id: ({ id }) => toGlobalId("AlbumEntry", id),
  album: async ({ albumId }, _, { loaders }) => {
    const album = await loaders.album.load(albumId);
    if (!album) throw new Error("An entry's album is not there.");
    return album;
  },
  work: ({ workId }, _, { loaders }) => (workId === null ? null : loaders.work.load(workId)),
  image: (entry, _, { loaders }) => imageOf(entry, loaders),
  cuts: async (entry, _, { loaders }) => {
    const image = await imageOf(entry, loaders);
    return image ? cutsOf(viewOf(entry), `${SERVICE_PREFIX}/${image.key}`, image) : [];
  },
  path: async (entry, _, { loaders }) => {
    const work = entry.workId === null ? null : await loaders.work.load(entry.workId);
    return work && pathOf(work.slug, viewOf(entry));
  },
  addedBy: ({ addedBy }, _, { loaders }) =>
    addedBy === null ? null : loaders.member.load(addedBy),
};

async function imageOf(entry: AlbumEntryRow, loaders: Context["loaders"]) {
  const work = entry.workId === null ? null : await loaders.work.load(entry.workId);
  if (!work || work.imageCount === 0) return null;
  // The work may have lost images since the entry was added.
  return loaders.imageAt.load({ workId: work.id, position: viewOf(entry)?.image ?? 0 });
}

/** Returns an entry that the viewer may see: without a public work only if the viewer may edit the album. */
export async function entrySeen(entryId: string, context: Context): Promise<AlbumEntryRow | null> {
  const { loaders } = context;
  const entry = await loaders.albumEntry.load(entryId);
  // Also if there is no entry, so that both cases have the same response.
  const album = await albumSeen(entry?.albumId ?? "", context);
  if (!entry || !album) return null;
  const work = entry.workId === null ? null : await loaders.work.load(entry.workId);
  if (work) return entry;
  const rights = await albumWithAccess(album.id, context);
  return rights && mayEdit(rights.access) ? entry : null;
}

/** Returns an entry as an edge. */
export function entryEdge(node: AlbumEntryRow) {
  return { node, cursor: entryCursor(node) };
}

export const albumEntryConnection: Complete<
  AlbumEntryConnection,
  Pick<AlbumEntryConnectionModel, "change">,
  AlbumEntryConnectionResolvers
> = connectionResolvers;
