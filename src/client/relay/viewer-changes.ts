/** Counts how often somebody else came to look, for what asks the server by itself, outside routes. */
class ViewerChanges {
  #count = 0;
  readonly #listeners = new Set<(before: string | null) => void>();

  /** How often since the page was loaded. */
  get count(): number {
    return this.#count;
  }

  /** Somebody else looks than the one before: that was a member, or null for somebody who was not signed in. */
  happened(before: string | null): void {
    this.#count += 1;
    for (const listener of this.#listeners) listener(before);
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe = (listener: (before: string | null) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The page's own. */
export const viewerChanges = new ViewerChanges();
