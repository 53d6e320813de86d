import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTileCache } from "../../../../src/client/features/viewer/tile-cache.ts";

function fakeTile(side = 10) {
  const tile = {
    width: side,
    height: side,
    closed: 0,
    close: () => {
      tile.closed += 1;
    },
  };
  return tile;
}

describe("tile-cache: the tile cache", () => {
  it("evicts the least recently used tile and frees it", () => {
    const cache = createTileCache<ReturnType<typeof fakeTile>>(800);
    const [a, b, c] = [fakeTile(), fakeTile(), fakeTile()];
    cache.set("a", a);
    cache.set("b", b);
    expect(cache.get("a")).toBe(a);
    cache.set("c", c);
    expect(cache.get("b")).toBeUndefined();
    expect(b.closed).toBe(1);
    expect(cache.get("a")).toBe(a);
    expect(cache.get("c")).toBe(c);
  });

  it("frees a tile that another one replaces", () => {
    const cache = createTileCache<ReturnType<typeof fakeTile>>(800);
    const before = fakeTile();
    cache.set("a", before);
    cache.set("a", fakeTile());
    expect(before.closed).toBe(1);
    expect(cache.bytes).toBe(400);
  });

  it("never exceeds its budget, always contains the latest tile, and frees each tile once", () => {
    const steps = fc.array(
      fc.record({
        url: fc.constantFrom("a", "b", "c", "d"),
        side: fc.integer({ min: 1, max: 14 }),
      }),
    );
    fc.assert(
      fc.property(steps, (sets) => {
        const cache = createTileCache<ReturnType<typeof fakeTile>>(800);
        const tiles = sets.map(({ url, side }) => {
          const tile = fakeTile(side);
          cache.set(url, tile);
          expect(cache.get(url)).toBe(tile);
          expect(cache.bytes).toBeLessThanOrEqual(800);
          return tile;
        });
        cache.clear();
        expect(cache.bytes).toBe(0);
        expect(tiles.every(({ closed }) => closed === 1)).toBe(true);
      }),
    );
  });
});
