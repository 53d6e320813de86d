import { setImmediate as next } from "node:timers/promises";

/** Long-running work that yields now and then, so that other tasks can run; it returns a result in the end. */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** Duration of one slice, in milliseconds: the maximum time that other tasks wait. */
const sliceMs = 5;

/** Runs the work without interruption. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs the work and yields to the event loop between slices. */
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
