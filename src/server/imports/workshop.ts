import { Gate } from "../gate.ts";
import { DecoderPool } from "../images/decoding/decoder-pool.ts";
import type { RemoteAccess } from "./iiif/remote-access.ts";
import type { SourceParts } from "./source-parts.ts";

/** Maximum number of images that an import prepares concurrently. */
const preparedAtOnce = 2;

/** Source and destination of images, and their decoder. */
export type Workshop = {
  /** Folder of the source's images. */
  sourceFolder: string;
  /** Access to images on the web; null if there are none. */
  remote: RemoteAccess | null;
  /** Limits how many remote images are downloaded and prepared concurrently. */
  remoteGate: Gate;
  imagesFolder: string;
  decoder: DecoderPool;
};

/** Opens the resources for preparing a source's images. The caller must close the decoder. */
export function openWorkshop(
  { folder, remote }: Pick<SourceParts, "folder" | "remote">,
  imagesFolder: string,
): Workshop {
  return {
    sourceFolder: folder,
    remote,
    remoteGate: new Gate(preparedAtOnce, Infinity),
    imagesFolder,
    decoder: new DecoderPool({ preparing: preparedAtOnce }),
  };
}
