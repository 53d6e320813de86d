import { albumAccess } from "../store/album-access.ts";
import type { AlbumAccess } from "../store/album-access.ts";
import type { AlbumRow } from "../store/album-rows.ts";
import type { Context } from "./context.ts";

/** An album that whoever asks may see. */
export async function albumSeen(albumId: string, context: Context): Promise<AlbumRow | null> {
  const album = await context.loaders.album.load(albumId);
  // What is everybody's does not depend on who asks, and may be kept for all. Anything else does, what is
  // not there too: how an answer is cached would tell of albums that are hidden.
  if (album?.visibility === "PUBLIC") return album;
  return (await albumWithAccess(albumId, context))?.album ?? null;
}

/** An album that whoever asks may see, and what they may do with it. */
export async function albumWithAccess(
  albumId: string,
  { db, loaders, viewer }: Context,
): Promise<{ album: AlbumRow; access: AlbumAccess } | null> {
  const memberId = await viewer.memberId();
  const album = await loaders.album.load(albumId);
  const access = album && (await albumAccess(db, album, memberId));
  return album && access ? { album, access } : null;
}

/** Who asks to change an album: an id that owns none and edits none, if they left nothing here yet. */
export async function askerId({ viewer }: Pick<Context, "viewer">): Promise<string> {
  return (await viewer.memberId()) ?? "";
}

/** Whether an access is enough to change what lies in an album. */
export function mayEdit(access: AlbumAccess): boolean {
  return access !== "SEE";
}
