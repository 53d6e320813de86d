import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDimensions } from "../../src/record/dimensions.ts";

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
  ["15 1/2 x 16 1/2 in.", [39.37, 41.91, null]],
  ["15½ × 16 ¾ inches", [39.37, 42.545, null]],
  ["15-1/2 by 16 in.", [39.37, 40.64, null]],
  ["3/4 x 1/2 in.", [1.905, 1.27, null]],
  ["39.4 x 41.9 cm (15 1/2 x 16 1/2 in.)", [39.4, 41.9, null]],
  ["15 1/2 in. x 16 1/2 in. / 39.4 x 41.9 cm", [39.4, 41.9, null]],
  ["H. 20 cm; W. 10 cm", [20, 10, null]],
  ["H 20 x W 10 x D 5 cm", [20, 10, 5]],
  ["Height: 20 cm, Width: 10 cm", [20, 10, null]],
  ["H. 15 1/2 in.", [39.37, null, null]],
  ["20 cm (height)", [20, null, null]],
  ["20 cm (diameter)", [20, 20, null]],
  ["Diam. 20 cm", [20, 20, null]],
  ["Ø 20 cm", [20, 20, null]],
  ["Höhe 20 cm, Breite 10,5 cm", [20, 10.5, null]],
  ["H. 20 cm; L. 10 cm", [20, 10, null]],
  ["c. 20 x 10 cm", [20, 10, null]],
  ["20 x 10 cm (unframed)\n30 x 20 cm (framed)", [20, 10, null]],
  ["Blatt: 20 x 10 cm", [20, 10, null]],
])("dimensions: %j gives its height, width and depth", (text, wanted) => {
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
  "20 cm",
  "L. 20 cm; W. 10 cm",
  "D. 20 cm",
  "H. 20 cm; H. 10 cm",
  "H. 20; W. 10",
  "Diam. 20 cm; H. 10 cm",
  "20 x 10 cm, 5 cm",
  "1/0 x 2 in.",
  "H. 1,200 mm",
])("dimensions: %j is ambiguous, so it gives no dimensions", (text) => {
  expect(sides(text)).toEqual([null, null, null]);
});

// Parsing these would take longer than the test's timeout.
test.each(["1(".repeat(100_000), `${"1".repeat(100_000)}(`, `1${" ".repeat(100_000)}x`])(
  "dimensions: an overlong text gives no dimensions",
  (text) => {
    expect(parseDimensions(text)).toEqual({ text, heightCm: null, widthCm: null, depthCm: null });
  },
);

test("dimensions: any text is returned unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => parseDimensions(text).text === text),
  );
});

test("dimensions: fractional inches are converted exactly, whichever notation they use", () => {
  const eighths = fc.integer({ min: 9, max: 4000 });
  const written = (value: number, brief: boolean) => {
    const [whole, rest] = [Math.floor(value / 8), value % 8];
    const sign = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"][rest] ?? "";
    return rest === 0 || brief ? `${whole}${sign}` : `${whole} ${rest}/8`;
  };
  fc.assert(
    fc.property(eighths, eighths, fc.boolean(), (height, width, brief) => {
      const text = `${written(height, brief)} x ${written(width, brief)} in.`;
      const wanted = [height, width].map((value) => Number(((value / 8) * 2.54).toFixed(4)));
      expect(sides(text)).toEqual([...wanted, null]);
    }),
  );
});

test("dimensions: whole millimetres are converted exactly", () => {
  const side = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(side, side, (height, width) => {
      expect(sides(`support: ${height} x ${width} mm`)).toEqual([height / 10, width / 10, null]);
    }),
  );
});
