import { graphql, useLazyLoadQuery } from "react-relay";
import type { SaveSearchPartQuery } from "../../../../__generated__/relay/SaveSearchPartQuery.graphql.ts";
import type { WorksSearch } from "../works/works-search.ts";
import { SaveSearch } from "./SaveSearch.tsx";

/** `SaveSearch` for whoever looks: who that is, is asked only where there is something to save. */
export function SaveSearchPart({ search }: { search: WorksSearch }) {
  const { viewer } = useLazyLoadQuery<SaveSearchPartQuery>(
    graphql`
      query SaveSearchPartQuery {
        viewer {
          ...SaveSearch_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer && <SaveSearch viewer={viewer} search={search} />;
}
