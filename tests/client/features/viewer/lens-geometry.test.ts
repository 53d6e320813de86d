import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  glassPlace,
  lensFrame,
  placeOnGlass,
  stepStrength,
  strengthLimits,
} from "../../../../src/client/features/viewer/lens-geometry.ts";

const whole = { imageWidth: 6000, shownWidth: 1000, size: 240, point: { x: 3000, y: 2000 } };

describe("the lens's strength", () => {
  it("reaches the full resolution, and twice beyond, on any screen", () => {
    expect(strengthLimits(6000, 1000, 1)).toMatchObject({ full: 6, most: 12, usual: 6 });
    expect(strengthLimits(6000, 1000, 2)).toMatchObject({ full: 3, most: 6, usual: 3 });
  });

  it("begins moderately over a very large picture, and magnifies a small one too", () => {
    expect(strengthLimits(40_000, 1000, 1).usual).toBe(8);
    expect(strengthLimits(750, 750, 2)).toMatchObject({ full: 0.5, most: 2, usual: 2 });
  });

  it("stops at the full resolution on its way up and down, and goes on from there", () => {
    const limits = strengthLimits(6000, 1000, 1);
    expect(stepStrength(5.5, limits, 1)).toBe(6);
    expect(stepStrength(6, limits, 1)).toBe(7.5);
    expect(stepStrength(6.5, limits, -1)).toBe(6);
    expect(stepStrength(6, limits, -1)).toBeCloseTo(4.8);
  });

  it("stays within its limits", () => {
    const limits = strengthLimits(6000, 1000, 1);
    expect(stepStrength(limits.most, limits, 1)).toBe(limits.most);
    expect(stepStrength(limits.least, limits, -1)).toBe(limits.least);
  });
});

describe("what the lens shows", () => {
  it("is the picture pixel by pixel at the full resolution, at either pixel ratio", () => {
    for (const pixelRatio of [1, 2]) {
      const frame = lensFrame({ ...whole, pixelRatio, strength: 6 / pixelRatio });
      expect(frame.scale).toBe(1);
      expect(frame.pixels).toBe(240 * pixelRatio);
      expect(frame.region).toEqual({
        x: 3000 - 120 * pixelRatio,
        y: 2000 - 120 * pixelRatio,
        width: 240 * pixelRatio,
        height: 240 * pixelRatio,
      });
    }
  });

  it("is the full resolution though the page shows the picture at a crooked width", () => {
    const { full } = strengthLimits(6000, 1053.4375, 1.25);
    const frame = lensFrame({ ...whole, shownWidth: 1053.4375, pixelRatio: 1.25, strength: full });
    expect(frame.scale).toBe(1);
  });

  it("puts neighbouring tiles side by side without seam or overlap, at any strength", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.25, max: 12, noNaN: true }),
        fc.double({ min: 0, max: 6000, noNaN: true }),
        fc.integer({ min: 0, max: 10 }),
        (strength, x, column) => {
          const frame = lensFrame({ ...whole, pixelRatio: 1.5, strength, point: { x, y: 100 } });
          const tile = { x: column * 512, y: 0, width: 512, height: 512 };
          const left = placeOnGlass(tile, frame);
          const right = placeOnGlass({ ...tile, x: tile.x + 512 }, frame);
          expect(left.x + left.width).toBe(right.x);
          expect(Number.isInteger(left.x)).toBe(true);
        },
      ),
    );
  });
});

describe("where the glass stands", () => {
  const phone = { width: 390, height: 844 };

  it("is around the pointer of a mouse", () => {
    expect(glassPlace({ x: 500, y: 300 }, 240, false, phone)).toEqual({ x: 380, y: 180 });
  });

  it("is above a finger, and not under it", () => {
    const { y } = glassPlace({ x: 200, y: 600 }, 240, true, phone);
    expect(y + 240).toBeLessThan(600);
  });

  it("is inside the window wherever the finger is, if it fits at all", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 390 }),
        fc.integer({ min: 0, max: 844 }),
        fc.integer({ min: 120, max: 380 }),
        (x, y, size) => {
          const place = glassPlace({ x, y }, size, true, phone);
          expect(place.x).toBeGreaterThanOrEqual(4);
          expect(place.x + size).toBeLessThanOrEqual(386);
          expect(place.y).toBeGreaterThanOrEqual(4);
        },
      ),
    );
  });
});
