import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  compose,
  invert,
  laidOver,
  nearestPlacing,
  registration,
} from "../../src/view/registration.ts";
import type { PointPair, Transform } from "../../src/view/registration.ts";
import type { Point } from "../../src/view/view.ts";

const place = fc.integer({ min: -500_000, max: 500_000 }).map((value) => value / 100);
const reach = fc
  .tuple(fc.integer({ min: 100, max: 5000 }), fc.constantFrom(-1, 1))
  .map(([length, side]) => length * side);
const point = fc.record({ x: place, y: place });
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
const angle = fc.double({ min: 0, max: 359.9, noNaN: true });
const skew = fc.double({ min: -0.3, max: 0.3, noNaN: true });
const image = { width: 3000, height: 2000 };

/** Returns the transform that mirrors, then rotates, scales and moves. */
function similar(degrees: number, scale: number, to: Point, mirror = false): Transform {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const side = mirror ? -1 : 1;
  return [side * scale * cos, side * scale * sin, -scale * sin, scale * cos, to.x, to.y];
}

const anySimilar = fc.tuple(angle, factor, point).map((parts) => similar(...parts));
const anyAffine = fc
  .tuple(anySimilar, skew, skew, fc.boolean())
  .map(([turned, x, y, mirror]) => compose(turned, [mirror ? -1 : 1, y, x, 1, 0, 0]));

const pairOf = (transform: Transform, from: Point): PointPair => ({
  from,
  to: apply(transform, from),
});
const far = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y);

function expectPlace(found: Point, wanted: Point) {
  expect(far(found, wanted)).toBeLessThan(0.01);
}

describe("registration: point pairs", () => {
  it("determine rotation, scale and translation from two pairs", () => {
    fc.assert(
      fc.property(anySimilar, point, reach, place, point, (transform, one, x, y, other) => {
        const two = { x: one.x + x, y: one.y + y };
        const found = registration([pairOf(transform, one), pairOf(transform, two)]);
        if (!found) throw new Error("nothing was found");
        expectPlace(apply(found, other), apply(transform, other));
      }),
    );
  });

  it("map every point exactly from three pairs, even for skewed images", () => {
    fc.assert(
      fc.property(anyAffine, point, reach, reach, point, (transform, one, x, y, other) => {
        const [two, three] = [
          { x: one.x + x, y: one.y },
          { x: one.x, y: one.y + y },
        ];
        const found = registration([one, two, three].map((from) => pairOf(transform, from)));
        if (!found) throw new Error("nothing was found");
        expectPlace(apply(found, other), apply(transform, other));
      }),
    );
  });

  it("are invalid if they coincide, lie on a line, or are too few or too many", () => {
    const pairs = (...points: [number, number, number, number][]) =>
      points.map(([x, y, toX, toY]) => ({ from: { x, y }, to: { x: toX, y: toY } }));
    expect(registration([])).toBeNull();
    expect(registration(pairs([0, 0, 0, 0]))).toBeNull();
    expect(registration(pairs([5, 5, 0, 0], [5, 5, 90, 90]))).toBeNull();
    expect(registration(pairs([0, 0, 7, 7], [50, 50, 7, 7]))).toBeNull();
    expect(registration(pairs([0, 0, 0, 0], [9, 9, 9, 0], [50, 50, 0, 9]))).toBeNull();
    expect(registration(pairs([0, 0, 0, 0], [9, 0, 9, 9], [0, 9, 50, 50]))).toBeNull();
    expect(registration(pairs([0, 0, 0, 0], [9, 0, 9, 9], [9, 0, 9, 9]))).toBeNull();
    expect(registration(pairs([0, 0, 0, 0], [9, 0, 9, 0], [0, 9, 0, 9], [9, 9, 9, 9]))).toBeNull();
    expect(registration(pairs([NaN, 0, 0, 0], [9, 0, 9, 0], [0, 9, 0, 9]))).toBeNull();
  });
});

describe("registration: an image laid over the first", () => {
  it("is placed by its point pairs, or whole over whole if the proportions match", () => {
    const first = { width: 1500, height: 1005 };
    expect(laidOver([], image, first)).toEqual([0.5, 0, 0, 0.5025, 0, 0]);
    expect(laidOver([], image, { width: 1500, height: 1020 })).toBeNull();
    const pairs = [
      { from: { x: 0, y: 0 }, to: { x: 10, y: 20 } },
      { from: { x: 100, y: 0 }, to: { x: 10, y: 220 } },
    ];
    const turned = laidOver(pairs, image, first);
    expect(turned && apply(turned, { x: 0, y: 50 })).toEqual({ x: -90, y: 20 });
    expect(laidOver(pairs.slice(0, 1), image, first)).toBeNull();
  });
});

describe("registration: transforms", () => {
  it("are reversed by their inverse", () => {
    fc.assert(
      fc.property(anyAffine, point, (transform, some) => {
        const back = invert(transform);
        if (!back) throw new Error("no way back");
        expectPlace(apply(back, apply(transform, some)), some);
        expectPlace(apply(compose(back, transform), some), some);
      }),
    );
    expect(invert([1, 2, 2, 4, 0, 0])).toBeNull();
  });

  it("are composed in order", () => {
    fc.assert(
      fc.property(anyAffine, anyAffine, point, (second, first, some) => {
        const wanted = apply(second, apply(first, some));
        expectPlace(apply(compose(second, first), some), wanted);
      }),
    );
  });
});

describe("registration: the nearest placement", () => {
  it("equals the transform if it has no skew, mirrored or not", () => {
    fc.assert(
      fc.property(angle, factor, point, fc.boolean(), (degrees, scale, to, mirror) => {
        const transform = similar(degrees, scale, to, mirror);
        const placing = nearestPlacing(transform, image);
        expect(placing.mirror).toBe(mirror);
        expect(placing.scale).toBeCloseTo(scale, 6);
        const off = Math.abs(placing.rotation - degrees);
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
        expectPlace(placing.centre, apply(transform, { x: 1500, y: 1000 }));
      }),
    );
  });

  it("is nearer than any that is rotated or scaled slightly differently", () => {
    const distance = (one: Transform, two: Transform) =>
      Math.hypot(...[0, 1, 2, 3].map((index) => (one[index] ?? 0) - (two[index] ?? 0)));
    fc.assert(
      fc.property(
        anyAffine,
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.double({ min: 0.8, max: 1.2, noNaN: true }),
        (transform, turn, grow) => {
          const { rotation, scale, mirror } = nearestPlacing(transform, image);
          const near = similar(rotation, scale, { x: 0, y: 0 }, mirror);
          const other = similar(rotation + turn, scale * grow, { x: 0, y: 0 }, mirror);
          expect(distance(near, transform)).toBeLessThanOrEqual(distance(other, transform) + 1e-9);
        },
      ),
    );
  });
});
