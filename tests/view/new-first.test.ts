import fc from "fast-check";
import { expect, test } from "vitest";
import { registrationsOn } from "../../src/view/new-first.ts";
import { apply, compose, registration } from "../../src/view/registration.ts";
import type { PointPair, Transform } from "../../src/view/registration.ts";

type Picture = {
  role: string;
  width: number;
  height: number;
  registration: readonly PointPair[] | null;
};

const first: Picture = { role: "FRONT", width: 3000, height: 2000, registration: null };
const share = fc.double({ min: 0.2, max: 0.8, noNaN: true });
const part = fc.double({ min: -0.1, max: 0.1, noNaN: true });

/** Images that lie inside the first one, smaller and slightly rotated. */
const laid = fc.tuple(share, share, part, fc.boolean()).map(([x, y, turn, isSkewed]): Picture => {
  const at: Transform = [0.25, turn, -turn, 0.25, x * 1500, y * 1000];
  const corners = [
    { x: 100, y: 100 },
    { x: 1900, y: 200 },
    { x: 300, y: 1400 },
  ].slice(0, isSkewed ? 3 : 2);
  const pairs = corners.map((from) => ({ from, to: apply(at, from) }));
  return { role: "XRAY", width: 2000, height: 1500, registration: pairs };
});

test("new-first: registrations stay the same as long as the first image does", () => {
  fc.assert(
    fc.property(laid, laid, (one, other) => {
      expect(registrationsOn([first, other, one], first)).toEqual([
        null,
        other.registration,
        one.registration,
      ]);
    }),
  );
});

test("new-first: a registered image keeps its position on a new first image or loses its registration", () => {
  fc.assert(
    fc.property(laid, laid, (next, other) => {
      const [nexts, firsts, others] = registrationsOn([next, first, other], first);
      expect(nexts).toBeNull();
      const over = registration(next.registration ?? []);
      for (const [image, pairs] of [
        [first, firsts],
        [other, others],
      ] as const) {
        if (!pairs) continue;
        const found = registration(pairs);
        if (!found || !over) throw new Error("nothing was found");
        const was = image === first ? null : registration(image.registration ?? []);
        for (const corner of [
          { x: 0, y: 0 },
          { x: 1000, y: 800 },
        ]) {
          const now = apply(compose(over, found), corner);
          const before = was ? apply(was, corner) : corner;
          expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(0.01);
        }
        expect(pairs.every(({ to: { x, y } }) => x >= 0 && y >= 0 && x <= 2000 && y <= 1500)).toBe(
          true,
        );
      }
      expect(firsts).toEqual(next.registration?.map(({ from, to }) => ({ from: to, to: from })));
    }),
  );
});

test("new-first: registered images keep their positions when the first image is removed", () => {
  const onFirst = [
    { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
    { from: { x: 1500, y: 1000 }, to: { x: 3000, y: 2000 } },
  ];
  const next: Picture = { role: "FRONT", width: 1500, height: 1000, registration: null };
  const other: Picture = { role: "FRONT", width: 1500, height: 1000, registration: onFirst };
  expect(registrationsOn([next, other], first)).toEqual([
    null,
    [
      { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
      { from: { x: 1500, y: 1000 }, to: { x: 1500, y: 1000 } },
    ],
  ]);
});

test("new-first: an unaligned detail as the first image removes all registrations, whatever its proportions", () => {
  const next: Picture = { ...first, role: "DETAIL" };
  const pairs = [
    { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
    { from: { x: 3000, y: 2000 }, to: { x: 3000, y: 2000 } },
  ];
  const other: Picture = { ...first, registration: pairs };
  expect(registrationsOn([next, other, first], first)).toEqual([null, null, null]);
});

test("new-first: an unaligned first image of other proportions removes all registrations", () => {
  const next: Picture = { role: "FRONT", width: 1500, height: 1500, registration: null };
  const other: Picture = { ...first, registration: null };
  expect(registrationsOn([next, other, first], first)).toEqual([null, null, null]);
});
