import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isAppended,
  levelSize,
  paddedSize,
  scaleFactorsOf,
  TILE_WIDTH,
  tileFor,
  tileRegion,
  tileSize,
  tilesOfLevel,
} from "../../../src/server/images/grid.ts";

const side = fc.integer({ min: 1, max: 40_000 });
const size = fc.record({ width: side, height: side });
const smallSide = fc.integer({ min: 1, max: 6_000 });
const smallSize = fc.record({ width: smallSide, height: smallSide });

test("grid: the last level, and no earlier one, fits into one tile", () => {
  fc.assert(
    fc.property(size, (picture) => {
      const fits = scaleFactorsOf(picture).map((factor) => {
        const { width, height } = levelSize(picture, factor);
        return width <= TILE_WIDTH && height <= TILE_WIDTH;
      });
      expect(fits.at(-1)).toBe(true);
      expect(fits.slice(0, -1)).not.toContain(true);
    }),
  );
});

test("grid: a padded image halves exactly down to its last level, which still fits into one tile", () => {
  fc.assert(
    fc.property(size, (picture) => {
      const last = scaleFactorsOf(picture).at(-1) ?? 0;
      const padded = paddedSize(picture);
      for (const side of ["width", "height"] as const) {
        expect(padded[side] % last).toBe(0);
        expect(padded[side]).toBeGreaterThanOrEqual(picture[side]);
        expect(padded[side] / last).toBeLessThanOrEqual(TILE_WIDTH);
      }
      expect(scaleFactorsOf(padded)).toEqual(scaleFactorsOf(picture));
    }),
  );
});

test("grid: padding fills JPEG blocks and never makes an image much larger", () => {
  expect(paddedSize({ width: 6000, height: 3000 })).toEqual({ width: 6144, height: 3072 });
  expect(paddedSize({ width: 10, height: 10 })).toEqual({ width: 16, height: 16 });
  expect(paddedSize({ width: 100_000, height: 10 })).toEqual({ width: 102_400, height: 256 });
});

test("grid: the tiles of every level cover the image once, with the sizes of the IIIF notes", () => {
  fc.assert(
    fc.property(smallSize, (picture) => {
      for (const [level, factor] of scaleFactorsOf(picture).entries()) {
        let area = 0;
        for (const tile of tilesOfLevel(picture, level)) {
          const region = tileRegion(picture, tile);
          area += region.width * region.height;
          const expected = (start: number, whole: number) =>
            start + TILE_WIDTH * factor > whole
              ? Math.floor((whole - start + factor - 1) / factor)
              : TILE_WIDTH;
          expect(tileSize(picture, tile)).toEqual({
            width: expected(region.x, picture.width),
            height: expected(region.y, picture.height),
          });
        }
        expect(area).toBe(picture.width * picture.height);
      }
    }),
    { numRuns: 50 },
  );
});

test("grid: a tile is found only by its exact region and size", () => {
  fc.assert(
    fc.property(smallSize, fc.nat(), (picture, pick) => {
      const tiles = scaleFactorsOf(picture).flatMap((_, level) => [
        ...tilesOfLevel(picture, level),
      ]);
      const tile = tiles[pick % tiles.length];
      if (tile === undefined) throw new Error("no tiles");
      const region = tileRegion(picture, tile);
      const output = tileSize(picture, tile);
      const found = tileFor(picture, region, output);
      expect(found && tileRegion(picture, found)).toEqual(region);
      expect(found && tileSize(picture, found)).toEqual(output);
      expect(tileFor(picture, { ...region, x: region.x + 1 }, output)).toBeNull();
      // Two rows of pixels become one row at the next level, so a tile there may be just one pixel less high.
      const higher = { ...output, height: output.height + 1 };
      const sharper = tiles.find(
        (one) =>
          isDeepStrictEqual(tileRegion(picture, one), region) &&
          isDeepStrictEqual(tileSize(picture, one), higher),
      );
      expect(tileFor(picture, region, higher)).toEqual(sharper ?? null);
      expect(tileFor(picture, { ...region, width: region.width - 1 }, output)).toBeNull();
    }),
    { examples: [[{ width: 1, height: 1026 }, 4]] },
  );
});

test("grid: reduced tiles are appended unless the image is too large for memory, edge tiles always", () => {
  const [small, large] = [
    { width: 10_000, height: 6_000 },
    { width: 20_000, height: 6_000 },
  ];
  const whole = { level: 1, column: 0, row: 0 };
  expect([small, large].map((picture) => isAppended(picture, whole))).toEqual([true, false]);
  expect(isAppended(small, { ...whole, level: 0 })).toBe(false);
  expect(isAppended(large, { level: 0, column: 39, row: 0 })).toBe(true);
});
