import type { Metadata } from "sharp";
import type { Size } from "./grid.ts";
import { decodingProblem, ImageProblem } from "./problem.ts";
import { sharp } from "./sharp.ts";

/** The largest file taken in, in bytes. */
export const MAX_FILE_BYTES = 2 ** 31;
/** The most pixels of a picture that is decoded in parts. */
export const MAX_PIXELS = 1_000_000_000;
/** The most pixels of a progressive JPEG. Its coefficients are in memory as a whole: 3 to 6 bytes a pixel. */
const MAX_PROGRESSIVE_JPEG_PIXELS = 250_000_000;
/** The most pixels of any other picture that is in memory as a whole: up to 20 bytes a pixel while it is decoded. */
const MAX_PIXELS_AT_ONCE = 50_000_000;

/** What is known of a picture from its header alone. */
export type Inspected = Size & {
  hasAlpha: boolean;
  /** Pages of a TIFF or frames of an animation, of which the first is shown. */
  pages: number;
};

/**
 * Reads a picture's header and refuses, before anything is decoded, what would exhaust the machine.
 *
 * @param path a file whose type `fileType` accepted
 * @returns the size as seen upright
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

/** How many pages a file has; the levels of a pyramid, each half as large as the one before, are one page. */
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
