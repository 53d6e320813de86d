import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flightBetween } from "../../../../../src/client/features/exhibitions/story/flight.ts";
import { landing } from "../../../../../src/client/features/exhibitions/story/landing.ts";
import { stageFrame } from "../../../../../src/client/features/exhibitions/story/stage-frame.ts";
import { clampRegion, fit } from "../../../../../src/view/geometry.ts";
import { apply } from "../../../../../src/view/registration.ts";
import { turned } from "../../../../../src/view/window.ts";

const sides = fc.integer({ min: 200, max: 60_000 });
const images = fc.record({ width: sides, height: sides });
/** Stage sizes from an upright watch to a video wall. */
const stages = fc.record({
  width: fc.integer({ min: 160, max: 5_000 }),
  height: fc.integer({ min: 160, max: 5_000 }),
});
const shares = fc.double({ min: 0, max: 1, noNaN: true });

const scenes = fc
  .record({ image: images, stage: stages, x: shares, y: shares, across: shares, down: shares })
  .map(({ image, stage, x, y, across, down }) => ({
    image,
    stage,
    region: clampRegion(
      {
        x: Math.floor(x * image.width),
        y: Math.floor(y * image.height),
        width: Math.max(20, Math.round(across * image.width)),
        height: Math.max(20, Math.round(down * image.height)),
      },
      image,
    ),
  }));
const turns = fc.constantFrom(0, 90, 180, 270);

describe("flight: the landing at a step of a story", () => {
  it("fits the view into the stage within a pixel for every screen shape", () => {
    fc.assert(
      fc.property(
        scenes,
        turns,
        fc.boolean(),
        fc.constantFrom(1, 1.5, 2, 3),
        ({ image, stage, region }, rotation, mirror, pixelRatio) => {
          const there = landing({ region, rotation, mirror }, stage, image);
          const { matrix } = stageFrame(there, stage, pixelRatio, true);
          const corners = [
            { x: region.x, y: region.y },
            { x: region.x + region.width, y: region.y + region.height },
          ].map((corner) => apply(matrix, corner));
          const [left = NaN, right = NaN] = corners.map(({ x }) => x / pixelRatio).sort(ascending);
          const [top = NaN, bottom = NaN] = corners.map(({ y }) => y / pixelRatio).sort(ascending);
          // As large as fits on the stage, and completely visible.
          const size = fit(turned(region, rotation), stage);
          expect(Math.abs(right - left - size.width)).toBeLessThan(1);
          expect(Math.abs(bottom - top - size.height)).toBeLessThan(1);
          expect(left).toBeGreaterThan(-1);
          expect(top).toBeGreaterThan(-1);
          expect(right).toBeLessThan(stage.width + 1);
          expect(bottom).toBeLessThan(stage.height + 1);
        },
      ),
    );
  });
});

describe("flight: the flight between two views", () => {
  const flights = fc
    .tuple(scenes, shares, shares, shares, turns, turns)
    .map(([{ image, stage, region }, x, y, size, first, last]) => {
      const other = clampRegion(
        {
          x: x * image.width,
          y: y * image.height,
          width: Math.max(20, size * image.width),
          height: Math.max(20, size * image.height),
        },
        image,
      );
      const from = landing({ region, rotation: first, mirror: false }, stage, image);
      const to = landing({ region: other, rotation: last, mirror: false }, stage, image);
      const whole = landing({ region: null, rotation: last, mirror: false }, stage, image).scale;
      return { from, to, stage, whole, flight: flightBetween(from, to, stage, whole) };
    });

  it("starts at the first view and ends exactly at the second", () => {
    fc.assert(
      fc.property(flights, ({ from, to, flight }) => {
        if (flight.takes > 0) expect(flight.at(0)).toBe(from);
        expect(flight.at(1)).toBe(to);
      }),
    );
  });

  it("takes no time, or between 450 and 2,400 milliseconds", () => {
    fc.assert(
      fc.property(flights, ({ flight }) => {
        expect(flight.takes === 0 || (flight.takes >= 450 && flight.takes <= 2_400)).toBe(true);
      }),
    );
  });

  it("never zooms out beyond the whole image or in beyond its two views", () => {
    fc.assert(
      fc.property(flights, shares, ({ from, to, whole, flight }, share) => {
        const { scale } = flight.at(share);
        expect(scale).toBeGreaterThanOrEqual(Math.min(whole, from.scale, to.scale) * 0.999);
        expect(scale).toBeLessThanOrEqual(Math.max(from.scale, to.scale) * 1.001);
      }),
    );
  });

  it("moves without jumps", () => {
    const steps = 400;
    fc.assert(
      fc.property(flights, ({ stage, flight }) => {
        const size = Math.max(stage.width, stage.height);
        for (let step = 0; step < steps; step++) {
          const one = flight.at(step / steps);
          const next = flight.at((step + 1) / steps);
          const away = Math.hypot(next.centre.x - one.centre.x, next.centre.y - one.centre.y);
          expect((away * one.scale) / size).toBeLessThan(0.25);
          expect(Math.abs(Math.log(next.scale / one.scale))).toBeLessThan(0.25);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("takes no time between an image and its mirror image", () => {
    const from = { centre: { x: 1, y: 1 }, scale: 1, rotation: 0, mirror: false };
    const to = { ...from, mirror: true };
    const flight = flightBetween(from, to, { width: 100, height: 100 }, 1);
    expect(flight.takes).toBe(0);
    expect(flight.at(0)).toBe(to);
  });
});

function ascending(one: number, other: number): number {
  return one - other;
}
