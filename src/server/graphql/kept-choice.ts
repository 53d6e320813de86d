import type { WorkFilter } from "../../../__generated__/resolvers.ts";
import { isStorable } from "../store/is-storable.ts";
import type { SavedFilter } from "../store/saved-filter.ts";
import { selectionOf } from "./selection.ts";

/** Stored part of a selection of works. */
type KeptChoice = { search: string | null; filter: SavedFilter };

/**
 * Converts search text and filter to their stored form, which is identical for equal selections. Throws as
 * `selectionOf`.
 */
export function keptChoice({
  search,
  filter,
}: {
  search?: string | null;
  filter?: WorkFilter | null;
}): KeptChoice {
  const { search: typed, filter: chosen } = selectionOf(search, filter);
  const { TYPE, CREATOR, SUBJECT, PLACE, TECHNIQUE, RIGHTS } = chosen.terms;
  return {
    search: typed,
    filter: {
      types: [...(TYPE ?? [])],
      creators: [...(CREATOR ?? [])],
      subjects: [...(SUBJECT ?? [])],
      places: [...(PLACE ?? [])],
      techniques: [...(TECHNIQUE ?? [])],
      rights: [...(RIGHTS ?? [])],
      hasImage: chosen.hasImage,
      yearFrom: chosen.from,
      yearTo: chosen.to,
    },
  };
}

/** Returns whether all its texts can be stored unchanged. */
export function isStorableChoice({ search, filter }: KeptChoice): boolean {
  return [search, ...Object.values(filter).flat()].every(
    (value) => typeof value !== "string" || isStorable(value),
  );
}
