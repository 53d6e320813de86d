import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutHidden } from "../../../../src/client/features/viewer/hidden-tiles.ts";
import type { PaintedLayer } from "../../../../src/client/features/viewer/painting.ts";

const window = { width: 1000, height: 800 };

/**
 * Creates a level of tiles of this size, starting at the window's corner, shifted by a fraction of a tile, with a pixel
 * of overlap.
 */
function level(number: number, size: number, { columns = 20, rows = 20, shift = 0 } = {}) {
  return Array.from({ length: columns * rows }, (_, place) => ({
    id: number * 1000 + place,
    level: number,
    x: ((place % columns) - shift) * size,
    y: (Math.floor(place / columns) - shift) * size,
    width: size + 1,
    height: size + 1,
    flipped: false,
  }));
}

function layer(tiles: PaintedLayer["tiles"], values: Partial<PaintedLayer> = {}): PaintedLayer {
  return { opacity: 1, rotation: 0, around: { x: 0, y: 0 }, tiles, ...values };
}

const idsOf = (layers: readonly PaintedLayer[]) =>
  layers.flatMap(({ tiles }) => tiles.map(({ id }) => id));

describe("hidden-tiles: removing hidden tiles", () => {
  const base = layer(level(0, 2000, { columns: 1, rows: 1 }));
  const coarse = level(1, 400);
  const fine = level(2, 200);

  it("leaves only the sharpest tiles when they fill the window", () => {
    const shown = withoutHidden([base, layer([...coarse, ...fine])], window);
    expect(idsOf(shown)).toEqual(fine.map(({ id }) => id));
  });

  it("leaves all layers above them", () => {
    const over = layer(level(0, 2000, { columns: 1, rows: 1 }), { opacity: 0.5 });
    const shown = withoutHidden([base, layer(fine), over], window);
    expect(shown).toEqual([layer(fine), over]);
  });

  it("does not treat translucent or rotated tiles as opaque", () => {
    const layers = [base, layer(fine, { opacity: 0.5 }), layer(fine, { rotation: 45 })];
    expect(withoutHidden(layers, window)).toEqual(layers);
  });

  it("removes nothing visible for any set of missing tiles", () => {
    const missing = fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 25 });
    const shift = fc.double({ min: 0, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(missing, shift, (gone, by) => {
        const tiles = level(2, 250, { columns: 5, rows: 5, shift: by });
        const there = tiles.filter((_, place) => !gone.includes(place));
        const shown = withoutHidden([base, layer(there)], window);
        const isHidden = shown.length === 1;
        const covers = (x: number, y: number) =>
          there.some(
            (tile) =>
              x >= tile.x && x <= tile.x + tile.width && y >= tile.y && y <= tile.y + tile.height,
          );
        const xs = [0, 125, 250, 375, 500, 625, 750, 875, 1000];
        const ys = [0, 125, 250, 375, 500, 625, 750, 800];
        const isFull = xs.every((x) => ys.every((y) => covers(x, y)));
        expect(isHidden && !isFull).toBe(false);
      }),
    );
  });
});
