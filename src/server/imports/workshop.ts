import { Gate } from "../gate.ts";
import { DecoderPool } from "../images/decoding/decoder-pool.ts";
import type { RemoteAccess } from "./iiif/remote-access.ts";
import type { SourceParts } from "./source-parts.ts";

/** Pictures that an import prepares at the same time. */
const preparedAtOnce = 2;

/** Where pictures come from and go to, and what decodes them. */
export type Workshop = {
  /** The folder the pictures are in. */
  sourceFolder: string;
  /** How those are had that are on the web; null if none are. */
  remote: RemoteAccess | null;
  /** Limits how many of these are downloaded and prepared at the same time. */
  remoteGate: Gate;
  imagesFolder: string;
  decoder: DecoderPool;
};

/** Opens the workshop in which the pictures of a source are prepared. Its decoder must be closed. */
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
