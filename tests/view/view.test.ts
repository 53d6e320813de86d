import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseRotation, wholeView } from "../../src/view/view.ts";

describe("view: a view", () => {
  it("starts with the whole image, upright and without layers", () => {
    expect(wholeView("mercator", 1)).toMatchObject({
      work: "mercator",
      image: 1,
      region: null,
      rotation: 0,
      mirror: false,
    });
  });

  it("normalises any rotation to less than one turn without changing its direction", () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (degrees) => {
        const turned = normaliseRotation(degrees);
        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
        expect(Math.abs((turned - degrees) % 360)).toBe(0);
      }),
    );
  });
});
