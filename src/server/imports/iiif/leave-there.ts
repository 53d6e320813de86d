import { createHash, randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { derivativeWidthsFor } from "../../images/derivatives.ts";
import { folderOf, readMeta } from "../../images/folder.ts";
import type { PreparedImage } from "../../images/folder.ts";
import { heightFor } from "../../images/grid.ts";
import { parseImageRequest } from "../../images/image-request.ts";
import { acceptFor } from "../../images/remote/assert-picture.ts";
import { cutRemote } from "../../images/remote/cut-remote.ts";
import type { GetPart } from "../../images/remote/cut-remote.ts";
import { resolveRequest } from "../../images/resolve.ts";
import { readImageInformation } from "../../remote/image-information.ts";
import { downloadRemote, readRemote } from "../../remote/read-remote.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import { keyOfPlace } from "../../remote/remote-place.ts";
import type { RemotePlace } from "../../remote/remote-place.ts";
import { PictureRefused } from "../picture-refused.ts";
import type { RemoteAccess } from "./remote-access.ts";
import type { RemotePicture } from "./remote-picture.ts";
import { pictureRefused } from "./remote-refused.ts";
import type { Workshop } from "../workshop.ts";

type Place = Pick<Workshop, "imagesFolder" | "decoder"> & { remote: RemoteAccess };

/** Limits for one download: size in bytes, and time in milliseconds. */
const limits = { bytes: 64 * 1024 ** 2, time: 60_000 };
/** Maximum number of pixels of a file without an image service: each request decodes all of it. */
const mostPixelsOfFile = 100_000_000;

/**
 * Links to an image at its site: by a service that delivers regions, otherwise as a file. Prepares only small
 * derivatives here.
 *
 * @throws PictureRefused if it cannot be loaded, or is too large to be loaded as a whole each time
 */
export async function leaveThere(
  picture: RemotePicture,
  place: Place,
): Promise<PreparedImage & { remote: RemotePlace }> {
  const access = place.remote;
  let refused = new PictureRefused("remote-missing", "A picture has no address.");
  for (const service of picture.services) {
    try {
      const remote = await placeOfService(service, access);
      if (remote)
        return await prepared(remote, place, (at) => read(at, acceptFor("service"), access));
    } catch (problem) {
      refused = pictureRefused(problem, service);
    }
  }
  for (const address of picture.addresses) {
    try {
      const { remote, bytes } = await placeOfFile(address, place);
      return await prepared(remote, place, () => Promise.resolve(bytes));
    } catch (problem) {
      refused = pictureRefused(problem, address);
    }
  }
  throw refused;
}

async function read(address: string, accept: string, { options }: RemoteAccess): Promise<Buffer> {
  return (await readRemote(address, limits, { ...options, accept })).bytes;
}

async function placeOfService(service: string, access: RemoteAccess): Promise<RemotePlace | null> {
  const address = `${service}/info.json`;
  const bytes = await read(address, "application/ld+json, application/json;q=0.9", access);
  try {
    return readImageInformation(JSON.parse(bytes.toString("utf8")), service);
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    throw new RemoteProblem("refused", `What is at ${address} is not JSON.`);
  }
}

async function placeOfFile(
  address: string,
  { remote: { folder, options }, decoder }: Place,
): Promise<{ remote: RemotePlace; bytes: Buffer }> {
  const path = join(folder, randomUUID());
  try {
    await downloadRemote(address, path, limits, { ...options, accept: "image/*" });
    const { width, height } = await decoder.inspectImage(path);
    if (width * height > mostPixelsOfFile) {
      throw new PictureRefused(
        "remote-too-large",
        `${address} is too large to stay at a site that has it only as a whole. Copy it in.`,
      );
    }
    const bytes = await readFile(path);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { remote: { kind: "file", address, width, height, sha256 }, bytes };
  } finally {
    await rm(path, { force: true });
  }
}

async function prepared(
  remote: RemotePlace,
  { imagesFolder, decoder }: Place,
  getPart: GetPart,
): Promise<PreparedImage & { remote: RemotePlace }> {
  const meta = await readMeta(folderOf(imagesFolder, keyOfPlace(remote)));
  if (meta) return { ...meta.image, remote };
  const width = derivativeWidthsFor(remote).at(-1) ?? 1;
  const size = `${width},${heightFor(remote, width)}`;
  const request = resolveRequest(parseImageRequest("full", size, "0", "default.jpg"), remote);
  const bytes = await cutRemote(remote, request, getPart, decoder);
  return decoder.prepareRemoteImage(remote, imagesFolder, { bytes });
}
