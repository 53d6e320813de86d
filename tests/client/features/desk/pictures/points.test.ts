import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  knownLengths,
  lengthIn,
  pixelsPerCmBetween,
} from "../../../../../src/client/features/desk/pictures/measuring.ts";
import {
  aligning,
  cornersOf,
  meantBy,
  noPoints,
  pointsOf,
  regionBetween,
  withPoint,
} from "../../../../../src/client/features/desk/pictures/points.ts";

const [one, two, three] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
];

describe("points: pairs of points in two images", () => {
  it("fill the first empty slot; then a press moves the nearest point", () => {
    expect(meantBy([one, null, null], one)).toBe(1);
    expect(meantBy([one, two, three], { x: 80, y: 10 })).toBe(1);
    expect(withPoint([one, null], 1, two)).toEqual([one, two]);
  });

  it("align the images once two or three distinct pairs exist", () => {
    expect(aligning(noPoints(3), noPoints(3))).toEqual({ state: "none" });
    expect(aligning([one, null, null], noPoints(3))).toEqual({
      state: "half",
      missing: "first",
      number: 1,
    });
    expect(aligning([one, null, null], [one, two, null])).toEqual({
      state: "half",
      missing: "this",
      number: 2,
    });
    expect(aligning([one, null, null], [two, null, null])).toEqual({ state: "begun" });
    expect(aligning([one, one, null], [one, two, null])).toEqual({ state: "impossible" });
    expect(aligning([one, two, three], [two, one, three])).toMatchObject({ state: "ready" });
  });

  it("are restored from a saved alignment", () => {
    const ready = aligning([one, two, three], [two, three, one]);
    const pairs = ready.state === "ready" ? ready.pairs : null;
    expect(pointsOf(pairs, "from")).toEqual([one, two, three]);
    expect(pointsOf(pairs, "to")).toEqual([two, three, one]);
    expect(pointsOf(null, "to")).toEqual([null, null, null]);
  });
});

describe("points: a region of an image", () => {
  const image = { width: 400, height: 300 };
  const place = fc.record({
    x: fc.double({ min: 0, max: image.width, noNaN: true }),
    y: fc.double({ min: 0, max: image.height, noNaN: true }),
  });

  it("covers both corners in whole pixels within the image, and is restored from its corners", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const region = regionBetween([a, b], image);
        fc.pre(region !== null);
        const { x, y, width, height } = region;
        expect([x, y, width, height].every(Number.isInteger)).toBe(true);
        for (const point of [a, b]) {
          expect(point.x >= x && point.x <= x + width).toBe(true);
          expect(point.y >= y && point.y <= y + height).toBe(true);
        }
        expect(x + width <= image.width && y + height <= image.height).toBe(true);
        expect(regionBetween(cornersOf(region), image)).toEqual(region);
      }),
    );
  });

  it("is null without both corners, and for two points on one line", () => {
    expect(regionBetween([one, null], image)).toBeNull();
    expect(regionBetween([one, two], image)).toBeNull();
    expect(regionBetween([one, { x: 0.5, y: 0.5 }], image)).toMatchObject({ width: 1, height: 1 });
  });
});

describe("points: a measured length", () => {
  it("is parsed with a decimal comma or point, and is null for other text", () => {
    expect(["12.5", " 12,5 ", "7", ".5"].map(lengthIn)).toEqual([12.5, 12.5, 7, 0.5]);
    expect(["", "0", "-1", "1e3", "12 cm", "1.2.3", "∞"].map(lengthIn)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it("determines the scale from the distance of two points", () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 1000 }), (x, y, cm) => {
        const scale = pixelsPerCmBetween([one, { x, y }], cm);
        expect((scale ?? 0) * cm).toBeCloseTo(Math.hypot(x, y), 5);
      }),
    );
    expect(pixelsPerCmBetween([one, null], 5)).toBeNull();
    expect(pixelsPerCmBetween([one, one], 5)).toBeNull();
  });

  it("is suggested from the known dimensions of the work", () => {
    const [across, down, ...others] = knownLengths(
      { width: 400, height: 300 },
      { widthCm: 40, heightCm: 30 },
    );
    expect(others).toEqual([]);
    expect(pixelsPerCmBetween(across?.points ?? [], across?.cm ?? 0)).toBe(10);
    expect(pixelsPerCmBetween(down?.points ?? [], down?.cm ?? 0)).toBe(10);
    expect(knownLengths({ width: 4, height: 3 }, { widthCm: null, heightCm: null })).toEqual([]);
  });
});
