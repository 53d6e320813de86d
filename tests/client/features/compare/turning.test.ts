import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mirrored, turnedBy, wholly } from "../../../../src/client/features/compare/turning.ts";
import { regionInWindow } from "../../../../src/view/window.ts";

const image = { width: 6000, height: 4000 };
const window = { width: 600, height: 500 };
const quarter = fc.constantFrom(0, 90, 180, 270);
const within = (side: number) => fc.integer({ min: side * 0.3, max: side * 0.7 });

/** Placements well inside the image, with any rotation and mirroring. */
const anyPart = fc
  .record({
    centre: fc.record({ x: within(image.width), y: within(image.height) }),
    scale: fc.integer({ min: 3, max: 10 }).map((tenths) => tenths / 10),
    rotation: quarter,
    mirror: fc.boolean(),
  })
  .map((sight) => ({ sight, image, window }));

describe("turning: a rotated or mirrored image", () => {
  it("retains its centre, and four quarter turns restore it", () => {
    fc.assert(
      fc.property(anyPart, fc.constantFrom(90, -90), (standing, degrees) => {
        let now: Parameters<typeof turnedBy>[0] = standing;
        for (let turn = 0; turn < 4; turn++) {
          now = { ...now, sight: turnedBy(now, degrees) };
          expect(now.sight.centre).toEqual(standing.sight.centre);
          expect(now.sight.scale).toBe(standing.sight.scale);
        }
        expect(now.sight).toEqual(standing.sight);
      }),
    );
  });

  it("is restored by mirroring twice, and mirrored as displayed", () => {
    fc.assert(
      fc.property(anyPart, (standing) => {
        const once = mirrored(standing);
        expect(once.mirror).toBe(!standing.sight.mirror);
        expect(mirrored({ ...standing, sight: once })).toEqual(standing.sight);
        // With the top to the right: mirrored, it is to the left.
        const turn = { ...standing.sight, rotation: 90 };
        expect(mirrored({ ...standing, sight: turn }).rotation).toBe(270);
      }),
    );
  });

  it("stays whole when it was shown whole", () => {
    fc.assert(
      fc.property(quarter, (degrees) => {
        const whole = { sight: wholly({ ...nothing, image, window }), image, window };
        const sight = turnedBy(whole, degrees);
        expect(regionInWindow(sight, window, image)).toBeNull();
        expect(turnedBy({ ...whole, sight }, -degrees)).toEqual(whole.sight);
      }),
    );
  });
});

const nothing = { sight: { centre: { x: 0, y: 0 }, scale: 1, rotation: 0, mirror: false } };
