import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstLeader, followed, isPossible } from "../../src/view/compare.ts";
import type { Pair, Standing, Tie } from "../../src/view/compare.ts";
import type { Point } from "../../src/view/view.ts";

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000);
const side = fc.integer({ min: 200, max: 30_000 });
const size = fc.record({ width: side, height: side });
const degrees = fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.integer({ min: 0, max: 359 }));
const tie = fc.constantFrom<Tie>("frame", "pixels", "centimetres");

const standing: fc.Arbitrary<Standing> = fc
  .record({
    image: size,
    window: fc.record({
      width: fc.integer({ min: 200, max: 3000 }),
      height: fc.integer({ min: 200, max: 2000 }),
    }),
    across: share,
    down: share,
    scale: fc.integer({ min: 10, max: 2000 }).map((value) => value / 1000),
    rotation: degrees,
    mirror: fc.boolean(),
    pixelsPerCm: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ image, window, across, down, scale, rotation, mirror, pixelsPerCm }) => ({
    image,
    window,
    pixelsPerCm,
    sight: {
      centre: { x: across * image.width, y: down * image.height },
      scale,
      rotation,
      mirror,
    },
  }));

const pair = fc.record({ leader: standing, follower: standing });

/** Returns the same image in the same window, with the position of another one. */
function lookedAt(one: Standing, other: Standing): Standing {
  const { centre, ...rest } = other.sight;
  const at = {
    x: (centre.x / other.image.width) * one.image.width,
    y: (centre.y / other.image.height) * one.image.height,
  };
  return { ...one, sight: { ...rest, centre: at } };
}

function after(kind: Tie, tied: Pair, leader: Standing): Standing["sight"] {
  return followed(kind, tied, { leader, follower: tied.follower });
}

function expectSame(one: Standing["sight"], other: Standing["sight"]) {
  expect(one.centre.x).toBeCloseTo(other.centre.x, 3);
  expect(one.centre.y).toBeCloseTo(other.centre.y, 3);
  expect(one.scale / other.scale).toBeCloseTo(1, 9);
  expect(Math.cos(((one.rotation - other.rotation) * Math.PI) / 180)).toBeCloseTo(1, 9);
  expect(one.mirror).toBe(other.mirror);
}

/** Returns the position of an image point on the screen, relative to the centre of the window. */
function onScreen({ sight }: Standing, { x, y }: Point): Point {
  const across = (x - sight.centre.x) * sight.scale * (sight.mirror ? -1 : 1);
  const down = (y - sight.centre.y) * sight.scale;
  const angle = (sight.rotation * Math.PI) / 180;
  return {
    x: across * Math.cos(angle) - down * Math.sin(angle),
    y: across * Math.sin(angle) + down * Math.cos(angle),
  };
}

