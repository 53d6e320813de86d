import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";

type Size = { width: number; height: number };
type Box = Size & { x: number; y: number };

/** Writes an image whose colours, from 0 to 1, depend on the position, with a fine pattern over them. */
export async function writePattern(
  file: string,
  { width, height }: Size,
  colours: (across: number, down: number) => readonly number[],
): Promise<void> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pattern = ((x >> 4) + (y >> 4)) % 2 ? 0 : 55;
      for (const colour of colours(x / width, y / height)) pixels[i++] = colour * 200 + pattern;
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toFile(file);
}

/** Writes a work of three images: two with the same aspect ratio, and one with another. */
export async function writeLayered(folder: string): Promise<void> {
  const file = (name: string) => path.join(folder, name);
  await Promise.all([
    writePattern(file("front.jpg"), { width: 1600, height: 1000 }, (x, y) => [x, y, 0.2]),
    writePattern(file("behind.jpg"), { width: 800, height: 500 }, (x, y) => [0.1, x, y]),
    writePattern(file("frame.jpg"), { width: 700, height: 900 }, () => [0.5, 0.5, 0.5]),
  ]);
}

/** Width and height of the compared area, in CSS pixels. */
const seen = 80;

/**
 * Returns the mean difference, from 0 to 255, between what a page shows around the middle of a box and a place of a
 * file.
 *
 * @param place in fractions of the image
 * @param width of the whole image at its displayed scale, in CSS pixels
 */
export async function differenceThere(
  page: Page,
  { x, y, width: across, height: down }: Box,
  file: string,
  place: { x: number; y: number },
  width: number,
): Promise<number> {
  const clip = { x: x + (across - seen) / 2, y: y + (down - seen) / 2, width: seen, height: seen };
  const picture = sharp(file);
  const size = await picture.metadata();
  const side = Math.round((seen * size.width) / width);
  const compared = { width: 64, height: 64, fit: "fill" as const };
  const [shown, stored] = await Promise.all([
    page
      .screenshot({ clip })
      .then((bytes) => sharp(bytes).removeAlpha().resize(compared).raw().toBuffer()),
    picture
      .extract({
        left: Math.round(place.x * size.width - side / 2),
        top: Math.round(place.y * size.height - side / 2),
        width: side,
        height: side,
      })
      .resize(compared)
      .raw()
      .toBuffer(),
  ]);
  return (
    shown.reduce((sum, value, i) => sum + Math.abs(value - (stored[i] ?? 0)), 0) / shown.length
  );
}
