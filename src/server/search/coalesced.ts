/**
 * Limits a function to one run at a time. All calls during a run share one further run that begins after it.
 *
 * @returns a function that requests a run; it resolves when a run that began after the request is over, and rejects if
 *   that run fails
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = () => {
    next = null;
    running = work().finally(() => (running = null));
    return running;
  };
  return () => {
    if (!running) return (next ??= Promise.resolve().then(run));
    return (next ??= running.then(run, run));
  };
}
