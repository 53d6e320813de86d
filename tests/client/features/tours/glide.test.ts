import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createGlide,
  placementBetween,
  pointBetween,
} from "../../../../src/client/features/tours/glide.ts";
import { apply } from "../../../../src/view/registration.ts";
import type { Point } from "../../../../src/view/view.ts";
import { toWindow } from "../../../../src/client/features/viewer/lens-geometry.ts";

const coordinate = fc.double({ min: 0, max: 10_000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const placement = fc.record({
  centre: point,
  scale: fc.double({ min: 0.01, max: 4, noNaN: true }),
  rotation: fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10),
  mirror: fc.boolean(),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const window = { x: 0, y: 0, width: 800, height: 600 };

describe("glide: interpolation between two placements of an image", () => {
  it("starts at the first placement and ends at the second", () => {
    fc.assert(
      fc.property(placement, placement, (from, to) => {
        const [start, end] = [placementBetween(from, to, 0), placementBetween(from, to, 1)];
        expect(start.scale).toBeCloseTo(from.scale, 6);
        expect(start.centre.x).toBeCloseTo(from.centre.x, 3);
        expect(end.scale).toBeCloseTo(to.scale, 6);
        expect(end.centre.x).toBeCloseTo(to.centre.x, 3);
        expect(end.centre.y).toBeCloseTo(to.centre.y, 3);
        expect((end.rotation - to.rotation + 540) % 360).toBeCloseTo(180, 6);
        expect(end.mirror).toBe(to.mirror);
      }),
    );
  });

  it("stays between the two scales and rotates the shorter way", () => {
    fc.assert(
      fc.property(placement, placement, share, (from, to, at) => {
        const now = placementBetween(from, to, at);
        const rounding = 1e-9;
        expect(now.scale).toBeGreaterThanOrEqual(Math.min(from.scale, to.scale) * (1 - rounding));
        expect(now.scale).toBeLessThanOrEqual(Math.max(from.scale, to.scale) * (1 + rounding));
        const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
        expect(apart(from.rotation, now.rotation)).toBeLessThanOrEqual(
          apart(from.rotation, to.rotation) + 1e-6,
        );
      }),
    );
  });

  it("does not move the point around which the image is zoomed", () => {
    const place = { x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) };
    const factor = fc.double({ min: 0.2, max: 5, noNaN: true });
    fc.assert(
      fc.property(placement, fc.record(place), factor, share, (from, held, by, at) => {
        const upright = { ...from, rotation: 0, mirror: false };
        // The centre moves so that this point of the window shows the same pixel.
        const pixel = {
          x: upright.centre.x + (held.x - 400) / upright.scale,
          y: upright.centre.y + (held.y - 300) / upright.scale,
        };
        const scale = upright.scale * by;
        const centre = { x: pixel.x - (held.x - 400) / scale, y: pixel.y - (held.y - 300) / scale };
        const now = placementBetween(upright, { ...upright, centre, scale }, at);
        const seen = apply(toWindow(now, window), pixel);
        // With nearly equal scales the path is a straight line, and only rounding errors differ.
        expect(Math.hypot(seen.x - held.x, seen.y - held.y)).toBeLessThan(0.01);
      }),
    );
  });
});

describe("glide: an animation towards the latest target", () => {
  const apart = (one: Point | null, other: Point | null) =>
    one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

  it("moves from its current position to each target within 250 milliseconds, without a jump", () => {
    const steps = fc.array(fc.record({ to: point, after: fc.integer({ min: 1, max: 2_000 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(steps, (all) => {
        const glide = createGlide(pointBetween);
        let now = 0;
        for (const { to, after } of all) {
          now += after;
          const before = glide.at(now);
          glide.to(to, now);
          // It starts from its current position.
          expect(glide.at(now)).toEqual(before ?? to);
          // An animation takes 80 milliseconds at least.
          const most = (apart(before, to) * 10) / 80 + 1e-6;
          for (let at = now; at < now + 250; at += 10) {
            const [here, next] = [glide.at(at), glide.at(at + 10)];
            expect(apart(here, next)).toBeLessThanOrEqual(most);
            expect(apart(next, to)).toBeLessThanOrEqual(apart(here, to) + 1e-6);
          }
          expect(glide.at(now + 250)).toEqual(to);
          expect(glide.rests(now + 250)).toBe(true);
        }
      }),
    );
  });

  it("jumps if reduced motion is preferred", () => {
    const glide = createGlide(pointBetween, true);
    glide.to({ x: 0, y: 0 }, 0);
    glide.to({ x: 10, y: 10 }, 100);
    expect(glide.at(100)).toEqual({ x: 10, y: 10 });
  });
});
