/** Counts by key. A key whose count is 0 takes no memory. */
export class Counts<Key> {
  readonly #counts = new Map<Key, number>();

  /** How many keys have a count. */
  get size(): number {
    return this.#counts.size;
  }

  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Adds one. @returns what takes it away again; calling that twice takes away one */
  add(key: Key): () => void {
    let isCounted = true;
    this.#counts.set(key, this.of(key) + 1);
    return () => {
      if (!isCounted) return;
      isCounted = false;
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
