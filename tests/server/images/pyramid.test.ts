import { open } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scaleFactorsOf, tileSize } from "../../../src/server/images/grid.ts";
import { writePyramid } from "../../../src/server/images/pyramid.ts";
import { readTiffIndex } from "../../../src/server/images/tiff-index.ts";
import { appendedTiles, readJpeg } from "../../../src/server/images/tiles.ts";
import { colourAt, difference, gradient, pixelsOf, temporaryFolder } from "./support.ts";

test("pyramid: the appended tiles of an image too large for memory are nearly the same", async () => {
  const folder = await temporaryFolder();
  const original = join(folder, "original.png");
  await gradient(1203, 777).negate().png().toFile(original);
  const picture = { width: 1203, height: 777, hasAlpha: false, pages: 1 };
  const tilesOf = async (name: string, isInMemory: boolean) => {
    const path = join(folder, name);
    const places = await writePyramid(original, picture, path, isInMemory);
    const file = await open(path);
    const jpegs = places.map((level) => level.map((place) => readJpeg(file, { place })));
    const tiles = await Promise.all(jpegs.map((level) => Promise.all(level)));
    await file.close();
    return tiles;
  };
  const inMemory = await tilesOf("in-memory.tif", true);
  const streamed = await tilesOf("streamed.tif", false);
  for (const level of scaleFactorsOf(picture).keys()) {
    for (const [number, tile] of [...appendedTiles(picture, level)].entries()) {
      const a = await pixelsOf(inMemory[level]?.[number] ?? Buffer.alloc(0));
      const b = await pixelsOf(streamed[level]?.[number] ?? Buffer.alloc(0));
      const { width, height } = tileSize(picture, tile);
      expect([b.width, b.height]).toEqual([width, height]);
      expect(difference(a, b)).toBeLessThan(1.5);
      const corner = colourAt(a, width - 1, height - 1);
      const off = colourAt(b, width - 1, height - 1).map((v, i) => Math.abs(v - (corner[i] ?? 0)));
      expect(off.reduce((sum, value) => sum + value) / 3).toBeLessThan(24);
    }
  }
});

test("pyramid: the index of a pyramid has every level, and other files are rejected", async () => {
  const folder = await temporaryFolder();
  const original = join(folder, "original.png");
  await gradient(1203, 777).png().toFile(original);
  const path = join(folder, "pyramid.tif");
  await writePyramid(original, { width: 1203, height: 777, hasAlpha: false, pages: 1 }, path);
  const file = await open(path);
  const levels = await readTiffIndex(file);
  await file.close();
  expect(levels.map(({ width, height }) => [width, height])).toEqual([
    [1216, 832],
    [608, 416],
    [304, 208],
  ]);
  const other = await open(original);
  await expect(readTiffIndex(other)).rejects.toThrow("not a little-endian TIFF");
  await other.close();
});
