import { networksOf, siteFactor } from "./accounts/network-address.ts";

/** Counts by key. A key whose count is 0 uses no memory. */
export class Counts<Key> {
  readonly #counts = new Map<Key, number>();

  /** Number of keys with a count. */
  get size(): number {
    return this.#counts.size;
  }

  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  /**
   * Adds one.
   *
   * @returns a function that subtracts it again; a second call has no effect
   */
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

/**
 * Counts the open resources of networks. Also counts the 48 bits around an IPv6 network, whose limit is `siteFactor`
 * times as high.
 */
export class NetworkCounts {
  readonly #counts = new Counts<string>();

  /**
   * Adds one for the network of an address, unless that reaches `limit`.
   *
   * @returns a function that subtracts it again; null if the limit is reached
   */
  add(address: string, limit: number): (() => void) | null {
    const networks = networksOf(address);
    const isFull = networks.some(
      (network, n) => this.#counts.of(network) >= limit * (n === 0 ? 1 : siteFactor),
    );
    if (isFull) return null;
    const releases = networks.map((network) => this.#counts.add(network));
    return () => {
      for (const release of releases) release();
    };
  }
}
