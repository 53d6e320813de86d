import { clamp } from "../../../view/geometry.ts";

/** Time of a recorded step, in milliseconds since the start of the tour, with its caption. */
export type TimedStep = { readonly at: number; readonly caption?: string | null | undefined };

/** The timeline of a replay: start of each step in milliseconds from the beginning, and the total length. */
export type Story = { readonly starts: readonly number[]; readonly length: number };

/** Minimum and maximum duration of a step, in milliseconds. Longer pauses are cut. */
const least = 1_500;
export const longestRest = 8_000;
/** Reading time per character, in milliseconds. */
const perSign = 50;

/** Computes the timeline of a replay: the original times, without long pauses, and with time to read the captions. */
export function storyOf(steps: readonly TimedStep[]): Story {
  let length = 0;
  const starts = steps.map((step, index) => {
    const start = length;
    const next = steps[index + 1];
    const reading = Math.max(least, (step.caption?.length ?? 0) * perSign);
    // Reordered steps may go back in time.
    const rest = next ? clamp(next.at - step.at, reading, Math.max(reading, longestRest)) : reading;
    length += rest;
    return start;
  });
  return { starts, length };
}

/** Returns the zero-based index of the step at a time of the replay. */
export function stepAt({ starts }: Story, moment: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= moment),
  );
}

/** State of the playback. */
export type Telling = {
  /** Position in the replay when the state last changed, in milliseconds. */
  readonly moment: number;
  /** Time since which it plays, in milliseconds of any clock; null while it is paused. */
  readonly since: number | null;
};

/** Returns the current position in the replay. It stops at the end. */
export function momentOf({ moment, since }: Telling, { length }: Story, now: number): number {
  return clamp(since === null ? moment : moment + (now - since), 0, length);
}

/** Starts the playback, from the beginning if it was at its end. */
export function goOn(telling: Telling, story: Story, now: number): Telling {
  const moment = momentOf(telling, story, now);
  return { moment: moment >= story.length ? 0 : moment, since: now };
}

/** Pauses the playback. */
export function wait(telling: Telling, story: Story, now: number): Telling {
  return { moment: momentOf(telling, story, now), since: null };
}

/** Seeks to a position. The playback continues if it was running. */
export function goTo(telling: Telling, moment: number, now: number): Telling {
  return { moment, since: telling.since === null ? null : now };
}
