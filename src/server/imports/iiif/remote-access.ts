import type { RemoteOptions } from "../../remote/open-remote.ts";
import type { RemotePictures } from "../../store/tables/import-jobs.ts";

/** How pictures are had from the web, and where they lie until they are prepared. */
export type RemoteAccess = {
  folder: string;
  options: Omit<RemoteOptions, "accept">;
  pictures: RemotePictures;
};
