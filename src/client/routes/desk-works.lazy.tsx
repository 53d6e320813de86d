import { graphql } from "react-relay";
import type { deskWorksQuery } from "../../../__generated__/relay/deskWorksQuery.graphql.ts";
import {
  deskWorksVariables,
  type DeskWorksSearch,
} from "../features/desk/works/desk-works-search.ts";
import { DeskWorksPage } from "../features/desk/works/DeskWorksPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageTitle } from "./site-name.tsx";

/** What the page at `/desk/works` asks for. */
export const query = graphql`
  query deskWorksQuery(
    $search: String
    $filter: DeskWorkFilter
    $order: DeskWorkOrder!
    $inGroups: Boolean!
  ) {
    viewer {
      ...DeskWorksPage_viewer
        @arguments(search: $search, filter: $filter, order: $order, inGroups: $inGroups)
    }
  }
`;

/** What it is asked with, from what the address says. */
export const variables = deskWorksVariables;

type PageProps = {
  loaded: LoadedQuery<deskWorksQuery>;
  search: DeskWorksSearch;
  isPending: boolean;
  /** Called with what changes of the address, and whether that is one word typed on. */
  onSearchChange: (change: DeskWorksSearch, isTyping: boolean) => void;
};

/** The page at `/desk/works`. */
export function Page({ loaded, search, isPending, onSearchChange }: PageProps) {
  const { viewer } = useRouteQuery<deskWorksQuery>(loaded);
  return (
    <>
      <PageTitle page="Works" />
      <meta name="robots" content="noindex" />
      <div className="page desk-works-page">
        {viewer && (
          <DeskWorksPage
            viewer={viewer}
            search={search}
            isPending={isPending}
            onSearchChange={(change) =>
              onSearchChange(change, Boolean(search.q) && Boolean(change.q))
            }
            onRefresh={() => loaded.refresh()}
          />
        )}
      </div>
    </>
  );
}
