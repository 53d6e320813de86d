let order: readonly string[] = [];

/** Notes which works the desk's list shows, in their order, for the pages of works that are gone to from it. */
export function noteOrder(ids: readonly string[]): void {
  order = ids;
}

/** The works before and after one in the list that was shown last, as far as it was loaded. */
export function neighboursOf(id: string): { before: string | null; after: string | null } {
  const at = order.indexOf(id);
  if (at < 0) return { before: null, after: null };
  return { before: order[at - 1] ?? null, after: order[at + 1] ?? null };
}
