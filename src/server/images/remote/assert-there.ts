import type { RemoteOptions } from "../../remote/open-remote.ts";
import { readRemoteHead } from "../../remote/read-remote.ts";
import type { RemotePlace } from "../../remote/remote-place.ts";
import { SNIFFED_BYTES } from "../file-type.ts";
import { acceptFor, assertPicture } from "./assert-picture.ts";
import { partLimits } from "./part-limits.ts";
import { sampleAddress } from "./sample-address.ts";

/**
 * Asks another site for a little of a picture, whatever is kept of it here. Whether a file is still what it was cannot be
 * told without all of it, and is not.
 *
 * @throws RemoteProblem if it does not come
 */
export async function assertThere(
  place: RemotePlace,
  options: Omit<RemoteOptions, "accept">,
): Promise<void> {
  const address = sampleAddress(place);
  const asked = { ...options, accept: acceptFor(place.kind) };
  const head = await readRemoteHead(address, SNIFFED_BYTES, partLimits, asked);
  assertPicture(head, address, place.kind);
}
