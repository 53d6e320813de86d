import { setTimeout as wait } from "node:timers/promises";

/** The longest pause, in milliseconds: on a busy machine an import must come to its end too. */
const longest = 50;

/**
 * Waits between two batches as long as the last one took, which began at `begun` by `performance.now()`: half of the
 * database's time belongs to those who visit the site.
 */
export function breath(begun: number): Promise<void> {
  return wait(Math.min(performance.now() - begun, longest));
}
