import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { PreparedImage } from "../../images/folder.ts";
import { MAX_FILE_BYTES } from "../../images/inspect.ts";
import { downloadRemote } from "../../remote/read-remote.ts";
import type { DetailInput, ImageInput, PointPair, UnsaidOfImage } from "../../store/work-input.ts";
import { PictureRefused } from "../picture-refused.ts";
import type { Workshop } from "../workshop.ts";
import { leaveThere } from "./leave-there.ts";
import { pictureRefused } from "./remote-refused.ts";
import type { RemoteAccess } from "./remote-access.ts";
import type { RemotePicture } from "./remote-picture.ts";

type Place = Workshop & { remote: RemoteAccess };

/** Maximum time for downloading an image, in milliseconds. */
const timeLimit = 10 * 60_000;

/**
 * Downloads a manifest's images, or links to them at their site.
 *
 * @throws PictureRefused if one cannot be loaded or is not an image
 */
export async function prepareRemote(
  pictures: readonly RemotePicture[],
  place: Place,
): Promise<ImageInput[]> {
  const had = await Promise.all(
    pictures.map(async (picture) => {
      const prepared = await place.remoteGate.run(() => preparedFrom(picture, place));
      return { picture, prepared };
    }),
  );
  const [first] = had;
  return had.map(({ picture, prepared }) => ({
    ...prepared,
    role: picture.role,
    alt: picture.alt,
    caption: picture.caption,
    pixelsPerCm: null,
    details: detailsIn(picture, prepared),
    registration: picture.liesOnFirst ? cornersOn(prepared, first?.prepared) : null,
    unsaid: unsaidBy(picture),
  }));
}

/** Returns the fields that the manifest does not define: always the scale, and any other that is missing. */
function unsaidBy({ alt, caption, details, liesOnFirst }: RemotePicture): UnsaidOfImage[] {
  return [
    "pixelsPerCm",
    ...(alt === null ? (["alt"] as const) : []),
    ...(caption === null ? (["caption"] as const) : []),
    ...(details.length === 0 ? (["details"] as const) : []),
    ...(liesOnFirst ? [] : (["registration"] as const)),
  ];
}

type Prepared = PreparedImage & Pick<ImageInput, "fileName" | "remote">;

async function preparedFrom(picture: RemotePicture, place: Place): Promise<Prepared> {
  if (place.remote.pictures === "COPY") return copyIn(picture, place);
  const { remote, ...prepared } = await leaveThere(picture, place);
  return { ...prepared, remote, fileName: remote.address };
}

/** Downloads the image from the first of its addresses that works. */
async function copyIn(
  picture: RemotePicture,
  { remote, imagesFolder, decoder }: Place,
): Promise<Prepared> {
  let refused = new PictureRefused("remote-missing", "A picture has no address.");
  for (const address of picture.addresses) {
    const path = join(remote.folder, randomUUID());
    const limits = { bytes: MAX_FILE_BYTES, time: timeLimit };
    try {
      await downloadRemote(address, path, limits, { ...remote.options, accept: "image/*" });
      return { ...(await decoder.prepareImage({ path }, imagesFolder)), fileName: address };
    } catch (problem) {
      refused = pictureRefused(problem, address);
    } finally {
      await rm(path, { force: true });
    }
  }
  throw refused;
}

function detailsIn({ details }: RemotePicture, size: PreparedImage): DetailInput[] {
  return details.flatMap(({ share, caption, description }) => {
    const x = Math.round(share.x * size.width);
    const y = Math.round(share.y * size.height);
    const width = Math.min(Math.max(1, Math.round(share.width * size.width)), size.width - x);
    const height = Math.min(Math.max(1, Math.round(share.height * size.height)), size.height - y);
    return width > 0 && height > 0
      ? [{ region: { x, y, width, height }, caption, description }]
      : [];
  });
}

function cornersOn(own: PreparedImage, first: PreparedImage | undefined): PointPair[] | null {
  return (
    (first && [
      { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
      { from: { x: own.width, y: own.height }, to: { x: first.width, y: first.height } },
    ]) ??
    null
  );
}
