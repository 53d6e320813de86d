import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  glassPlace,
  lensFrame,
  placeOnGlass,
  stepStrength,
  strengthLimits,
  strengthWithin,
  toWindow,
} from "../../../../src/client/features/viewer/lens-geometry.ts";
import type { Placement } from "../../../../src/client/features/viewer/deep-zoom-sight.ts";
import { apply } from "../../../../src/view/registration.ts";

const image = { width: 6000, height: 4000 };
const centre = { x: 3000, y: 2000 };

function upright(shownWidth: number): Placement {
  return { centre, scale: shownWidth / image.width, rotation: 0, mirror: false };
}

const whole = { placement: upright(1000), size: 240, point: centre };

const anyPlacement = fc.record({
  centre: fc.record({
    x: fc.double({ min: 0, max: 6000, noNaN: true }),
    y: fc.double({ min: 0, max: 4000, noNaN: true }),
  }),
  scale: fc.double({ min: 0.05, max: 2, noNaN: true }),
  rotation: fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
  mirror: fc.boolean(),
});
const anyPoint = fc.record({
  x: fc.double({ min: 0, max: 6000, noNaN: true }),
  y: fc.double({ min: 0, max: 4000, noNaN: true }),
});

describe("lens-geometry: the strength of the lens", () => {
  it("reaches the full resolution, and twice that, at any pixel ratio", () => {
    expect(strengthLimits(6000, 1000, 1)).toMatchObject({ full: 6, most: 12, usual: 6 });
    expect(strengthLimits(6000, 1000, 2)).toMatchObject({ full: 3, most: 6, usual: 3 });
  });

  it("starts moderately for a very large image, and magnifies a small one too", () => {
    expect(strengthLimits(40_000, 1000, 1).usual).toBe(8);
    expect(strengthLimits(750, 750, 2)).toMatchObject({ full: 0.5, most: 2, usual: 2 });
  });

  it("stops at the full resolution in both directions and then continues", () => {
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

describe("lens-geometry: a chosen strength", () => {
  it("is limited to the image's maximum, and has a default", () => {
    const limits = strengthLimits(6000, 1000, 1);
    expect(strengthWithin(100, limits)).toBe(limits.most);
    expect(strengthWithin(null, limits)).toBe(limits.usual);
    expect(strengthWithin(4, limits)).toBe(4);
  });
});

describe("lens-geometry: toWindow", () => {
  const box = { x: 100, y: 50, width: 600, height: 400 };

  it("maps the image's centre to the centre of its box, at one scale in all directions", () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, (placement, point) => {
        const matrix = toWindow(placement, box);
        const middle = apply(matrix, placement.centre);
        expect(middle.x).toBeCloseTo(400, 6);
        expect(middle.y).toBeCloseTo(250, 6);
        const place = apply(matrix, point);
        const far = Math.hypot(point.x - placement.centre.x, point.y - placement.centre.y);
        expect(Math.hypot(place.x - 400, place.y - 250)).toBeCloseTo(far * placement.scale, 6);
      }),
    );
  });

  it("rotates clockwise after mirroring", () => {
    const right = { x: centre.x + 100, y: centre.y };
    const turned = { ...upright(600), rotation: 90 };
    const place = apply(toWindow(turned, box), right);
    expect([place.x, place.y]).toEqual([400, 260]);
    const mirrored = apply(toWindow({ ...turned, mirror: true }, box), right);
    expect([mirrored.x, mirrored.y]).toEqual([400, 240]);
  });
});

describe("lens-geometry: lensFrame", () => {
  it("has the point under the lens in its centre, and its region contains what it shows", () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, (placement, point) => {
        const frame = lensFrame({ placement, point, size: 240, pixelRatio: 1.5, strength: 3 });
        const middle = apply(frame.matrix, point);
        // An upright image is aligned to whole pixels.
        expect(Math.abs(middle.x - 180)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(middle.y - 180)).toBeLessThanOrEqual(0.5 + 1e-6);
        const { region } = frame;
        expect(point.x).toBeGreaterThan(region.x);
        expect(point.x).toBeLessThan(region.x + region.width);
        // Nearly full resolution is rounded to full resolution.
        const exact = placement.scale * 3 * 1.5;
        expect(Math.abs(frame.scale - exact)).toBeLessThanOrEqual(
          frame.scale === 1 ? 0.0011 : 1e-6,
        );
      }),
    );
  });

  it("aligns to whole pixels for upright images only", () => {
    const lens = { ...whole, pixelRatio: 1, strength: 3.3, point: { x: 1234.5, y: 987.6 } };
    const frame = lensFrame(lens);
    expect(frame.isUpright).toBe(true);
    expect(frame.matrix.slice(4).every(Number.isInteger)).toBe(true);
    const notUpright = [{ rotation: 0.2 }, { rotation: 90 }, { rotation: 180 }, { mirror: true }];
    for (const change of notUpright) {
      const placement = { ...whole.placement, ...change };
      expect(lensFrame({ ...lens, placement }).isUpright).toBe(false);
    }
  });

  it("shows the same place of another image according to its alignment", () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, (placement, point) => {
        const lens = { placement, point, size: 240, pixelRatio: 1, strength: 3 };
        const frame = lensFrame({ ...lens, over: [0.5, 0.1, -0.1, 0.5, 40, -30] });
        // The point of the other image that lies over this one.
        const there = { x: (0.5 * (point.x - 40) + 0.1 * (point.y + 30)) / 0.26, y: 0 };
        there.y = (point.x - 40 - 0.5 * there.x) / -0.1;
        const middle = apply(frame.matrix, there);
        expect(Math.abs(middle.x - 120)).toBeLessThanOrEqual(0.51);
        expect(Math.abs(middle.y - 120)).toBeLessThanOrEqual(0.51);
        // A scale close to full resolution is rounded; the other image uses the same rounding.
        expect(frame.scale).toBeCloseTo(lensFrame(lens).scale * Math.hypot(0.5, 0.1), 6);
      }),
    );
  });

  it("is upright when both the image and the other image on it are mirrored", () => {
    const placement = { ...whole.placement, mirror: true };
    const lens = { ...whole, placement, pixelRatio: 1, strength: 3 };
    const frame = lensFrame({ ...lens, over: [-1, 0, 0, 1, 6000, 0] });
    expect(frame.isUpright).toBe(true);
  });

  it("maps pixel to pixel at the full resolution, at any pixel ratio", () => {
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

  it("has the full resolution when the image is shown at a fractional width", () => {
    const { full } = strengthLimits(6000, 1053.4375, 1.25);
    const frame = lensFrame({
      ...whole,
      placement: upright(1053.4375),
      pixelRatio: 1.25,
      strength: full,
    });
    expect(frame.scale).toBe(1);
  });

  it("places neighbouring tiles without gap or overlap at any strength", () => {
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

describe("lens-geometry: the position of the glass", () => {
  const phone = { width: 390, height: 844 };

  it("is around a mouse pointer", () => {
    expect(glassPlace({ x: 500, y: 300 }, 240, false, phone)).toEqual({ x: 380, y: 180 });
  });

  it("is above a finger", () => {
    const { y } = glassPlace({ x: 200, y: 600 }, 240, true, phone);
    expect(y + 240).toBeLessThan(600);
  });

  it("is inside the window for every position of the finger, if the glass fits", () => {
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
