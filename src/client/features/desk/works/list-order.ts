let order: readonly string[] = [];

/** Records the ids of the works in the dashboard's list, in order, for the pages of works opened from it. */
export function noteOrder(ids: readonly string[]): void {
  order = ids;
}

/** Returns the ids of the works that the dashboard's list showed last, in order, as far as they were loaded. */
export const shownOrder = (): readonly string[] => order;
