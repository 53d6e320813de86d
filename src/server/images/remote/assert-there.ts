import type { RemoteOptions } from "../../remote/open-remote.ts";
import { readRemoteHead } from "../../remote/read-remote.ts";
import type { RemotePlace } from "../../remote/remote-place.ts";
import { SNIFFED_BYTES } from "../file-type.ts";
import { acceptFor, assertPicture } from "./assert-picture.ts";
import { partLimits } from "./part-limits.ts";
import { sampleAddress } from "./sample-address.ts";

/**
 * Requests a small part of an image from another site, bypassing the cache. Does not check whether a file has changed,
 * since that requires all of it.
 *
 * @throws RemoteProblem if the request fails
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
