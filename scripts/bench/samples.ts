/** Measured values of several subjects. */
export class Samples<Key> {
  readonly #values = new Map<Key, number[]>();

  /** Adds a value; null, for an event that did not happen, counts as infinite. */
  add(key: Key, value: number | null): void {
    const values = this.#values.get(key) ?? [];
    values.push(value ?? Infinity);
    this.#values.set(key, values);
  }

  /** Returns the median of a subject's values; NaN without any. */
  median(key: Key): number {
    const sorted = (this.#values.get(key) ?? []).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  }

  /** Returns the maximum of a subject's values. */
  most(key: Key): number {
    return Math.max(...(this.#values.get(key) ?? [NaN]));
  }
}

/** Formats a value for a table: whole milliseconds, or a dash if it was not measured. */
export function ms(value: number): string {
  if (Number.isNaN(value)) return "–";
  return Number.isFinite(value) ? Math.round(value).toLocaleString("en") : "never";
}
