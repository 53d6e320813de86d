import fc from "fast-check";
import { expect, it } from "vitest";
import { partPicture } from "../../src/view/part-picture.ts";
import { asItComes, wholeFrame } from "../../src/view/view.ts";

const image = { width: 4000, height: 3000 };
const whole = wholeFrame("sea", 0);
const side = fc.integer({ min: 1, max: 20_000 });

it("part-picture: returns the region, at most at its full size and the requested size", () => {
  const region = { x: 100, y: 50, width: 640, height: 480 };
  expect(partPicture("/s", image, { ...whole, region }, 320)).toEqual({
    width: 320,
    height: 240,
    address: "/s/100,50,640,480/320,240/0/default.jpg",
  });
  expect(partPicture("/s", image, { ...whole, region }, 3200).address).toBe(
    "/s/100,50,640,480/640,480/0/default.jpg",
  );
});

it("part-picture: applies the rotation, mirroring and grey of the view", () => {
  const frame = { ...whole, rotation: 90, mirror: true, adjustments: { ...asItComes, grey: true } };
  expect(partPicture("/s", image, frame, 400)).toEqual({
    width: 300,
    height: 400,
    address: "/s/full/400,300/!90/gray.jpg",
  });
});

it("part-picture: at any angle returns the bounding box of the rotated image, as an image service does", () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 3599 }), (width, height, tenths) => {
      const rotation = tenths / 10;
      const frame = { ...whole, rotation };
      const seen = partPicture("/s", { width, height }, frame, Infinity);
      const upright = partPicture("/s", { width, height }, { ...frame, rotation: 0 }, Infinity);
      const back = partPicture(
        "/s",
        { width, height },
        { ...frame, rotation: 360 - rotation },
        Infinity,
      );
      const diagonal = Math.hypot(upright.width, upright.height);
      expect(Math.max(seen.width, seen.height)).toBeLessThanOrEqual(Math.ceil(diagonal) + 1);
      expect(seen.width * seen.height).toBeGreaterThanOrEqual(
        (upright.width - 1) * (upright.height - 1),
      );
      expect(back).toMatchObject({ width: seen.width, height: seen.height });
    }),
  );
  const seen = partPicture("/s", { width: 100, height: 100 }, { ...whole, rotation: 45 }, 100);
  expect(seen).toMatchObject({ width: 141, height: 141 });
});
