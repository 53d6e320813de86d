/** Merges events that arrive in quick succession. */
export type Coalescer<Event> = {
  /** Delivers the event at once if the last delivery was long enough ago, otherwise later. */
  push(event: Event): void;
  /** Drops the merged event and delivers nothing more. */
  close(): void;
};

/**
 * Delivers the first event at once and later ones at most once per interval, merged into one. The last event is always
 * delivered.
 *
 * @param interval milliseconds between two deliveries
 */
export function createCoalescer<Event>(
  interval: number,
  merge: (gathered: Event, next: Event) => Event,
  deliver: (event: Event) => void,
): Coalescer<Event> {
  let gathered: { event: Event } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  function rest() {
    timer = setTimeout(() => {
      timer = null;
      if (gathered === null) return;
      const { event } = gathered;
      gathered = null;
      rest();
      deliver(event);
    }, interval);
    timer.unref();
  }

  return {
    push(event) {
      if (closed) return;
      if (timer !== null) {
        gathered = { event: gathered === null ? event : merge(gathered.event, event) };
        return;
      }
      rest();
      deliver(event);
    },
    close() {
      closed = true;
      gathered = null;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
