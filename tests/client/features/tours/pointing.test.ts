import fc from "fast-check";
import { expect, it } from "vitest";
import { pointedAt, seenAt } from "../../../../src/client/features/tours/pointing.ts";
import type { PictureBox } from "../../../../src/client/features/tours/sight.ts";
import { regionAround } from "../../../../src/view/geometry.ts";

const image = { width: 4_000, height: 3_000 };

/** Generates an image in a box of the window. */
const pictureIn = (left: number) =>
  fc
    .record({
      x: fc.integer({ min: 0, max: image.width }),
      y: fc.integer({ min: 0, max: image.height }),
      scale: fc.double({ min: 0.1, max: 2, noNaN: true }),
      rotation: fc.integer({ min: 0, max: 359 }),
      mirror: fc.boolean(),
    })
    .map(({ x, y, scale, rotation, mirror }): PictureBox => {
      const window = { width: 400, height: 300 };
      const sight = { centre: { x, y }, scale, rotation, mirror };
      const box = new DOMRect(left, 20, window.width, window.height);
      return { standing: { sight, image, window, pixelsPerCm: null }, box };
    });
const inBox = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 300 }),
});

it("pointing: shows the pointer where the guide points, for any placement of the image", () => {
  fc.assert(
    fc.property(pictureIn(10), inBox, (picture, { x, y }) => {
      const place = { x: x + 10, y: y + 20 };
      const point = pointedAt([picture], place);
      fc.pre(point !== null && x > 2 && x < 398 && y > 2 && y < 298);
      const [seen] = point ? seenAt([picture], point) : [];
      // Coordinates are sent in tenths of an image pixel.
      expect(Math.hypot((seen?.x ?? 0) - place.x, (seen?.y ?? 0) - place.y)).toBeLessThan(0.5);
    }),
  );
});

it("pointing: maps a point on the second image to the first, and shows it on both", () => {
  fc.assert(
    fc.property(pictureIn(10), pictureIn(500), inBox, (first, second, { x, y }) => {
      const pictures = [first, second];
      const point = pointedAt(pictures, { x: x + 500, y: y + 20 });
      expect(point).toEqual(pointedAt(pictures, { x: x + 10, y: y + 20 }));
      fc.pre(point !== null && x > 2 && x < 398 && y > 2 && y < 298);
      const seen = point ? seenAt(pictures, point) : [];
      expect(seen).toHaveLength(2);
      expect((seen[1]?.x ?? 0) - (seen[0]?.x ?? 0)).toBeCloseTo(490, 6);
    }),
  );
});

it("pointing: is null outside the images' boxes, and outside the images within them", () => {
  const sight = { centre: { x: 0, y: 0 }, scale: 1, rotation: 0, mirror: false };
  const { x, y, width, height } = regionAround({ x: 200, y: 150 }, { width: 400, height: 300 });
  const box = new DOMRect(x, y, width, height);
  const standing = { sight, image, window: { width, height }, pixelsPerCm: null };
  expect(pointedAt([{ standing, box }], { x: 500, y: 10 })).toBeNull();
  expect(pointedAt([{ standing, box }], { x: 100, y: 100 })).toBeNull();
  expect(pointedAt([{ standing, box }], { x: 210, y: 160 })).toEqual({ x: 10, y: 10 });
  expect(pointedAt([], { x: 210, y: 160 })).toBeNull();
});
