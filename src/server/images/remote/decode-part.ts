import type { Size } from "../grid.ts";
import { decodingProblem, ImageProblem } from "../problem.ts";
import { sharp } from "../sharp.ts";
import type { Part } from "./parts.ts";

/** The most pixels of a part as another site sends it; parts of 4,096 x 4,096 are the largest that are asked for. */
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
 * Decodes a part that a service of the Image API sent, and scales it to the size that was asked for. Services round
 * differently, by a pixel, and some give less than was asked for, but never in another shape.
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
