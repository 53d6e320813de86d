import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { tileRegion, tileSize, tilesOfLevel } from "../../../src/server/images/grid.ts";
import type { Size } from "../../../src/server/images/grid.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import type { ImageSource } from "../../../src/server/images/original.ts";
import { SERVICE_PREFIX } from "../../../src/server/images/headers.ts";
import { imageService } from "../../../src/server/images/service.ts";
import { difference, gradient, allPublic, pixelsOf, temporaryFolder } from "./support.ts";
import type { Pixels } from "./support.ts";

const paintings = fileURLToPath(new URL("../../../../shared/data/paintings/", import.meta.url));

async function service(imagesFolder: string): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(imageService, { imagesFolder, ...allPublic });
  onTestFinished(() => app.close());
  return app;
}

/** Half the picture: each pixel the mean of four; a last row or column without a partner is repeated. */
function halved({ data, width, height }: Pixels): Pixels {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const mean = Buffer.alloc(half.width * half.height * 3);
  for (let y = 0, at = 0; y < half.height; y += 1) {
    const upper = 2 * y * width;
    const lower = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < half.width; x += 1) {
      const right = Math.min(2 * x + 1, width - 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (row: number, column: number) => data[(row + column) * 3 + channel] ?? 0;
        const sum =
          value(upper, 2 * x) + value(upper, right) + value(lower, 2 * x) + value(lower, right);
        mean[at++] = Math.round(sum / 4);
      }
    }
  }
  return { data: mean, ...half };
}

/** Asks for every tile of the grid and compares each with the same part of the picture as it was. */
async function checkEveryTile(
  source: ImageSource,
  original: () => Sharp,
  tolerance: number,
): Promise<number> {
  const imagesFolder = await temporaryFolder();
  const prepared = await prepareImage(source, imagesFolder);
  const app = await service(imagesFolder);
  const size: Size = { width: prepared.width, height: prepared.height };
  let tiles = 0;
  let pixels = await pixelsOf(original());
  for (const level of prepared.scaleFactors.keys()) {
    if (level > 0) pixels = halved(pixels);
    const { data, ...raw } = pixels;
    const expected = sharp(data, { raw: { ...raw, channels: 3 } });
    for (const tile of tilesOfLevel(size, level)) {
      const { x, y, width, height } = tileRegion(size, tile);
      const output = tileSize(size, tile);
      const path = `${x},${y},${width},${height}/${output.width},${output.height}/0/default.jpg`;
      const answer = await app.inject(`${SERVICE_PREFIX}/${prepared.key}/${path}`);
      expect(answer.statusCode).toBe(200);
      const shown = await pixelsOf(answer.rawPayload);
      const left = tile.column * prepared.tileWidth;
      const top = tile.row * prepared.tileWidth;
      const part = await pixelsOf(expected.clone().extract({ left, top, ...output }));
      expect(difference(shown, part), path).toBeLessThan(tolerance);
      tiles += 1;
    }
  }
  return tiles;
}

async function checkGradient(width: number, height: number, count: number): Promise<void> {
  const bytes = await gradient(width, height).png().toBuffer();
  expect(await checkEveryTile({ bytes }, () => gradient(width, height), 3)).toBe(count);
}

describe("tiles: every tile of a picture is right, edges included", () => {
  test.each([
    [1024, 512, 3],
    [513, 1025, 9],
    [100, 60, 1],
  ])("of %i x %i pixels", checkGradient);

  test.each([
    [1537, 1025, 17],
    [513, 2049, 16],
  ])("of %i x %i pixels", { tags: ["full"] }, checkGradient);
});

test("tiles: every tile of a grey picture is right", async () => {
  const bytes = await gradient(600, 560).grayscale().png().toBuffer();
  await checkEveryTile({ bytes }, () => gradient(600, 560).grayscale(), 3);
});

describe("tiles: real paintings", { tags: ["full"], timeout: 300_000 }, () => {
  const here = existsSync(paintings);
  test.skipIf(!here)(
    "every tile of all ten is right (needs ../shared/data/paintings)",
    async () => {
      const files = (await readdir(paintings)).filter((name) => name.endsWith(".jpg"));
      expect(files).toHaveLength(10);
      for (const name of files) {
        const path = paintings + name;
        await checkEveryTile({ path }, () => sharp(path).toColourspace("srgb"), 6.5);
      }
    },
  );
});
