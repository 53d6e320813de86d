import { scratchFolder } from "../archive/scratch-folder.ts";
import type { OpeningPlace } from "../source-parts.ts";
import type { RemoteOptions } from "../../remote/open-remote.ts";
import type { RemotePictures } from "../../store/tables/import-jobs.ts";

/** How pictures are had from the web, and where they lie until they are prepared. */
export type RemoteAccess = {
  folder: string;
  options: Omit<RemoteOptions, "accept">;
  pictures: RemotePictures;
};

/** Opens the access to pictures on the web. Closing it ends what is being read, and removes its folder. */
export async function openRemoteAccess(
  place: OpeningPlace,
): Promise<{ remote: RemoteAccess; close(): Promise<void> }> {
  const { unpackedFolder, mayReach, signal, remotePictures: pictures } = place;
  const stop = new AbortController();
  const scratch = await scratchFolder(unpackedFolder);
  const options = { signal: AbortSignal.any([stop.signal, signal]), mayReach };
  const close = async () => {
    stop.abort(new Error("The source was closed."));
    await scratch.close();
  };
  return { remote: { folder: scratch.path, options, pictures }, close };
}
