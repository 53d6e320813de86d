import type { RemotePlace } from "../../remote/remote-place.ts";
import { fileType, SNIFFED_BYTES } from "../file-type.ts";
import type { ImageFileType } from "../file-type.ts";
import { WrongPart } from "./wrong-part.ts";

/** Returns the media types to request from another site: only JPEG from a service, any image for a file. */
export function acceptFor(kind: RemotePlace["kind"]): string {
  return kind === "service" ? "image/jpeg" : "image/*";
}

/**
 * Checks that another site has sent an image, and a service the requested JPEG. Many sites respond with an error page.
 *
 * @param bytes at least the first SNIFFED_BYTES
 * @throws WrongPart
 */
export function assertPicture(bytes: Buffer, address: string, kind: RemotePlace["kind"]): void {
  const { host } = new URL(address);
  let type: ImageFileType;
  try {
    type = fileType(bytes.subarray(0, SNIFFED_BYTES));
  } catch {
    throw new WrongPart(address, `What ${host} sends is no picture.`);
  }
  if (kind === "service" && type !== "jpg") {
    throw new WrongPart(address, `What ${host} sends is not the JPEG that it was asked for.`);
  }
}
