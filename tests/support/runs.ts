/** How many runs a quick test of generated cases keeps at least. */
const fewest = 5;

/**
 * How often a test of generated cases runs where each case is dear: as often as given in full runs, a fifth of that in
 * quick ones.
 */
export function runs(inFull: number): number {
  if (process.env.VITRINE_FULL_TESTS) return inFull;
  return Math.min(inFull, Math.max(fewest, Math.ceil(inFull / 5)));
}
