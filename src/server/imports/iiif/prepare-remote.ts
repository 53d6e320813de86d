import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { PreparedImage } from "../../images/folder.ts";
import { MAX_FILE_BYTES } from "../../images/inspect.ts";
import { prepareImage } from "../../images/prepare.ts";
import { ImageProblem } from "../../images/problem.ts";
import type { RemoteOptions } from "../../remote/open-remote.ts";
import { downloadRemote } from "../../remote/read-remote.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import type { DetailInput, ImageInput, PointPair } from "../../store/work-input.ts";
import { PictureRefused } from "../picture-refused.ts";
import type { RemotePicture } from "./remote-picture.ts";

/** How pictures are had from the web, and where they lie until they are prepared. */
export type RemoteAccess = { folder: string; options: Omit<RemoteOptions, "accept"> };

type Place = {
  remote: RemoteAccess;
  imagesFolder: string;
  oneOfFew: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/** More than a picture may take to come, in milliseconds. */
const timeLimit = 10 * 60_000;

/**
 * Copies a manifest's pictures in.
 *
 * @throws PictureRefused if one cannot be had or is no picture
 */
export async function prepareRemote(
  pictures: readonly RemotePicture[],
  place: Place,
): Promise<ImageInput[]> {
  const had = await Promise.all(
    pictures.map((picture) => place.oneOfFew(() => copyIn(picture, place))),
  );
  return had.map(({ picture, prepared, address }) => ({
    ...prepared,
    role: picture.role,
    alt: picture.alt,
    caption: picture.caption,
    fileName: address,
    pixelsPerCm: null,
    details: detailsIn(picture, prepared),
    registration: picture.liesOnFirst ? cornersOn(prepared, had[0]?.prepared) : null,
  }));
}

type Had = { picture: RemotePicture; prepared: PreparedImage; address: string };

/** The picture from the first of its addresses at which there is one. */
async function copyIn(picture: RemotePicture, { remote, imagesFolder }: Place): Promise<Had> {
  let refused = new PictureRefused("remote-missing", "A picture has no address.");
  for (const address of picture.addresses) {
    const path = join(remote.folder, randomUUID());
    const limits = { bytes: MAX_FILE_BYTES, time: timeLimit };
    try {
      await downloadRemote(address, path, limits, { ...remote.options, accept: "image/*" });
      return { picture, prepared: await prepareImage({ path }, imagesFolder), address };
    } catch (problem) {
      if (problem instanceof RemoteProblem) {
        refused = new PictureRefused(`remote-${problem.code}`, problem.message);
      } else if (problem instanceof ImageProblem) {
        refused = new PictureRefused(`image-${problem.code}`, `${address}: ${problem.message}`);
      } else throw problem;
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
