import fc from "fast-check";
import { expect, it } from "vitest";
import { laidOn, lookText, readLook } from "../../src/view/taken-frame.ts";
import { asItComes, wholeFrame } from "../../src/view/view.ts";

const whole = wholeFrame("", 0);
const side = fc.integer({ min: 1, max: 100_000 });
const size = fc.record({ width: side, height: side });

it("taken-frame: a view snapshot is read back from its text", () => {
  const look = fc.record({
    region: fc.option(fc.record({ x: fc.nat(5000), y: fc.nat(5000), width: side, height: side })),
    rotation: fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
    mirror: fc.boolean(),
    adjustments: fc.record({
      brightness: fc.integer({ min: 0, max: 400 }).map((share) => share / 100),
      contrast: fc.constant(1),
      saturation: fc.constant(1),
      invert: fc.boolean(),
      grey: fc.constant(false),
    }),
  });
  fc.assert(
    fc.property(look, (seen) => {
      expect(readLook(lookText(seen))).toMatchObject(seen);
    }),
  );
  expect(lookText(whole)).toBe("full 0");
});

it.each([
  "",
  "full",
  "full 0 ",
  "full 0 light:9",
  "1,2,3 0",
  "full 360",
  "full 0 light:1",
  "full 0  x",
  "full 0 grey x",
])("taken-frame: %j is not a view snapshot", (text) => expect(readLook(text)).toBeNull());

it("taken-frame: keeps its region on an image of the same size", () => {
  fc.assert(
    fc.property(size, (image) => {
      const region = {
        x: 0,
        y: 0,
        width: Math.max(1, Math.floor(image.width / 2)),
        height: Math.max(1, Math.floor(image.height / 2)),
      };
      const seen = { ...whole, region };
      const isWhole = region.width === image.width && region.height === image.height;
      expect(laidOn(seen, image, "a", 2, image)).toEqual({
        frame: { ...whole, work: "a", image: 2, region: isWhole ? null : region },
        isDoubtful: false,
      });
    }),
  );
});

it("taken-frame: scales its region to an image of another size and the same proportions", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 4000 }),
      fc.integer({ min: 100, max: 4000 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(99),
      fc.nat(99),
      (width, height, times, left, top) => {
        const region = {
          x: Math.floor((width * left) / 100),
          y: Math.floor((height * top) / 100),
          width: Math.max(1, Math.floor(width / 100)),
          height: Math.max(1, Math.floor(height / 100)),
        };
        const now = { width: width * times, height: height * times };
        const { frame, isDoubtful } = laidOn({ ...whole, region }, { width, height }, "a", 0, now);
        expect(isDoubtful).toBe(false);
        expect(frame.region).toEqual({
          x: region.x * times,
          y: region.y * times,
          width: region.width * times,
          height: region.height * times,
        });
        const back = laidOn({ ...whole, region: frame.region }, now, "a", 0, { width, height });
        expect(back.frame.region).toEqual(region);
      },
    ),
  );
});

it("taken-frame: is doubtful on an image of other proportions and keeps the part that is there", () => {
  const seen = {
    region: { x: 900, y: 0, width: 100, height: 100 },
    rotation: 0,
    mirror: false,
    adjustments: asItComes,
  };
  const taken = { width: 1000, height: 1000 };
  expect(laidOn(seen, taken, "a", 0, { width: 950, height: 1000 })).toMatchObject({
    frame: { region: { x: 900, y: 0, width: 50, height: 100 } },
    isDoubtful: true,
  });
  expect(laidOn(seen, taken, "a", 0, { width: 500, height: 1000 })).toMatchObject({
    frame: { region: null },
    isDoubtful: true,
  });
  expect(
    laidOn({ ...seen, region: null }, taken, "a", 0, { width: 500, height: 1000 }).isDoubtful,
  ).toBe(true);
});
