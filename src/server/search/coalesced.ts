/**
 * Work that is asked for more often than it need be done: it runs once at a time, and whoever asks while it runs
 * waits, with all others who do, for one run that begins afterwards.
 *
 * @returns asks for the work; resolves when a run that began after the asking is over, and fails as that does
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
