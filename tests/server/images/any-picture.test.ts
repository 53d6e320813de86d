import Fastify from "fastify";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { parseImageRequest } from "../../../src/server/images/image-request.ts";
import type { Format } from "../../../src/server/images/image-request.ts";
import type { PreparedImage } from "../../../src/server/images/folder.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { resolveRequest } from "../../../src/server/images/resolve.ts";
import type { Resolved } from "../../../src/server/images/resolve.ts";
import { imageService } from "../../../src/server/images/service.ts";
import { allPublic, difference, gradient, pixelsOf, temporaryFolder } from "./support.ts";

// Requests of level 2 of the IIIF Image API 3.0 for images of every kind. Each response is compared with the same steps
// by sharp on the original.

/** Draws columns of one pixel in red, green and blue on white, `distance` pixels apart. */
function lines(width: number, height: number, distance: number): Sharp {
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ];
  const data = Buffer.alloc(width * height * 3, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += distance) {
      data.set(colours[(x / distance) % 3] ?? [], (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Creates frames of the same size, one below the other, sharp's input format for animations and pages. */
async function frames(count: number): Promise<Sharp> {
  const all = await Promise.all(
    Array.from({ length: count }, (_, frame) =>
      gradient(90, 60)
        .rotate(180 * (frame % 2))
        .png()
        .toBuffer(),
    ),
  );
  return sharp(all, { join: { animated: true } });
}

const pictures: [string, () => Promise<Buffer>][] = [
  ...[
    [1, 1],
    [16, 16],
    [64, 100],
    [128, 128],
    [129, 128],
    [600, 1],
  ].map(([width = 1, height = 1]): [string, () => Promise<Buffer>] => [
    `${width} x ${height}`,
    () => gradient(width, height).png().toBuffer(),
  ]),
  ...[2, 3, 8].map((distance): [string, () => Promise<Buffer>] => [
    `coloured lines every ${distance} pixels`,
    () => lines(300, 300, distance).png().toBuffer(),
  ]),
  ...[1, 3].map((distance): [string, () => Promise<Buffer>] => [
    `coloured lines every ${distance} pixels over several tiles`,
    () => lines(1301, 200, distance).png().toBuffer(),
  ]),
  ["16 bits", () => gradient(200, 150).toColourspace("rgb16").png().toBuffer()],
  ["16 bits of grey", () => gradient(200, 150).toColourspace("grey16").png().toBuffer()],
  ["CMYK", () => gradient(200, 150).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer()],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): [string, () => Promise<Buffer>] => [
    `EXIF orientation ${orientation}`,
    () => gradient(200, 150).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer(),
  ]),
  ["a TIFF of three pages", async () => (await frames(3)).tiff().toBuffer()],
  ["an animated GIF", async () => (await frames(3)).gif().toBuffer()],
  ["an animated WebP", async () => (await frames(3)).webp({ lossless: true }).toBuffer()],
  ["clear parts", () => gradient(90, 60).ensureAlpha(0.4).png().toBuffer()],
];

const regions = ["full", "square", "pct:10,20,50,60", "pct:45,45,55,55"];
const sizes = ["max", "pct:50", "!37,41", "^pct:120", "^60,"];
const rotations = ["0", "90", "!180", "22.5", "!0", "270"];
const qualities = ["default", "gray", "color", "bitonal"];
const formats: Format[] = ["jpg", "png", "webp", "tif", "avif"];

/** Every region in every size, with alternating other parameters. */
const requests = regions.flatMap((region, row) =>
  sizes.map((size, column) => {
    const turn = row * sizes.length + column;
    const of = (values: readonly string[], step: number) =>
      values[Math.floor(turn / step) % values.length] ?? "";
    return [region, size, of(rotations, 1), `${of(qualities, 2)}.${of(formats, 1 + row)}`] as const;
  }),
);

/** Returns a request for the first tile of each level. */
function tileRequests({ width, height, scaleFactors, tileWidth }: PreparedImage) {
  return scaleFactors.map((factor) => {
    const region = { width: tileWidth * factor, height: tileWidth * factor };
    const shown = { width: Math.min(region.width, width), height: Math.min(region.height, height) };
    const size = `${Math.ceil(shown.width / factor)},${Math.ceil(shown.height / factor)}`;
    return [`0,0,${shown.width},${shown.height}`, size, "0", "default.jpg"] as const;
  });
}

/**
 * Renders the request from the original with sharp.
 *
 * @param jpegQuality of the response that it is compared with
 */
async function rendered(
  original: Buffer,
  resolved: Resolved,
  jpegQuality: number,
): Promise<Buffer> {
  const { region, output, rotation, quality, format } = resolved;
  // One step at a time, because sharp has a fixed order of operations.
  const step = async (image: Sharp) => sharp(await image.png().toBuffer());
  const onWhite = sharp(original).autoOrient().flatten({ background: "#ffffff" });
  const { x: left, y: top, width, height } = region;
  const part = (await step(onWhite.toColourspace("srgb"))).extract({ left, top, width, height });
  const sized = await step((await step(part)).resize({ ...output, fit: "fill" }));
  const background = format === "jpg" ? "#ffffff" : "#ffffff00";
  const turned = (await step(sized.flop(rotation.mirror))).rotate(rotation.degrees, { background });
  const shown = await step(turned);
  if (quality === "gray") shown.grayscale();
  if (quality === "bitonal") shown.threshold(128);
  if (format === "avif") return shown.avif({ quality: 55, effort: 0, tune: "ssim" }).toBuffer();
  if (format === "tif") return shown.tiff({ compression: "deflate" }).toBuffer();
  return format === "jpg"
    ? shown.jpeg({ quality: jpegQuality }).toBuffer()
    : shown.toFormat(format).toBuffer();
}

const onWhite = (bytes: Buffer) => pixelsOf(sharp(bytes).flatten({ background: "#ffffff" }));

test.each(pictures)("imageService: cuts an image of %s as sharp does", async (_, made) => {
  const imagesFolder = await temporaryFolder();
  const original = await made();
  const prepared = await prepareImage({ bytes: original }, imagesFolder);
  const app = Fastify();
  await app.register(imageService, { imagesFolder, ...allPublic });
  onTestFinished(() => app.close());
  const compare = async (
    request: readonly [string, string, string, string],
    jpegQuality: number,
  ) => {
    const path = request.join("/");
    const answer = await app.inject(`/iiif/image/3/${prepared.key}/${path}`);
    expect(answer.statusCode, `${path}: ${answer.body.slice(0, 100)}`).toBe(200);
    const resolved = resolveRequest(parseImageRequest(...request), prepared);
    const expected = await onWhite(await rendered(original, resolved, jpegQuality));
    expect(difference(await onWhite(answer.rawPayload), expected), path).toBeLessThan(4);
  };
  for (const request of requests) await compare(request, 85);
  for (const request of tileRequests(prepared)) await compare(request, 88);
});
