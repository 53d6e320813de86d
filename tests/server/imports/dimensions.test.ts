import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDimensions } from "../../../src/server/imports/dimensions.ts";

const sides = (text: string) => {
  const { heightCm, widthCm, depthCm } = parseDimensions(text);
  return [heightCm, widthCm, depthCm];
};

test.each([
  ["support: 394 x 419 mm", [39.4, 41.9, null]],
  ["394 x 419 mm", [39.4, 41.9, null]],
  ["object: 1200 x 800 x 450 mm, 30 kg", [120, 80, 45]],
  ["support: 394 x 419 mm\r\nframe: 600 x 620 x 80 mm", [39.4, 41.9, null]],
  ["support: 394 x 419 mm\r\n", [39.4, 41.9, null]],
  ["30,5 × 20,2 cm", [30.5, 20.2, null]],
  ["1.5 x 2 m", [150, 200, null]],
  ["15 x 10 in. (38.1 x 25.4 cm)", [38.1, 25.4, null]],
  ['10" x 8"', [25.4, 20.32, null]],
])("%j says its sides", (text, wanted) => {
  expect(sides(text)).toEqual(wanted);
});

test.each([
  "image: 100 x 120 mm\r\nsupport: 200 x 220 mm",
  "unconfirmed: 100 x 120 mm",
  "image, each: 100 x 120 mm",
  "overall display dimensions variable",
  "duration: 12min, 30sec",
  "frame: 100 x 120 x 20 mm",
  "1,200 x 1,400 mm",
  "100 mm x 12 cm",
  "394 x 419",
  "0 x 10 cm x",
])("%j leaves room for doubt, so no sides are told", (text) => {
  expect(sides(text)).toEqual([null, null, null]);
});

test("the text is kept whatever it says", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => parseDimensions(text).text === text),
  );
});

test("whole millimetres come out exact", () => {
  const side = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(side, side, (height, width) => {
      expect(sides(`support: ${height} x ${width} mm`)).toEqual([height / 10, width / 10, null]);
    }),
  );
});
