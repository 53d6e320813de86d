/** Work done in steps, between which others get their turn; it has a result in the end. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does all steps that are left. */
export function finish<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
