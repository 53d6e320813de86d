/** The selected works: some by their ids, or all matching works. */
export type Selection = {
  ids: ReadonlySet<string>;
  isAll: boolean;
  /** The work that was selected or deselected last, from which a range extends. */
  last: string | null;
};

/** An empty selection. */
export const nothing: Selection = { ids: new Set(), isAll: false, last: null };

/** All matching works, including those not shown. */
export const everything: Selection = { ids: new Set(), isAll: true, last: null };

/** The server's maximum number of individually selected works. */
export const mostChosen = 200;

/** The server's maximum number of works if all matching ones are selected. */
export const mostFound = 10_000;

/** Whether a work is selected. */
export function isChosen({ ids, isAll }: Selection, id: string): boolean {
  return isAll || ids.has(id);
}

/**
 * Selects or deselects works. If all matching works were selected, the shown works stay selected except the deselected
 * ones.
 *
 * @param shown the ids of the works on the page, in order
 */
export function choose(
  selection: Selection,
  shown: readonly string[],
  changed: readonly string[],
  isNow: boolean,
): Selection {
  const ids = new Set(selection.isAll ? shown : selection.ids);
  for (const id of changed) {
    if (isNow) ids.add(id);
    else ids.delete(id);
  }
  return { ids, isAll: false, last: changed.at(-1) ?? selection.last };
}

/** Returns the ids from the last selected work to this one, both included; only this one if there is none. */
export function rangeTo(
  { last }: Selection,
  shown: readonly string[],
  id: string,
): readonly string[] {
  const from = last === null ? -1 : shown.indexOf(last);
  const to = shown.indexOf(id);
  if (from < 0 || to < 0) return [id];
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return from <= to ? range : range.toReversed();
}