describe("compare: an image that follows another one", () => {
  it("stays in place while its leader does, if they are locked by frame", () => {
    fc.assert(
      fc.property(pair, (tied) => {
        expectSame(after("frame", tied, tied.leader), tied.follower.sight);
      }),
    );
  });

  it("returns to its original position when the leader does", () => {
    fc.assert(
      fc.property(tie, pair, standing, (kind, tied, elsewhere) => {
        const moved = lookedAt(tied.leader, elsewhere);
        const led = { ...tied.follower, sight: after(kind, tied, moved) };
        // Then the follower leads, and the leader must reach the position it moved to.
        const back = followed(
          kind,
          { leader: tied.follower, follower: tied.leader },
          { leader: led, follower: moved },
        );
        expectSame(back, moved.sight);
      }),
    );
  });

  it("depends only on the leader's current position, not on its path", () => {
    fc.assert(
      fc.property(tie, pair, standing, standing, (kind, tied, first, second) => {
        const one = lookedAt(tied.leader, first);
        const two = lookedAt(tied.leader, second);
        const half = { leader: one, follower: { ...tied.follower, sight: after(kind, tied, one) } };
        expectSame(after(kind, half, two), after(kind, tied, two));
      }),
    );
  });

  it("moves in the same direction on screen, by as many pixels of its image", () => {
    fc.assert(
      fc.property(pair, share, share, (tied, x, y) => {
        const { leader, follower } = tied;
        const { width, height } = leader.image;
        const centre = { x: x * width, y: y * height };
        const moved = { ...leader, sight: { ...leader.sight, centre } };
        const sight = after("pixels", tied, moved);
        expect(sight.scale).toBe(leader.sight.scale);
        const way = onScreen(leader, centre);
        const scaled = { ...follower, sight: { ...follower.sight, scale: sight.scale } };
        const own = onScreen(scaled, sight.centre);
        expect(own.x).toBeCloseTo(way.x, 3);
        expect(own.y).toBeCloseTo(way.y, 3);
      }),
    );
  });

  it("has the same scale as the leader in centimetres", () => {
    fc.assert(
      fc.property(pair, standing, (tied, elsewhere) => {
        const moved = lookedAt(tied.leader, elsewhere);
        const sight = after("centimetres", tied, moved);
        const perCm = (one: Standing["sight"], { pixelsPerCm }: Standing) =>
          one.scale * (pixelsPerCm ?? 0);
        const [own, led] = [perCm(sight, tied.follower), perCm(moved.sight, moved)];
        expect(own / led).toBeCloseTo(1, 9);
      }),
    );
  });

  it("shows the same part of its image if both showed the whole, upright, when they were locked", () => {
    fc.assert(
      fc.property(pair, standing, ({ leader, follower }, elsewhere) => {
        const whole = (one: Standing): Standing => ({
          ...one,
          sight: {
            centre: { x: one.image.width / 2, y: one.image.height / 2 },
            scale: Math.min(
              one.window.width / one.image.width,
              one.window.height / one.image.height,
            ),
            rotation: 0,
            mirror: false,
          },
        });
        const tied = { leader: whole(leader), follower: whole(follower) };
        const moved = lookedAt(tied.leader, elsewhere);
        const sight = after("frame", tied, moved);
        const { width, height } = follower.image;
        expect(sight.centre.x / width).toBeCloseTo(
          moved.sight.centre.x / tied.leader.image.width,
          9,
        );
        expect(sight.centre.y / height).toBeCloseTo(
          moved.sight.centre.y / tied.leader.image.height,
          9,
        );
        const times = moved.sight.scale / tied.leader.sight.scale;
        expect(sight.scale / tied.follower.sight.scale / times).toBeCloseTo(1, 9);
      }),
    );
  });

  it("keeps its magnification when the windows are resized, if they are locked by frame", () => {
    const all = fc.record({ width: side, height: side });
    fc.assert(
      fc.property(pair, all, (tied, window) => {
        const scaled = (one: Standing) => {
          const fit = (w: typeof window) =>
            Math.min(w.width / one.image.width, w.height / one.image.height);
          const scale = (one.sight.scale * fit(window)) / fit(one.window);
          return { ...one, window, sight: { ...one.sight, scale } };
        };
        const now = { leader: scaled(tied.leader), follower: scaled(tied.follower) };
        expectSame(followed("frame", tied, now), now.follower.sight);
      }),
    );
  });
});

describe("compare: possible locks and the first leader", () => {
  it("chooses the leader that makes no other image larger", () => {
    fc.assert(
      fc.property(tie, fc.array(standing, { minLength: 2, maxLength: 4 }), (kind, all) => {
        const first = firstLeader(kind, all);
        const leader = all[first];
        if (!leader) throw new Error("nobody leads");
        if (kind === "frame") return;
        for (const follower of all) {
          const sight = after(kind, { leader, follower }, leader);
          expect(sight.scale).toBeLessThanOrEqual(follower.sight.scale * (1 + 1e-9));
        }
      }),
    );
  });

  it("offers centimetres only if all physical sizes are known", () => {
    expect(isPossible("centimetres", [{ pixelsPerCm: 3 }, { pixelsPerCm: null }])).toBe(false);
    expect(isPossible("centimetres", [{ pixelsPerCm: 3 }, { pixelsPerCm: 4 }])).toBe(true);
    expect(isPossible("pixels", [{ pixelsPerCm: null }])).toBe(true);
  });
});
