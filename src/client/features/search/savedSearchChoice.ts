import { graphql, readInlineData } from "react-relay";
import type { savedSearchChoice_search$key } from "../../../../__generated__/relay/savedSearchChoice_search.graphql.ts";
import { keptChoice } from "../works/kept-choice.ts";
import { orders, selectionVariables, type WorksSearch } from "../works/works-search.ts";

/** Converts a saved search to the URL search of `/works`. */
export function savedSearchChoice(key: savedSearchChoice_search$key): WorksSearch {
  const { search, order, filter } = readInlineData(
    graphql`
      fragment savedSearchChoice_search on SavedSearch @inline {
        search
        order
        filter {
          types
          creators
          subjects
          places
          techniques
          rights
          hasImage
          yearFrom
          yearTo
        }
      }
    `,
    key,
  );
  const { types, creators, subjects, places, techniques, rights } = filter;
  const { hasImage, yearFrom, yearTo } = filter;
  return keptChoice({
    search,
    order,
    filter: { types, creators, subjects, places, techniques, rights, hasImage, yearFrom, yearTo },
  });
}

/** Returns the saved part of a search: the same for searches that find the same works in the same order. */
export function savedPart({ sort, ...search }: WorksSearch) {
  return { ...selectionVariables(search), order: sort === undefined ? null : orders[sort] };
}

/** Returns whether two searches are equal once saved. */
export function isSameSearch(one: WorksSearch, other: WorksSearch): boolean {
  return JSON.stringify(savedPart(one)) === JSON.stringify(savedPart(other));
}
