let order: readonly string[] = [];

/** Notes which works the desk's list shows, in their order, for the pages of works that are gone to from it. */
export function noteOrder(ids: readonly string[]): void {
  order = ids;
}

/** Which works the desk's list showed last, in their order, as far as they were loaded. */
export const shownOrder = (): readonly string[] => order;
