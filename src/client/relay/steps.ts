/** Work in steps with a final result; the caller may do other work between two steps. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all remaining steps and returns the result. */
export function finish<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
