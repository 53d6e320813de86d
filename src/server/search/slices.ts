import { setImmediate as next } from "node:timers/promises";

/** Long work that stops now and then, so that others get their turn; it has a result in the end. */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** How long one slice takes, in milliseconds: that long others wait at most. */
const sliceMs = 5;

/** Does the work with nothing in between. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Does the work while others get their turn. */
export async function inSlices<Result>(work: Slices<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await next();
  }
}
