/** Which works are chosen: some by their ids, or all that are found. */
export type Selection = {
  ids: ReadonlySet<string>;
  isAll: boolean;
  /** The work that was chosen or let go last, from which a range is drawn. */
  last: string | null;
};

/** Nothing. */
export const nothing: Selection = { ids: new Set(), isAll: false, last: null };

/** Everything that is found, shown or not. */
export const everything: Selection = { ids: new Set(), isAll: true, last: null };

/** How many works can be chosen one by one, as the server has it. */
export const mostChosen = 200;

/** How many works can be changed at a time if all that are found are. */
export const mostFound = 10_000;

/** Whether a work is chosen. */
export function isChosen({ ids, isAll }: Selection, id: string): boolean {
  return isAll || ids.has(id);
}

/**
 * Chooses works or lets them go. Of all that are found, those that are shown and not let go of stay chosen.
 *
 * @param shown the ids of the works on the page, in their order
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

/** The works from the one that was chosen last to this one, both included; this one alone if there is none. */
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
