import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beyondEdge, isBeside } from "../../../../src/client/features/viewer/lens-lie.ts";

const box = new DOMRect(100, 50, 400, 300);
const lie = {
  box,
  placement: { centre: { x: 0, y: 0 }, scale: 1, rotation: 0, mirror: false },
  matrix: [1, 0, 0, 1, 0, 0],
} as const;
const pixels = fc.double({ min: -5000, max: 5000, noNaN: true });

describe("lens-lie: a point in the window", () => {
  it("has the distance to the nearest point inside the box", () => {
    fc.assert(
      fc.property(pixels, pixels, (x, y) => {
        const beyond = beyondEdge(box, { x, y });
        const nearest = { x: x - beyond.x, y: y - beyond.y };
        expect(nearest.x).toBeCloseTo(Math.min(500, Math.max(100, x)), 6);
        expect(nearest.y).toBeCloseTo(Math.min(350, Math.max(50, y)), 6);
      }),
    );
  });

  it("is outside the image only beyond a rounding tolerance", () => {
    expect(isBeside(lie, { x: 99, y: 351 })).toBe(false);
    expect(isBeside(lie, { x: 98.9, y: 200 })).toBe(true);
    expect(isBeside(lie, { x: 300, y: 351.1 })).toBe(true);
  });
});
