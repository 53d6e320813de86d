/** A value of a facet, with how many works choosing it finds; null if that is not known. */
export type CountedValue = { readonly value: string; readonly count: number | null };

/** Those values that are not among others. */
export function besides(
  values: readonly CountedValue[],
  others: readonly CountedValue[],
): CountedValue[] {
  const known = new Set(others.map(({ value }) => value));
  return values.filter(({ value }) => !known.has(value));
}
