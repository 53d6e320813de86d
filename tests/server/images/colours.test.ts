import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { expect, test } from "vitest";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { colourAt, difference, gradient, pixelsOf, temporaryFolder } from "./support.ts";
import type { Pixels } from "./support.ts";

/** Prepares an image, and returns the full level of its pyramid and its widest derivative. */
async function shown(bytes: Buffer): Promise<{ pyramid: Pixels; derivative: Pixels }> {
  const images = await temporaryFolder();
  const { key, width, height, derivativeWidths } = await prepareImage({ bytes }, images);
  const folder = join(images, key.slice(0, 2), key);
  const pyramid = sharp(join(folder, "pyramid.tif")).extract({ left: 0, top: 0, width, height });
  return {
    pyramid: await pixelsOf(pyramid),
    derivative: await pixelsOf(await readFile(join(folder, `${derivativeWidths.at(-1)}.webp`))),
  };
}

const width = 300;
const height = 200;

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "colours: EXIF orientation %i is applied",
  async (orientation) => {
    const upright = await pixelsOf(gradient(width, height));
    // A camera held in this orientation stores the inverse of the viewer's transformation.
    const stored = {
      1: gradient(width, height),
      2: gradient(width, height).flop(),
      3: gradient(width, height).rotate(180),
      4: gradient(width, height).flip(),
      5: sharp(await gradient(width, height).rotate(90).png().toBuffer()).flop(),
      6: gradient(width, height).rotate(270),
      7: sharp(await gradient(width, height).rotate(270).png().toBuffer()).flop(),
      8: gradient(width, height).rotate(90),
    }[orientation];
    if (stored === undefined) throw new Error("no such orientation");
    const bytes = await stored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const { pyramid, derivative } = await shown(bytes);
    expect(difference(pyramid, upright)).toBeLessThan(3);
    expect(difference(derivative, upright)).toBeLessThan(3);
  },
);

test("colours: transparent pixels are shown on white", async () => {
  const red = { width: 150, height: 200, channels: 4, background: "#ff0000ff" } as const;
  const bytes = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: await sharp({ create: red }).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const { pyramid } = await shown(bytes);
  expect(colourAt(pyramid, 250, 100).every((value) => value > 250)).toBe(true);
  const [r = 0, g = 0, b = 0] = colourAt(pyramid, 50, 100);
  expect(r - g).toBeGreaterThan(240);
  expect(r - b).toBeGreaterThan(240);
});

test("colours: a half transparent 16-bit image is shown on white", async () => {
  const half = { r: 0, g: 0, b: 255, alpha: 0.5 };
  const bytes = await sharp({ create: { width, height, channels: 4, background: half } })
    .toColourspace("rgb16")
    .png()
    .toBuffer();
  expect((await sharp(bytes).metadata()).depth).toBe("ushort");
  const [r = 0, g = 0, b = 0] = colourAt((await shown(bytes)).pyramid, 100, 100);
  expect(Math.abs(r - 127)).toBeLessThan(6);
  expect(Math.abs(g - 127)).toBeLessThan(6);
  expect(b).toBeGreaterThan(248);
});

test("colours: 16 bits a channel are converted to the same colours in 8 bits", async () => {
  const bytes = await gradient(width, height).toColourspace("rgb16").png().toBuffer();
  expect((await sharp(bytes).metadata()).depth).toBe("ushort");
  const { pyramid, derivative } = await shown(bytes);
  const expected = await pixelsOf(gradient(width, height));
  expect(difference(pyramid, expected)).toBeLessThan(3);
  expect(difference(derivative, expected)).toBeLessThan(3);
});

test.each(["b-w", "grey16"])("colours: a grey image stays grey: %s", async (space) => {
  const bytes = await gradient(width, height).grayscale().toColourspace(space).png().toBuffer();
  const expected = await pixelsOf(gradient(width, height).grayscale());
  const { pyramid, derivative } = await shown(bytes);
  expect(difference(pyramid, expected)).toBeLessThan(3);
  expect(difference(derivative, expected)).toBeLessThan(3);
});

test.each<[string, (image: Sharp) => Sharp]>([
  ["TIFF", (image) => image.tiff({ compression: "lzw" })],
  ["progressive JPEG", (image) => image.jpeg({ progressive: true, quality: 90 })],
  ["interlaced PNG", (image) => image.png({ progressive: true })],
  ["WebP", (image) => image.webp({ quality: 90 })],
  ["AVIF", (image) => image.avif({ quality: 80, effort: 0 })],
  ["GIF", (image) => image.gif()],
])("colours: a %s is decoded with its colours", async (_, encode) => {
  const { pyramid } = await shown(await encode(gradient(width, height)).toBuffer());
  expect(difference(pyramid, await pixelsOf(gradient(width, height)))).toBeLessThan(6);
});

test("colours: an animation is shown by its first frame", async () => {
  const frame = (background: string) =>
    ({ create: { width, height, channels: 3, background } }) as const;
  const frames = [frame("#ff0000"), frame("#0000ff")];
  const stills = await Promise.all(frames.map((still) => sharp(still).png().toBuffer()));
  const bytes = await sharp(stills, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  const { pyramid } = await shown(bytes);
  expect(pyramid.height).toBe(height);
  const [red = 0, , blue = 0] = colourAt(pyramid, 150, 100);
  expect(red - blue).toBeGreaterThan(240);
});

test("colours: CMYK, with and without a profile, is converted to nearly the original colours", async () => {
  const cmyk = gradient(width, height).toColourspace("cmyk");
  const expected = await pixelsOf(gradient(width, height));
  for (const bytes of [
    await cmyk.clone().withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer(),
    await cmyk.clone().jpeg({ quality: 95 }).toBuffer(),
  ]) {
    expect((await sharp(bytes).metadata()).space).toBe("cmyk");
    // Printing inks cover a smaller gamut than a screen, so the colours match only approximately.
    expect(difference((await shown(bytes)).pyramid, expected)).toBeLessThan(40);
  }
});

test("colours: a Display P3 image is converted, not reinterpreted", async () => {
  const bytes = await gradient(width, height).withIccProfile("p3").png().toBuffer();
  const expected = await pixelsOf(gradient(width, height));
  const asStored = await sharp(bytes).metadata();
  expect(asStored.icc?.length).toBeGreaterThan(0);
  const { pyramid, derivative } = await shown(bytes);
  expect(difference(pyramid, expected)).toBeLessThan(4);
  expect(difference(derivative, expected)).toBeLessThan(4);
});
