import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleBar } from "../../src/view/scale.ts";

const widths = { least: 60, most: 150 };
const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1000 };

describe("scale: a scale bar", () => {
  it.each([
    [40, 1, "2 cm", "2 centimetres", 80],
    [40, 0.5, "5 cm", "5 centimetres", 100],
    [100, 1, "1 cm", "1 centimetre", 100],
    [100, 2, "5 mm", "5 millimetres", 100],
    [100, 12, "1 mm", "1 millimetre", 120],
    [10_000, 0.5, "0.2 mm", "0.2 millimetres", 100],
    [1, 1, "1 m", "1 metre", 100],
    [1, 0.02, "50 m", "50 metres", 100],
  ])("at %d px per cm, magnified %d times, shows %s", (pixelsPerCm, scale, label, words, width) => {
    const bar = scaleBar(pixelsPerCm, scale, widths);
    expect(bar).toMatchObject({ label, words });
    expect(bar?.width).toBeCloseTo(width, 9);
  });

  it("has the length of its label, a round number, within the limits, at any magnification", () => {
    const sizes = fc.double({ min: 0.5, max: 2000, noNaN: true });
    const scales = fc.double({ min: 0.002, max: 16, noNaN: true });
    fc.assert(
      fc.property(sizes, scales, (pixelsPerCm, scale) => {
        const bar = scaleBar(pixelsPerCm, scale, widths);
        if (!bar) throw new Error("no bar");
        expect(bar.width).toBeGreaterThanOrEqual(widths.least);
        expect(bar.width).toBeLessThanOrEqual(widths.most);
        const [, number = "", unit = ""] = /^([125]0*|0\.0*[125]) (mm|cm|m)$/.exec(bar.label) ?? [];
        const length = Number(number) * (millimetres[unit] ?? NaN);
        expect((length / 10) * pixelsPerCm * scale).toBeCloseTo(bar.width, 6);
        expect(bar.words).toMatch(/^[\d.]+ (milli|centi)?metres?$/);
      }),
    );
  });

  it("is null if no round length fits or the scale is invalid", () => {
    expect(scaleBar(100, 1, { least: 60, most: 80 })).toBeNull();
    expect(scaleBar(0, 1, widths)).toBeNull();
    expect(scaleBar(100, 0, widths)).toBeNull();
    expect(scaleBar(NaN, 1, widths)).toBeNull();
    expect(scaleBar(100, Infinity, widths)).toBeNull();
    expect(scaleBar(1e12, 1, widths)).toBeNull();
  });
});
