/** A value of a facet, with the number of works that selecting it finds; null if unknown. */
export type CountedValue = { readonly value: string; readonly count: number | null };

/** Returns the values that are not among others. */
export function besides(
  values: readonly CountedValue[],
  others: readonly CountedValue[],
): CountedValue[] {
  const known = new Set(others.map(({ value }) => value));
  return values.filter(({ value }) => !known.has(value));
}
