import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** 12 megapixels. */
const size = { width: 4000, height: 3000 };
/** Number of distinct images. The others differ only by a comment in the file, so that each has its own key. */
const drawn = 40;

/**
 * Writes images that compress like photographs to a folder: gradients, soft shapes and grain.
 *
 * @param from number of the first image
 */
export async function writePhotographs(folder: string, from: number, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let number = from; number < from + count; number += 1) {
    const jpeg = await readFile(await photograph(number % drawn));
    const named = withComment(jpeg, `Picture ${number}`);
    await writeFile(join(folder, `picture-${number}.jpg`), named);
  }
}

/** Returns the file of one of the distinct images; creates it only the first time. */
async function photograph(number: number): Promise<string> {
  const folder = join(tmpdir(), "vitrine-bench", "photographs");
  const file = join(folder, `${number}.jpg`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const coarse = await noise(8 + (number % 5), 70);
  const middle = await noise(90 + 7 * number, 45);
  const grain = await noise(size.width / 2, 12);
  await sharp(coarse)
    .composite([
      { input: middle, blend: "soft-light" },
      { input: grain, blend: "soft-light" },
    ])
    .jpeg({ quality: 90 })
    .toFile(`${file}.part`);
  await rename(`${file}.part`, file);
  return file;
}

/** Creates coloured noise of this width, and scales it up to the whole size. */
async function noise(width: number, sigma: number): Promise<Buffer> {
  const height = Math.round((width * size.height) / size.width);
  const background = "#808080";
  const grains = { type: "gaussian", mean: 128, sigma } as const;
  const small = await sharp({ create: { width, height, channels: 3, background, noise: grains } })
    .png()
    .toBuffer();
  return sharp(small)
    .resize({ ...size, fit: "fill", kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Inserts a comment after the first two bytes of a JPEG. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}
