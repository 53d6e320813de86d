import type { Metadata } from "sharp";
import type { Size } from "./grid.ts";
import { decodingProblem, ImageProblem } from "./problem.ts";
import { sharp } from "./sharp.ts";

/** Maximum size of a file, in bytes. */
export const MAX_FILE_BYTES = 2 ** 31;
/** Maximum number of pixels of an image that is decoded in parts. */
export const MAX_PIXELS = 1_000_000_000;
/** Maximum number of pixels of a progressive JPEG. Its coefficients are in memory as a whole: 3 to 6 bytes a pixel. */
const MAX_PROGRESSIVE_JPEG_PIXELS = 250_000_000;
/** Maximum number of pixels of other images that are in memory as a whole: up to 20 bytes a pixel while decoding. */
const MAX_PIXELS_AT_ONCE = 50_000_000;

/** Properties of an image that its header contains. */
export type Inspected = Size & {
  hasAlpha: boolean;
  /** Number of pages of a TIFF or frames of an animation, of which the first is shown. */
  pages: number;
};

/**
 * Reads an image's header and rejects, before anything is decoded, images that would exhaust the machine.
 *
 * @param path a file whose type `fileType` accepted
 * @returns the size of the upright image
 * @throws ImageProblem
 */
export async function inspectImage(path: string): Promise<Inspected> {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw decodingProblem(error);
    });
  const { width, height } = metadata.autoOrient;
  if (!(width > 0 && height > 0)) {
    throw new ImageProblem("damaged", "The file is damaged: the picture has no size.");
  }
  const limit = mostPixels(metadata);
  if (width * height > limit) {
    const size = `${width.toLocaleString("en")} x ${height.toLocaleString("en")}`;
    throw new ImageProblem(
      "too-large",
      `The picture is too large: ${size} pixels, and at most ${limit / 1e6} million of its kind are taken in.`,
    );
  }
  return { width, height, hasAlpha: metadata.hasAlpha, pages: await pagesOf(path, metadata) };
}

/** Returns how many pages a file has; the levels of a pyramid, each half as large as the last, are one page. */
async function pagesOf(path: string, { pages = 1, width }: Metadata): Promise<number> {
  if (pages === 1) return 1;
  const second = await sharp(path, { page: 1, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return second !== null && Math.abs(second.width - width / 2) <= 1 ? 1 : pages;
}

function mostPixels({ format, isProgressive }: Metadata): number {
  if (!["jpeg", "png", "tiff"].includes(format)) return MAX_PIXELS_AT_ONCE;
  if (!isProgressive) return MAX_PIXELS;
  return format === "jpeg" ? MAX_PROGRESSIVE_JPEG_PIXELS : MAX_PIXELS_AT_ONCE;
}
