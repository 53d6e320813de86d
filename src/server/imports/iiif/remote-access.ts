import { scratchFolder } from "../archive/scratch-folder.ts";
import type { OpeningPlace } from "../source-parts.ts";
import type { RemoteOptions } from "../../remote/open-remote.ts";
import type { RemotePictures } from "../../store/tables/import-jobs.ts";

/** Access to images on the web, and the folder for downloads until they are prepared. */
export type RemoteAccess = {
  folder: string;
  options: Omit<RemoteOptions, "accept">;
  pictures: RemotePictures;
};

/** Opens the access to images on the web. Closing it aborts all downloads and removes their folder. */
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
