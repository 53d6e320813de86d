import type { Size } from "../grid.ts";
import { decodingProblem, ImageProblem } from "../problem.ts";
import { sharp } from "../sharp.ts";
import type { Part } from "./parts.ts";

/** Maximum number of pixels of a part from another site; the largest requested parts have 4,096 x 4,096. */
const MAX_PART_PIXELS = 50_000_000;

/**
 * Reads the size of a JPEG from its header.
 *
 * @throws ImageProblem
 */
export async function readJpegSize(bytes: Buffer): Promise<Size> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PART_PIXELS })
    .metadata()
    .catch(rethrow);
  return { width, height };
}

/**
 * Decodes a part that a service of the Image API sent, and scales it to the requested size. Services round differently,
 * by a pixel, and some return less than requested, but never in another shape.
 *
 * @returns sRGB pixels of `size`, three bytes each, row by row
 * @throws ImageProblem
 */
export async function decodePart(
  bytes: Buffer,
  { region, size }: Pick<Part, "region" | "size">,
): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PART_PIXELS });
  const { width, height } = await image.metadata().catch(rethrow);
  // Each side may be rounded by up to two pixels.
  const off = Math.abs(height * region.width - width * region.height);
  if (off > 2 * (region.width + region.height)) {
    throw new ImageProblem("changed", "The part has not the shape that was asked for.");
  }
  return image
    .flatten({ background: "#ffffff" })
    .resize({ ...size, fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer()
    .catch(rethrow);
}

function rethrow(error: unknown): never {
  throw decodingProblem(error);
}
