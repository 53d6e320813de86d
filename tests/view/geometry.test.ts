import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  centreOf,
  clampPoint,
  clampRegion,
  fit,
  intersect,
  regionAround,
} from "../../src/view/geometry.ts";

const length = fc.integer({ min: 1, max: 70_000 });
const size = fc.record({ width: length, height: length });
const place = fc.integer({ min: -100_000, max: 100_000 });
const region = fc.record({ x: place, y: place, width: length, height: length });

describe("fit", () => {
  it("fills the box in one dimension, stays within it in the other, and preserves the aspect ratio", () => {
    fc.assert(
      fc.property(size, size, (image, box) => {
        const fitted = fit(image, box);
        expect(fitted.width).toBeLessThanOrEqual(box.width * 1.000001);
        expect(fitted.height).toBeLessThanOrEqual(box.height * 1.000001);
        expect(Math.max(fitted.width / box.width, fitted.height / box.height)).toBeCloseTo(1, 6);
        expect(fitted.width / fitted.height / (image.width / image.height)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe("geometry: clamping", () => {
  it("moves every region inside the image and leaves regions inside it unchanged", () => {
    fc.assert(
      fc.property(region, size, (wanted, image) => {
        const inside = clampRegion(wanted, image);
        expect(inside.x).toBeGreaterThanOrEqual(0);
        expect(inside.y).toBeGreaterThanOrEqual(0);
        expect(inside.x + inside.width).toBeLessThanOrEqual(image.width);
        expect(inside.y + inside.height).toBeLessThanOrEqual(image.height);
        expect(clampRegion(inside, image)).toEqual(inside);
      }),
    );
  });

  it("moves every point inside the image", () => {
    expect(clampPoint({ x: -4, y: 900 }, { width: 600, height: 400 })).toEqual({ x: 0, y: 400 });
  });
});

describe("geometry: regions", () => {
  it("have a symmetric intersection that lies in both", () => {
    fc.assert(
      fc.property(region, region, (one, other) => {
        const shared = intersect(one, other);
        expect(intersect(other, one)).toEqual(shared);
        if (shared) {
          expect(intersect(shared, one)).toEqual(shared);
          expect(intersect(shared, other)).toEqual(shared);
        }
      }),
    );
  });

  it("are centred on the requested point", () => {
    expect(centreOf(regionAround({ x: 50, y: 60 }, { width: 20, height: 40 }))).toEqual({
      x: 50,
      y: 60,
    });
  });
});
