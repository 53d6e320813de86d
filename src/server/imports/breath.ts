import { setTimeout as wait } from "node:timers/promises";

/** Maximum pause, in milliseconds, so that an import finishes even on a busy machine. */
const longest = 50;

/**
 * Waits between two batches for as long as the last one took, which began at `begun` by `performance.now()`. This
 * leaves half of the database's time to visitors of the site.
 */
export function breath(begun: number): Promise<void> {
  return wait(Math.min(performance.now() - begun, longest));
}
