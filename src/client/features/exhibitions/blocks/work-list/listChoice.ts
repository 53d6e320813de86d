import { graphql, readInlineData } from "react-relay";
import type { listChoice_query$key } from "../../../../../../__generated__/relay/listChoice_query.graphql.ts";
import { keptChoice } from "../../../works/kept-choice.ts";
import type { WorksSearch } from "../../../works/works-search.ts";

/** Reads the search of a list as search parameters of `/works`. */
export function listChoice(key: listChoice_query$key): WorksSearch {
  const { search, order, filter } = readInlineData(
    graphql`
      fragment listChoice_query on WorkListQuery @inline {
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
