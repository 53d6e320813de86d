import type { Shown } from "./sight.ts";

/** The views that a tour shows, as a subscribable source. */
export type Feed = {
  newest(): Shown | null;
  tell(shown: Shown): void;
  /** Calls the listener with each new view, until the returned function is called. */
  onShown(listener: (shown: Shown) => void): () => void;
};

/** @param first the view until the first event */
export function createFeed(first: Shown | null): Feed {
  let newest = first;
  const listeners = new Set<(shown: Shown) => void>();
  return {
    newest: () => newest,
    tell(shown) {
      newest = shown;
      for (const listener of listeners) listener(shown);
    },
    onShown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
