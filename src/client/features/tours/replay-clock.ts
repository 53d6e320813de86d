import { clamp } from "../../../view/geometry.ts";

/** When something was shown or said, in milliseconds since the tour started, and what was said. */
export type TimedStep = { readonly at: number; readonly caption?: string | null | undefined };

/** A tour told again: when each step begins, in milliseconds from the first, and when all is over. */
export type Story = { readonly starts: readonly number[]; readonly length: number };

/** Milliseconds a step stays at least and at most; rests that were longer are cut to that. */
const least = 1_500;
export const longestRest = 8_000;
/** Milliseconds that it takes to read a sign. */
const perSign = 50;

/** The times of a story: as they were, without long rests, and with time to read what was said. */
export function storyOf(steps: readonly TimedStep[]): Story {
  let length = 0;
  const starts = steps.map((step, index) => {
    const start = length;
    const next = steps[index + 1];
    const reading = Math.max(least, (step.caption?.length ?? 0) * perSign);
    // Steps that were put at other places may go back in time.
    const rest = next ? clamp(next.at - step.at, reading, Math.max(reading, longestRest)) : reading;
    length += rest;
    return start;
  });
  return { starts, length };
}

/** Which step is told at a moment of the story, counted from 0. */
export function stepAt({ starts }: Story, moment: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= moment),
  );
}

/** A story being told. */
export type Telling = {
  /** How far it was told when this was last decided. */
  readonly moment: number;
  /** Since when it goes on, in milliseconds of any clock; null while it waits. */
  readonly since: number | null;
};

/** How far a story is told; it stops at its end. */
export function momentOf({ moment, since }: Telling, { length }: Story, now: number): number {
  return clamp(since === null ? moment : moment + (now - since), 0, length);
}

/** The telling goes on, from the beginning if it was over. */
export function goOn(telling: Telling, story: Story, now: number): Telling {
  const moment = momentOf(telling, story, now);
  return { moment: moment >= story.length ? 0 : moment, since: now };
}

/** The telling waits where it is. */
export function wait(telling: Telling, story: Story, now: number): Telling {
  return { moment: momentOf(telling, story, now), since: null };
}

/** The telling is at another moment, and goes on if it did. */
export function goTo(telling: Telling, moment: number, now: number): Telling {
  return { moment, since: telling.since === null ? null : now };
}
