import type { Shown } from "./sight.ts";

/** What a tour shows, as it comes in. */
export type Feed = {
  newest(): Shown | null;
  tell(shown: Shown): void;
  /** Calls back with everything that comes, until the returned function is called. */
  onShown(listener: (shown: Shown) => void): () => void;
};

/** @param first what is shown until something comes */
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
