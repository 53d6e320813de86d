import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharpScaleFactor, tileAt, tileCover, tileUrl } from "../../src/view/tiles.ts";
import type { TileGrid } from "../../src/view/tiles.ts";
import { scaleFactorsOf, tileFor, TILE_WIDTH } from "../../src/server/images/grid.ts";

const grid: TileGrid = {
  width: 6000,
  height: 4000,
  tileWidth: 512,
  scaleFactors: [1, 2, 4, 8, 16],
};

const anyGrid: fc.Arbitrary<TileGrid> = fc.record({
  width: fc.integer({ min: 1, max: 5000 }),
  height: fc.integer({ min: 1, max: 5000 }),
  tileWidth: fc.constantFrom(256, 512),
  scaleFactors: fc.constant([1, 2, 4, 8]),
});

describe("tiles: the level to load", () => {
  it.each([
    { pixels: 2, factor: 1, why: "beyond the full resolution" },
    { pixels: 1, factor: 1, why: "at the full resolution" },
    { pixels: 0.51, factor: 1, why: "just above half" },
    { pixels: 0.5, factor: 2, why: "at half" },
    { pixels: 0.5 + 1e-9, factor: 2, why: "at half but for rounding" },
    { pixels: 0.01, factor: 16, why: "far below the smallest level" },
  ])("is 1/$factor $why", ({ pixels, factor }) => {
    expect(sharpScaleFactor(grid, pixels)).toBe(factor);
  });

  it("is always sharp, and the next smaller one would be blurred", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 4, noNaN: true }), (pixels) => {
        const factor = sharpScaleFactor(grid, pixels);
        if (factor > 1) expect(factor * pixels).toBeLessThanOrEqual(1.00001);
        if (factor < 16) expect(factor * 2 * pixels).toBeGreaterThan(1);
      }),
    );
  });
});

describe("tiles: the tiles that cover a region", () => {
  it("cover every pixel of the whole image exactly once, at every level", () => {
    fc.assert(
      fc.property(anyGrid, fc.constantFrom(1, 2, 4, 8), (some, factor) => {
        const tiles = tileCover(some, factor, {
          x: 0,
          y: 0,
          width: some.width,
          height: some.height,
        });
        const area = tiles.reduce((sum, { region }) => sum + region.width * region.height, 0);
        expect(area).toBe(some.width * some.height);
        const places = new Set(tiles.map(({ column, row }) => `${column},${row}`));
        expect(places.size).toBe(tiles.length);
      }),
    );
  });

  it("include exactly those that overlap the region", () => {
    const region = { x: 500, y: 1030, width: 600, height: 10 };
    const places = tileCover(grid, 1, region).map(({ column, row }) => [column, row]);
    expect(places.sort()).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it("begin in the middle of the region", () => {
    const [first] = tileCover(grid, 1, { x: 0, y: 0, width: 1536, height: 1536 });
    expect(first).toMatchObject({ column: 1, row: 1 });
  });

  it("are none for a region outside the image", () => {
    expect(tileCover(grid, 1, { x: 7000, y: 0, width: 100, height: 100 })).toEqual([]);
    expect(tileCover(grid, 1, { x: -200, y: 0, width: 200, height: 100 })).toEqual([]);
  });
});

describe("tiles: the address of a tile", () => {
  it("requests a whole tile at its own size", () => {
    expect(tileUrl("/iiif/image/3/ab", tileAt(grid, 2, 1, 0))).toBe(
      "/iiif/image/3/ab/1024,0,1024,1024/512,512/0/default.jpg",
    );
  });

  it("requests an edge tile at its true size, rounded up", () => {
    const odd = { ...grid, width: 6001 };
    expect(tileUrl("/s", tileAt(odd, 4, 2, 1))).toBe(
      "/s/4096,2048,1905,1952/477,488/0/default.jpg",
    );
  });

  it("never requests more pixels than a tile has", () => {
    fc.assert(
      fc.property(anyGrid, fc.constantFrom(1, 2, 4, 8), (some, factor) => {
        for (const tile of tileCover(some, factor, { x: 0, y: 0, width: 5000, height: 5000 })) {
          expect(tile.size.width).toBeGreaterThan(0);
          expect(tile.size.width).toBeLessThanOrEqual(some.tileWidth);
          expect(tile.size.height).toBeGreaterThan(0);
          expect(tile.size.height).toBeLessThanOrEqual(some.tileWidth);
        }
      }),
    );
  });

  it("matches the grid that the server stores, for every tile of every image", () => {
    const side = fc.integer({ min: 1, max: 9000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scaleFactors = scaleFactorsOf({ width, height });
        const stored: TileGrid = { width, height, tileWidth: TILE_WIDTH, scaleFactors };
        for (const factor of scaleFactors) {
          for (const tile of tileCover(stored, factor, { x: 0, y: 0, width, height })) {
            expect(tileFor({ width, height }, tile.region, tile.size)).not.toBeNull();
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
