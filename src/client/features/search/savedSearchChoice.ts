import { graphql, readInlineData } from "react-relay";
import type { savedSearchChoice_search$key } from "../../../../__generated__/relay/savedSearchChoice_search.graphql.ts";
import { keptChoice } from "../works/kept-choice.ts";
import { orders, selectionVariables, type WorksSearch } from "../works/works-search.ts";

/** What a saved search chooses, as the address of `/works` has it. */
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

/** What of a choice is saved: the same for choices that find the same works in the same order. */
export function savedPart({ sort, ...search }: WorksSearch) {
  return { ...selectionVariables(search), order: sort === undefined ? null : orders[sort] };
}

/** Whether two choices are the same when saved. */
export function isSameSearch(one: WorksSearch, other: WorksSearch): boolean {
  return JSON.stringify(savedPart(one)) === JSON.stringify(savedPart(other));
}
