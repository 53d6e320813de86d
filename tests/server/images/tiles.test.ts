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

const paintings = fileURLToPath(new URL("../../../../shared/data/paintings/", import.meta.url));

async function service(imagesFolder: string): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(imageService, { imagesFolder, ...allPublic });
  onTestFinished(() => app.close());
  return app;
}

/**
 * Asks for tiles of the grid and compares each with the same part of the original picture.
 *
 * @param every 1 for all tiles of each level, 2 for every second one, and so on
 * @returns how many tiles were compared
 */
async function checkTiles(
  source: ImageSource,
  original: () => Sharp,
  tolerance: number,
  every = 1,
): Promise<number> {
  const imagesFolder = await temporaryFolder();
  const prepared = await prepareImage(source, imagesFolder);
  const app = await service(imagesFolder);
  const size: Size = { width: prepared.width, height: prepared.height };
  let tiles = 0;
  const { data, ...raw } = await pixelsOf(original());
  const whole = sharp(data, { raw: { ...raw, channels: 3 } });
  for (const level of prepared.scaleFactors.keys()) {
    for (const [number, tile] of [...tilesOfLevel(size, level)].entries()) {
      if (number % every !== 0) continue;
      const { x, y, width, height } = tileRegion(size, tile);
      const output = tileSize(size, tile);
      const path = `${x},${y},${width},${height}/${output.width},${output.height}/0/default.jpg`;
      const answer = await app.inject(`${SERVICE_PREFIX}/${prepared.key}/${path}`);
      expect(answer.statusCode).toBe(200);
      const shown = await pixelsOf(answer.rawPayload);
      const cut = whole.clone().extract({ left: x, top: y, width, height });
      const part = await pixelsOf(cut.resize({ ...output, fit: "fill" }));
      expect(difference(shown, part), path).toBeLessThan(tolerance);
      tiles += 1;
    }
  }
  return tiles;
}

async function checkGradient(width: number, height: number, count: number): Promise<void> {
  const bytes = await gradient(width, height).png().toBuffer();
  expect(await checkTiles({ bytes }, () => gradient(width, height), 3)).toBe(count);
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
    [2050, 2000, 29],
  ])("of %i x %i pixels", { tags: ["full"] }, checkGradient);
});

test("tiles: every tile of a grey picture is right", async () => {
  const bytes = await gradient(600, 560).grayscale().png().toBuffer();
  await checkTiles({ bytes }, () => gradient(600, 560).grayscale(), 3);
});

describe("tiles: real paintings", { tags: ["full"], timeout: 300_000 }, () => {
  const here = existsSync(paintings);
  test.skipIf(!here)(
    "a quarter of the tiles of all ten is right (needs ../shared/data/paintings)",
    async () => {
      const files = (await readdir(paintings)).filter((name) => name.endsWith(".jpg"));
      expect(files).toHaveLength(10);
      for (const name of files) {
        const path = paintings + name;
        await checkTiles({ path }, () => sharp(path).toColourspace("srgb"), 6.5, 4);
      }
    },
  );
});
