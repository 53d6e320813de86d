import { createHash } from "node:crypto";
import type { RemotePlace, RemoteService } from "../../remote/remote-place.ts";
import { encodedAs } from "../cut.ts";
import type { Decoder } from "../decoding/decoder.ts";
import type { Size } from "../grid.ts";
import { ImageProblem } from "../problem.ts";
import type { ImageProblemCode } from "../problem.ts";
import type { Resolved } from "../resolve.ts";
import { sharp } from "../sharp.ts";
import { assertPicture } from "./assert-picture.ts";
import { partAddress } from "./part-address.ts";
import { partsFor } from "./parts.ts";
import type { Part } from "./parts.ts";
import { WrongPart } from "./wrong-part.ts";

/** Returns the content at an address of another site; throws RemoteProblem. */
export type GetPart = (address: string) => Promise<Buffer>;

/** Decodes data from other sites. */
type PartDecoder = Pick<Decoder, "readJpegSize" | "decodePart" | "cutOriginal">;

/** Maximum number of concurrent requests for parts. */
const partsAtOnce = 4;
/** Marker at the end of a JPEG, and within how many of its last bytes it must occur. */
const endOfJpeg = Buffer.from([0xff, 0xd9]);
const endWithin = 4096;

/** Problems of an image that has not changed, but cannot be decoded within the limits. */
const beyondLimits: readonly ImageProblemCode[] = ["too-large", "too-slow", "not-decodable"];

/**
 * Cuts the requested region of an image at another site. A response of that site that fits the request is returned
 * unchanged.
 *
 * @throws RemoteProblem, BadImageRequest
 */
export async function cutRemote(
  place: RemotePlace,
  request: Resolved,
  getPart: GetPart,
  decoder: PartDecoder,
): Promise<Buffer> {
  const { region, output, rotation, quality, format } = request;
  if (place.kind === "file") {
    const bytes = await getPart(place.address);
    if (createHash("sha256").update(bytes).digest("hex") !== place.sha256) {
      throw new WrongPart(place.address);
    }
    return decoded(place.address, decoder.cutOriginal(bytes, request));
  }
  const getJpeg: GetPart = async (address) => {
    const bytes = await getPart(address);
    assertPicture(bytes, address, place.kind);
    return bytes;
  };
  const { parts, canvas, wanted } = partsFor(place, region, output);
  const [first, ...others] = parts;
  const isPlain = format === "jpg" && quality === "default" && rotation.degrees === 0;
  const isAll = wanted.width === canvas.width && wanted.height === canvas.height;
  if (first && others.length === 0 && isAll && isPlain && !rotation.mirror) {
    const address = partAddress(place, first.region, first.size);
    const bytes = await getJpeg(address);
    const size = await decoded(address, decoder.readJpegSize(bytes));
    const isOfSize = size.width === output.width && size.height === output.height;
    if (isOfSize && bytes.subarray(-endWithin).includes(endOfJpeg)) return bytes;
  }
  const laid = await laidTogether(place, parts, canvas, getJpeg, decoder);
  const pixels = sharp(laid, { raw: { ...canvas, channels: 3 } });
  return encodedAs(pixels.extract(wanted).resize({ ...output, fit: "fill" }), request);
}

/** @returns the parts' pixels, three bytes each */
async function laidTogether(
  place: RemoteService,
  parts: readonly Part[],
  canvas: Size,
  getJpeg: GetPart,
  decoder: PartDecoder,
): Promise<Buffer> {
  const laid = Buffer.alloc(canvas.width * canvas.height * 3);
  const waiting = [...parts];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const address = partAddress(place, next.region, next.size);
      const bytes = await getJpeg(address);
      lay(await decoded(address, decoder.decodePart(bytes, next)), next, laid, canvas);
    }
  };
  try {
    await Promise.all(Array.from({ length: partsAtOnce }, work));
  } finally {
    // After a failure the other parts are useless.
    waiting.length = 0;
  }
  return laid;
}

/** Awaits a decoder; converts a problem of the image into a problem of its site. */
async function decoded<Result>(address: string, decoding: Promise<Result>): Promise<Result> {
  try {
    return await decoding;
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error;
    const { host } = new URL(address);
    throw beyondLimits.includes(error.code)
      ? new WrongPart(
          address,
          `What ${host} sends takes more memory or time to decode than is allowed.`,
        )
      : new WrongPart(address);
  }
}

function lay(pixels: Buffer, { size, left, top }: Part, onto: Buffer, canvas: Size): void {
  const length = size.width * 3;
  for (let row = 0; row < size.height; row += 1) {
    pixels.copy(onto, ((top + row) * canvas.width + left) * 3, row * length, (row + 1) * length);
  }
}
