/** The fewest runs of a property-based test in `npm test`. */
const fewest = 5;

/**
 * Number of runs of a property-based test whose runs take long.
 *
 * @param inFull the number in full runs; `npm test` makes a fifth of them
 */
export function runs(inFull: number): number {
  if (process.env.VITRINE_FULL_TESTS) return inFull;
  return Math.min(inFull, Math.max(fewest, Math.ceil(inFull / 5)));
}
