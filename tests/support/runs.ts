/** Minimum number of runs of a property-based test in `npm test`. */
const fewest = 5;

/**
 * Returns the number of runs of a property-based test whose runs take long.
 *
 * @param inFull the number in full runs; `npm test` uses a fifth of it
 */
export function runs(inFull: number): number {
  if (process.env.VITRINE_FULL_TESTS) return inFull;
  return Math.min(inFull, Math.max(fewest, Math.ceil(inFull / 5)));
}
