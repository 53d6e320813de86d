/** What several things were measured at, in turn. */
export class Samples<Key> {
  readonly #values = new Map<Key, number[]>();

  /** Keeps a figure; what never came counts as infinite. */
  add(key: Key, value: number | null): void {
    const values = this.#values.get(key) ?? [];
    values.push(value ?? Infinity);
    this.#values.set(key, values);
  }

  /** The middle one of a thing's figures; without any, not a number. */
  median(key: Key): number {
    const sorted = (this.#values.get(key) ?? []).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  }

  /** The largest of a thing's figures. */
  most(key: Key): number {
    return Math.max(...(this.#values.get(key) ?? [NaN]));
  }
}

/** A figure as a table shows it: whole milliseconds, a dash for what was not measured. */
export function ms(value: number): string {
  if (Number.isNaN(value)) return "–";
  return Number.isFinite(value) ? Math.round(value).toLocaleString("en") : "never";
}
