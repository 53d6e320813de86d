import { albumAccess } from "../store/album-access.ts";
import type { AlbumAccess } from "../store/album-access.ts";
import type { AlbumRow } from "../store/album-rows.ts";
import type { Context } from "./context.ts";

/** Returns an album that the viewer may see, otherwise null. */
export async function albumSeen(albumId: string, context: Context): Promise<AlbumRow | null> {
  const album = await context.loaders.album.load(albumId);
  // A public album does not depend on the viewer, and the response may be cached for everyone. Everything else does,
  // even a missing album: otherwise the caching of the response would reveal hidden albums.
  if (album?.visibility === "PUBLIC") return album;
  return (await albumWithAccess(albumId, context))?.album ?? null;
}

/** Returns an album that the viewer may see, and the viewer's access to it. */
export async function albumWithAccess(
  albumId: string,
  { db, loaders, viewer }: Context,
): Promise<{ album: AlbumRow; access: AlbumAccess } | null> {
  const memberId = await viewer.memberId();
  const album = await loaders.album.load(albumId);
  const access = album && (await albumAccess(db, album, memberId));
  return album && access ? { album, access } : null;
}

/** Returns the viewer's id for changing an album; a viewer who has stored nothing yet gets an id without any albums. */
export async function askerId({ viewer }: Pick<Context, "viewer">): Promise<string> {
  return (await viewer.memberId()) ?? "";
}

/** Returns whether an access permits editing an album's entries. */
export function mayEdit(access: AlbumAccess): boolean {
  return access !== "SEE";
}
