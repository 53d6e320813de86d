import { ConnectionHandler, ROOT_ID, type IEnvironment } from "relay-runtime";

/** Returns the ids of the connections in the store that list the viewer's albums: none, or one. */
export function ownAlbumsLists(environment: IEnvironment): string[] {
  const source = environment.getStore().getSource();
  const viewer = source.get(ROOT_ID)?.["viewer"] as { __ref?: string } | null | undefined;
  if (!viewer?.__ref) return [];
  const id = ConnectionHandler.getConnectionID(viewer.__ref, "OwnAlbums_viewer_albums");
  return source.has(id) ? [id] : [];
}
