import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import type { RemoteFile, RemotePlace, RemoteService } from "../../remote/remote-place.ts";
import { encodedAs } from "../cut.ts";
import type { Region, Size } from "../grid.ts";
import { MAX_PIXELS_AT_ONCE } from "../inspect.ts";
import { upright } from "../pyramid.ts";
import type { Resolved } from "../resolve.ts";
import { sharp } from "../sharp.ts";
import { partAddress } from "./part-address.ts";
import { partsFor } from "./parts.ts";
import type { Part } from "./parts.ts";
import { WrongPart } from "./wrong-part.ts";

/** Gives what is at an address of another site; throws RemoteProblem. */
export type GetPart = (address: string) => Promise<Buffer>;

/** Parts that are waited for at the same time. */
const partsAtOnce = 4;
/** What a JPEG ends with, within so many of its last bytes. */
const endOfJpeg = Buffer.from([0xff, 0xd9]);
const endWithin = 4096;

/**
 * What is asked for of a picture that is kept at another site. What that site has just so is passed on as it came.
 *
 * @throws RemoteProblem, BadImageRequest
 */
export async function cutRemote(
  place: RemotePlace,
  request: Resolved,
  getPart: GetPart,
): Promise<Buffer> {
  const { region, output, rotation, quality, format } = request;
  if (place.kind === "file")
    return encodedAs(await partOfFile(place, region, output, getPart), request);
  const { parts, canvas, wanted } = partsFor(place, region, output);
  const [first, ...others] = parts;
  const isPlain = format === "jpg" && quality === "default" && rotation.degrees === 0;
  const isAll = wanted.width === canvas.width && wanted.height === canvas.height;
  if (first && others.length === 0 && isAll && isPlain && !rotation.mirror) {
    const address = partAddress(place, first.region, first.size);
    const bytes = await getPart(address);
    if (await isJpegOf(bytes, output, address)) return bytes;
  }
  const pixels = await laidTogether(place, parts, canvas, getPart);
  return encodedAs(pixels.extract(wanted).resize({ ...output, fit: "fill" }), request);
}

async function partOfFile(
  place: RemoteFile,
  { x: left, y: top, width, height }: Region,
  output: Size,
  getPart: GetPart,
): Promise<Sharp> {
  const bytes = await getPart(place.address);
  if (createHash("sha256").update(bytes).digest("hex") !== place.sha256) {
    throw new WrongPart(place.address);
  }
  const image = upright(bytes, await sharp(bytes).metadata());
  return image.extract({ left, top, width, height }).resize({ ...output, fit: "fill" });
}

/** Whether it is a JPEG of that size, down to its end. */
async function isJpegOf(bytes: Buffer, { width, height }: Size, address: string) {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new WrongPart(address);
    });
  const isOfSize = found.width === width && found.height === height;
  return found.format === "jpeg" && isOfSize && bytes.subarray(-endWithin).includes(endOfJpeg);
}

async function laidTogether(
  place: RemoteService,
  parts: readonly Part[],
  canvas: Size,
  getPart: GetPart,
): Promise<Sharp> {
  const laid = Buffer.alloc(canvas.width * canvas.height * 3);
  const waiting = [...parts];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const address = partAddress(place, next.region, next.size);
      lay(await pixelsOf(await getPart(address), next, address), next, laid, canvas);
    }
  };
  try {
    await Promise.all(Array.from({ length: partsAtOnce }, work));
  } finally {
    // After one that could not be had the others are of no use.
    waiting.length = 0;
  }
  return sharp(laid, { raw: { ...canvas, channels: 3 } });
}

/** Sites round differently, by a pixel, and some give less than was asked for, but never in another shape. */
async function pixelsOf(bytes: Buffer, { region, size }: Part, address: string): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS_AT_ONCE });
  try {
    const { width, height } = await image.metadata();
    // Each side may be rounded by up to two pixels.
    const off = Math.abs(height * region.width - width * region.height);
    if (off > 2 * (region.width + region.height)) throw new WrongPart(address);
    return await image
      .flatten({ background: "#ffffff" })
      .resize({ ...size, fit: "fill" })
      .toColourspace("srgb")
      .raw()
      .toBuffer();
  } catch {
    throw new WrongPart(address);
  }
}

function lay(pixels: Buffer, { size, left, top }: Part, onto: Buffer, canvas: Size): void {
  const length = size.width * 3;
  for (let row = 0; row < size.height; row += 1) {
    pixels.copy(onto, ((top + row) * canvas.width + left) * 3, row * length, (row + 1) * length);
  }
}
