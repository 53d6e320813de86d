import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  goOn,
  goTo,
  longestRest,
  momentOf,
  stepAt,
  storyOf,
  wait,
} from "../../../../src/client/features/tours/replay-clock.ts";

const step = fc.record({
  at: fc.integer({ min: 0, max: 10_000_000 }),
  caption: fc.option(fc.string({ maxLength: 500 })),
});
const steps = fc.array(step, { minLength: 1, maxLength: 40 });

describe("replay-clock: the start times of a replay's steps", () => {
  it("increase from 0, with pauses of at most eight seconds unless a caption needs longer", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { starts, length } = storyOf(all);
        expect(starts[0]).toBe(0);
        for (const [index, start] of starts.entries()) {
          const rest = (starts[index + 1] ?? length) - start;
          expect(rest).toBeGreaterThanOrEqual(1_500);
          const reading = 50 * (all[index]?.caption?.length ?? 0);
          expect(rest).toBeLessThanOrEqual(Math.max(longestRest, reading));
        }
      }),
    );
  });

  it("preserve short pauses and limit a long one to eight seconds", () => {
    const told = storyOf([{ at: 1_000 }, { at: 3_000 }, { at: 8_000 }, { at: 600_000 }]);
    expect(told.starts).toEqual([0, 2_000, 7_000, 15_000]);
  });

  it("determine the current step at any time", () => {
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const story = storyOf(all);
        const moment = share * story.length;
        const index = stepAt(story, moment);
        expect(story.starts[index]).toBeLessThanOrEqual(moment);
        expect(story.starts[index + 1] ?? Infinity).toBeGreaterThan(moment);
      }),
    );
  });
});

describe("replay-clock: playback of a replay", () => {
  const story = storyOf([{ at: 0 }, { at: 2_000 }, { at: 4_000 }]);

  it("advances with the clock, pauses, and stops at the end", () => {
    let telling = goOn({ moment: 0, since: null }, story, 100);
    expect(momentOf(telling, story, 1_100)).toBe(1_000);
    telling = wait(telling, story, 1_100);
    expect(momentOf(telling, story, 9_000)).toBe(1_000);
    telling = goOn(telling, story, 9_000);
    expect(momentOf(telling, story, 9_500)).toBe(1_500);
    expect(momentOf(telling, story, 900_000)).toBe(story.length);
  });

  it("continues after a seek if it was playing, and restarts after the end", () => {
    const told = goOn({ moment: 0, since: null }, story, 0);
    expect(momentOf(goTo(told, 3_000, 500), story, 700)).toBe(3_200);
    expect(momentOf(goTo(wait(told, story, 10), 3_000, 500), story, 700)).toBe(3_000);
    expect(goOn({ moment: story.length, since: null }, story, 0).moment).toBe(0);
  });
});
