import type { Sharp } from "sharp";
import { DamagedPicture } from "./damage.ts";
import type { PreparedImage } from "./folder.ts";
import { levelSize } from "./grid.ts";
import type { Region, Size } from "./grid.ts";
import type { Format, Quality, Rotation } from "./image-request.ts";
import { inspectImage } from "./inspect.ts";
import { decodingProblem, ImageProblem } from "./problem.ts";
import { upright } from "./pyramid.ts";
import { areaOf } from "./resolve.ts";
import type { Resolved } from "./resolve.ts";
import { dropOpenedFiles, fromPixels, sharp, toPixels } from "./sharp.ts";

/** Prepared image and the path of its pyramid. */
export type Pyramid = { prepared: PreparedImage; pyramidPath: string };

/**
 * Cuts and encodes the requested region from the nearest level that is not smaller.
 *
 * @throws DamagedPicture when the pyramid cannot be decoded
 */
export async function cut(pyramid: Pyramid, request: Resolved): Promise<Buffer> {
  try {
    return await encodedAs(scaled(pyramid, request), request);
  } catch (error) {
    // A repair may have replaced the pyramid since it was opened.
    dropOpenedFiles();
    throw damageWhileCutting(error);
  }
}

/**
 * Scales a small image to the requested size.
 *
 * @param path of an image of at least that size
 * @throws DamagedPicture when it cannot be decoded
 */
export async function cutSmall(path: string, request: Resolved): Promise<Buffer> {
  try {
    const small = upright(path, await inspectImage(path));
    return await encodedAs(small.resize({ ...request.output, fit: "fill" }), request);
  } catch (error) {
    throw damageWhileCutting(error);
  }
}

/**
 * Cuts a region from an original: one that is stored here, or a file at another site.
 *
 * @param original its path or its bytes
 * @throws ImageProblem when it cannot be decoded
 */
export async function cutOriginal(original: string | Buffer, request: Resolved): Promise<Buffer> {
  const { x: left, y: top, width, height } = request.region;
  try {
    const metadata = await sharp(original, { limitInputPixels: false }).metadata();
    const part = upright(original, metadata).extract({ left, top, width, height });
    return await encodedAs(part.resize({ ...request.output, fit: "fill" }), request);
  } catch (error) {
    throw decodingProblem(error);
  }
}

/** Rotates a scaled region, applies the quality and encodes it. */
export async function encodedAs(
  image: Sharp,
  { rotation, quality, format }: Resolved,
): Promise<Buffer> {
  const isPlain = !rotation.mirror && rotation.degrees === 0 && quality === "default";
  const shown = isPlain ? image : await inQuality(await turned(image, rotation, format), quality);
  return encoded(shown, quality, format).toBuffer();
}

function damageWhileCutting(error: unknown): unknown {
  const problem = decodingProblem(error);
  const ofFile = problem instanceof ImageProblem && ["damaged", "truncated"].includes(problem.code);
  return ofFile && error instanceof Error
    ? new DamagedPicture(`the pyramid cannot be decoded: ${error.message}`, { cause: error })
    : error;
}

/** Returns how many pixels are decoded for a request. */
export function decodedArea(prepared: PreparedImage, request: Resolved): number {
  return areaOf(regionOnLevel(request.region, prepared, levelFor(prepared, request)));
}

function scaled({ prepared, pyramidPath }: Pyramid, request: Resolved): Sharp {
  const level = levelFor(prepared, request);
  return sharp(pyramidPath, { page: level, limitInputPixels: false })
    .extract(regionOnLevel(request.region, prepared, level))
    .resize({ ...request.output, fit: "fill" });
}

/** Returns the nearest level that is not smaller than the request. */
function levelFor({ scaleFactors }: PreparedImage, { region, output }: Resolved): number {
  const reduction = Math.min(region.width / output.width, region.height / output.height);
  return Math.max(
    0,
    scaleFactors.findLastIndex((factor) => factor <= reduction),
  );
}

/** Returns the whole pixels of a level that are nearest to a region of the full image; at least one. */
function regionOnLevel(
  region: Region,
  size: Size,
  level: number,
): { left: number; top: number; width: number; height: number } {
  const factor = 2 ** level;
  const whole = levelSize(size, factor);
  // A level's last pixel may cover fewer than `factor` pixels; it ends at the image's edge.
  const span = (start: number, length: number, total: number, most: number): [number, number] => {
    const from = Math.min(Math.round(start / factor), most - 1);
    const to = start + length === total ? most : Math.round((start + length) / factor);
    return [from, Math.max(1, to - from)];
  };
  const [left, width] = span(region.x, region.width, size.width, whole.width);
  const [top, height] = span(region.y, region.height, size.height, whole.height);
  return { left, top, width, height };
}

/** Mirrors and rotates in a separate step: sharp would do so before it cuts and scales. */
async function turned(image: Sharp, { mirror, degrees }: Rotation, format: Format): Promise<Sharp> {
  const pixels = fromPixels(await toPixels(image)).flop(mirror);
  const white = { r: 255, g: 255, b: 255 };
  const background = format === "jpg" ? white : { ...white, alpha: 0 };
  return pixels.rotate(degrees, { background });
}

/** Removes the colours in a separate step: sharp would do so before it rotates, which mixes different greys. */
async function inQuality(image: Sharp, quality: Quality): Promise<Sharp> {
  if (quality === "gray") return fromPixels(await toPixels(image)).grayscale();
  return quality === "bitonal" ? fromPixels(await toPixels(image)).threshold(128) : image;
}

function encoded(image: Sharp, quality: Quality, format: Format): Sharp {
  switch (format) {
    case "jpg":
      // Optimized tables save a few per cent of the bytes and cost a tenth of the time.
      return image.jpeg({ quality: 85, optimiseCoding: false });
    case "png":
      return quality === "bitonal"
        ? image.png({ palette: true, colours: 2, dither: 0 })
        : image.png({ compressionLevel: 4 });
    case "webp":
      return image.webp({ quality: 80, effort: 2 });
    case "avif":
      return image.avif({ quality: 55, effort: 0, tune: "ssim" });
    case "tif":
      return image.tiff({ compression: "deflate", predictor: "horizontal" });
  }
}
