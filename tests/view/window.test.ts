import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wholeRegion } from "../../src/view/view.ts";
import type { Region, Size } from "../../src/view/view.ts";
import { regionInWindow, sightOf, turned } from "../../src/view/window.ts";
import type { Sight } from "../../src/view/window.ts";

const side = fc.integer({ min: 200, max: 3000 });
const size = fc.record({ width: side, height: side });
const large = fc.record({
  width: fc.integer({ min: 3000, max: 50_000 }),
  height: fc.integer({ min: 3000, max: 50_000 }),
});
const quarter = fc.constantFrom(0, 90, 180, 270);
const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000);

/** Images with a region that covers a tenth to nine tenths of each side. */
const imageAndRegion = fc.tuple(large, share, share, share, share).map(([image, x, y, w, h]) => {
  const width = image.width * (0.1 + 0.8 * w);
  const height = image.height * (0.1 + 0.8 * h);
  const region = { x: x * (image.width - width), y: y * (image.height - height), width, height };
  return { image, region };
});

/** Returns whether a region contains another one, within rounding errors. */
function hasAllOf(one: Region, other: Region): boolean {
  const some = 1e-6 * (other.width + other.height + other.x + other.y);
  return (
    one.x <= other.x + some &&
    one.y <= other.y + some &&
    one.x + one.width >= other.x + other.width - some &&
    one.y + one.height >= other.y + other.height - some
  );
}

/** Returns the nearest position without empty space beside the image if it is larger than the window. */
function settled({ centre, scale, rotation }: Sight, window: Size, image: Size): Sight {
  const { width, height } = turned(window, rotation);
  const along = (at: number, half: number, whole: number) =>
    half * 2 >= whole ? whole / 2 : Math.max(half, Math.min(whole - half, at));
  const x = along(centre.x, width / scale / 2, image.width);
  const y = along(centre.y, height / scale / 2, image.height);
  return { centre: { x, y }, scale, rotation };
}

describe("window: a region in a window", () => {
  it("is wholly visible when it opens, as large as the window allows", () => {
    fc.assert(
      fc.property(imageAndRegion, size, quarter, ({ image, region }, window, rotation) => {
        const sight = sightOf(region, rotation, window, image);
        const seen = regionInWindow(sight, window, image) ?? wholeRegion(image);
        expect(hasAllOf(seen, region)).toBe(true);
        const drawn = turned(region, rotation);
        const shares = [
          (drawn.width * sight.scale) / window.width,
          (drawn.height * sight.scale) / window.height,
        ];
        expect(Math.max(...shares)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("opens to the same viewport again in the same window, at any quarter turn", () => {
    const scale = fc.integer({ min: 10, max: 2000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(large, size, quarter, scale, share, share, (image, window, rotation, ...rest) => {
        const [times, x, y] = rest;
        const centre = { x: x * image.width, y: y * image.height };
        const sight = settled({ centre, scale: times, rotation }, window, image);
        const region = regionInWindow(sight, window, image);
        if (!region) return;
        const again = sightOf(region, rotation, window, image);
        expect(again.scale / sight.scale).toBeCloseTo(1, 6);
        expect(again.centre.x).toBeCloseTo(sight.centre.x, 4);
        expect(again.centre.y).toBeCloseTo(sight.centre.y, 4);
      }),
    );
  });

  it("does not move or grow when a link is opened and copied again", () => {
    fc.assert(
      fc.property(imageAndRegion, size, quarter, ({ image, region }, window, rotation) => {
        const open = (part: Region) =>
          regionInWindow(sightOf(part, rotation, window, image), window, image) ??
          wholeRegion(image);
        const once = open(region);
        const twice = open(once);
        expect(hasAllOf(once, twice)).toBe(true);
        expect(hasAllOf(twice, once)).toBe(true);
      }),
    );
  });

  it("is always inside the image", () => {
    const place = fc.integer({ min: -60_000, max: 60_000 });
    const degrees = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(large, size, place, place, degrees, (image, window, x, y, rotation) => {
        const region = regionInWindow({ centre: { x, y }, scale: 0.5, rotation }, window, image);
        if (region) expect(hasAllOf(wholeRegion(image), region)).toBe(true);
      }),
    );
  });

  it("is null for almost the whole image, or if none of it is visible", () => {
    const image = { width: 1000, height: 1000 };
    const window = { width: 500, height: 500 };
    const sight = { centre: { x: 500, y: 500 }, scale: 0.5, rotation: 0 };
    expect(regionInWindow(sight, window, image)).toBeNull();
    expect(regionInWindow({ ...sight, scale: 0.501 }, window, image)).toBeNull();
    expect(regionInWindow({ ...sight, scale: 0.51 }, window, image)).not.toBeNull();
    expect(regionInWindow({ ...sight, centre: { x: 3000, y: 0 } }, window, image)).toBeNull();
  });

  it("has the window's shape, swapped for an image turned sideways", () => {
    const image = { width: 1000, height: 1000 };
    const sight = { centre: { x: 500, y: 500 }, scale: 1, rotation: 90 };
    expect(regionInWindow(sight, { width: 400, height: 200 }, image)).toEqual({
      x: 400,
      y: 300,
      width: 200,
      height: 400,
    });
    expect(turned({ width: 4, height: 2 }, 44)).toEqual({ width: 4, height: 2 });
    expect(turned({ width: 4, height: 2 }, 300)).toEqual({ width: 2, height: 4 });
  });
});
