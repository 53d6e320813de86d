import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { regionFrom } from "../../../src/server/graphql/note-region-input.ts";
import { noteLimits } from "../../../src/server/store/note-limits.ts";

const side = fc.integer({ min: 1, max: 100_000 });
const size = fc.record({ width: side, height: side });
const { least, most } = noteLimits.corners;

/** Images with points inside and on their edges. */
const drawn = size.chain(({ width, height }) => {
  const along = (length: number) =>
    fc.oneof(fc.double({ min: 0, max: length, noNaN: true }), fc.constantFrom(0, length));
  const point = fc.record({ x: along(width), y: along(height) });
  const points = fc.array(point, { minLength: least, maxLength: most });
  return fc.record({ size: fc.constant({ width, height }), points });
});

describe("note-region-input: the region of a note", () => {
  it("is a box of whole pixels within the image that contains all its points", () => {
    fc.assert(
      fc.property(drawn, ({ size: { width, height }, points }) => {
        const [first] = points;
        for (const given of [{ polygon: points }, ...(first ? [{ point: first }] : [])]) {
          const region = regionFrom(given, { width, height });
          if (typeof region === "string") throw new Error(region);
          const { x, y } = region;
          const [right, bottom] = [x + region.width, y + region.height];
          expect([x, y, right, bottom].every(Number.isInteger)).toBe(true);
          expect(region.width >= 1 && region.height >= 1).toBe(true);
          expect(x >= 0 && y >= 0 && right <= width && bottom <= height).toBe(true);
          for (const point of region.points ?? []) {
            expect(point.x >= x && point.x <= right).toBe(true);
            expect(point.y >= y && point.y <= bottom).toBe(true);
          }
        }
      }),
    );
  });

  it("is rejected with a message if any of it is outside the image", () => {
    const far = fc.oneof(
      fc.double({ max: -0.001, noNaN: true }),
      fc.double({ min: 100_001, noNaN: true }),
    );
    fc.assert(
      fc.property(drawn, far, fc.nat(), (given, coordinate, at) => {
        const points = given.points.with(at % given.points.length, { x: coordinate, y: 0 });
        expect(regionFrom({ polygon: points }, given.size)).toMatch(/^This place lies outside/);
      }),
    );
    fc.assert(
      fc.property(size, fc.integer(), fc.integer(), side, side, (picture, x, y, width, height) => {
        const region = regionFrom({ rectangle: { x, y, width, height } }, picture);
        const isWithin =
          x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;
        expect(typeof region === "string").toBe(!isWithin);
      }),
    );
  });
});
