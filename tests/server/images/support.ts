import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { onTestFinished } from "vitest";
import { localDecoder } from "../../../src/server/images/decoding/decoder.ts";

/** Creates an empty folder, which is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-images-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const nowhere = {
  folder: join(tmpdir(), "vitrine-nowhere"),
  mayReach: () => false,
  onAsked: () => undefined,
};

/** Options of an image service that decodes in this process, with all images public and none of them remote. */
export const allPublic = {
  remote: nowhere,
  decoder: localDecoder,
  publicImages: { has: () => true, isPublic: () => Promise.resolve(true) },
  maySeePrivateImages: () => Promise.resolve(false),
  networkOf: ({ ip }: { ip: string }) => ip,
};

/** Creates a smooth image in which every pixel has a distinct colour, so that a shift or swap is detectable. */
export function gradient(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  const waves = Float64Array.from({ length: width }, (_, x) => 100 * Math.sin(x / 90));
  for (let y = 0, at = 0; y < height; y += 1) {
    const down = Math.round((255 * y) / height);
    const wave = Math.cos(y / 70);
    for (let x = 0; x < width; x += 1) {
      data[at++] = Math.round((255 * x) / width);
      data[at++] = down;
      data[at++] = Math.round(127 + (waves[x] ?? 0) * wave);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Pixels with three channels of eight bits each. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Decodes an image to raw pixels. */
export async function pixelsOf(image: Sharp | Buffer): Promise<Pixels> {
  const { data, info } = await (Buffer.isBuffer(image) ? sharp(image) : image)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (info.channels === 3) return { data, width, height };
  const grey = Buffer.alloc(3 * data.length);
  for (const [at, value] of data.entries()) grey.fill(value, 3 * at, 3 * at + 3);
  return { data: grey, width, height };
}

/** Returns the mean difference of two images of the same size, from 0 (equal) to 255. */
export function difference(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`${a.width} x ${a.height} against ${b.width} x ${b.height}`);
  }
  let sum = 0;
  for (let at = 0; at < a.data.length; at += 1)
    sum += Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
  return sum / a.data.length;
}

/** Returns the colour of a pixel. */
export function colourAt({ data, width }: Pixels, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}
