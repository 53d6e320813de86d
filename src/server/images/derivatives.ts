import { join } from "node:path";
import type { Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { derivativeFile, PYRAMID_FILE } from "./folder.ts";
import { heightFor, levelSize, scaleFactorsOf } from "./grid.ts";
import type { Size } from "./grid.ts";
import type { Inspected } from "./inspect.ts";
import { decodingProblem } from "./problem.ts";
import { upright } from "./pyramid.ts";
import { fromPixels, sharp, toPixels } from "./sharp.ts";
import type { Pixels } from "./sharp.ts";

const usualWidths = [240, 480, 640, 960, 1600];
/** Maximum height of a derivative, so that a scroll or a strip does not become huge. */
const MAX_DERIVATIVE_HEIGHT = 4096;
/** Maximum side length of the image from which a ThumbHash is computed, in pixels. */
const THUMBHASH_SIDE = 100;

// Chosen on maps and paintings: AVIF below effort 2 loses thin lines (4 dB less at more bytes on a
// map), above it doubles the time for under 0.4 dB; 4:2:0 saves a tenth of the bytes for 1 to 2 dB.
// WebP above effort 2 gains 2 % for twice the time. sharp 0.35 tunes AVIF for "iq" by default, which takes 2.4 times the
// bytes on a picture with grain for 0.6 dB; "ssim" is what these values were chosen with.
const avif = { quality: 60, effort: 2, chromaSubsampling: "4:4:4", tune: "ssim" } as const;
const webp = { quality: 80, effort: 2 };

/** Returns the widths of an image's derivatives, ascending: never wider than the image, at least one. */
export function derivativeWidthsFor(size: Size): number[] {
  const forHeight = Math.floor((size.width * MAX_DERIVATIVE_HEIGHT) / size.height);
  const widest = Math.max(1, Math.min(size.width, usualWidths.at(-1) ?? 0, forHeight));
  return [...usualWidths.filter((width) => width < widest * 0.8), widest];
}

/**
 * Writes an image's small WebP and AVIF files into its folder.
 *
 * @param from source, at least as large as the widest derivative
 * @returns its placeholder, a ThumbHash in base64
 */
export async function writeDerivatives(
  folder: string,
  picture: Size,
  from: Sharp,
): Promise<string> {
  const widths = derivativeWidthsFor(picture);
  let pixels = await resized(from, picture, widths.at(-1) ?? 1);
  for (const width of widths.toReversed()) {
    if (width !== pixels.info.width) pixels = await resized(fromPixels(pixels), picture, width);
    await fromPixels(pixels)
      .webp(webp)
      .toFile(join(folder, derivativeFile(width, "webp")));
    await fromPixels(pixels)
      .avif(avif)
      .toFile(join(folder, derivativeFile(width, "avif")));
  }
  return thumbHash(pixels);
}

/**
 * Returns the source of the widest derivative: a level of the pyramid that is amply larger, which decodes fast, or
 * otherwise the original, so that a small image is not encoded as JPEG in between.
 */
export function nearest(folder: string, original: string, picture: Inspected): Sharp {
  const widest = derivativeWidthsFor(picture).at(-1) ?? 1;
  const level = scaleFactorsOf(picture).findLastIndex(
    (factor) => Math.floor(picture.width / factor) >= widest * 1.5,
  );
  if (level <= 0) return upright(original, picture);
  const pyramid = join(folder, PYRAMID_FILE);
  const shown = levelSize(picture, 2 ** level);
  return sharp(pyramid, { page: level, limitInputPixels: false }).extract({
    left: 0,
    top: 0,
    ...shown,
  });
}

async function resized(image: Sharp, picture: Size, width: number): Promise<Pixels> {
  const size = { width, height: heightFor(picture, width) };
  return toPixels(image.resize({ ...size, fit: "fill" })).catch((error: unknown) => {
    throw decodingProblem(error);
  });
}

async function thumbHash(pixels: Pixels): Promise<string> {
  const small = fromPixels(pixels).resize({
    width: THUMBHASH_SIDE,
    height: THUMBHASH_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  });
  const { data, info } = await toPixels(small.toColourspace("srgb").ensureAlpha());
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
