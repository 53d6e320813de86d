/** Counts changes of the viewer, for components that query the server outside routes. */
class ViewerChanges {
  #count = 0;
  readonly #listeners = new Set<(before: string | null) => void>();

  /** Number of changes since the page was loaded. */
  get count(): number {
    return this.#count;
  }

  /** Reports a change of viewer. @param before the previous member's id, or null for an anonymous visitor */
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

/** The page's instance. */
export const viewerChanges = new ViewerChanges();
