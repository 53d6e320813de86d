import { useNavigate, useRouter, useRouterState, useSearch } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { deskWorksQuery } from "../../../__generated__/relay/deskWorksQuery.graphql.ts";
import {
  deskWorksVariables,
  readSearch,
  type DeskWorksSearch,
} from "../features/desk/works/desk-works-search.ts";
import { DeskWorksPage } from "../features/desk/works/DeskWorksPage.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import type { PersonalPageProps } from "./personal-page.tsx";
import { PageTitle } from "./site-name.tsx";

/** Query of the page at `/desk/works`. */
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

/** Returns the query variables from the URL's search parameters. */
export const variables = (search: DeskWorksSearch) => deskWorksVariables(readSearch(search));

/** The page at `/desk/works`. */
export function Page({ loaded }: PersonalPageProps) {
  const { viewer } = useRouteQuery<deskWorksQuery>(loaded as LoadedQuery<deskWorksQuery>);
  const search = readSearch(useSearch({ strict: false }));
  const router = useRouter();
  const navigate = useNavigate();
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading });
  const goneTo = useRouterState({ select: ({ location }) => location });
  const chosen = goneTo.pathname === "/desk/works" ? readSearch(goneTo.search) : search;

  function change(next: DeskWorksSearch) {
    // Typed text is sent with a delay. It must not return a user who has left the page.
    if (router.latestLocation.pathname !== "/desk/works") return;
    void navigate({
      to: "/desk/works",
      search: (newest) => ({ ...newest, ...next }),
      // Continued typing is a single history entry.
      replace: Boolean(chosen.q) && Boolean(next.q),
      resetScroll: false,
    });
  }

  return (
    <>
      <PageTitle page="Works" />
      <meta name="robots" content="noindex" />
      <div className="page desk-works-page">
        {viewer && (
          <DeskWorksPage
            viewer={viewer}
            search={search}
            chosen={chosen}
            isPending={isPending}
            onSearchChange={change}
            onRefresh={() => loaded.refresh()}
          />
        )}
      </div>
    </>
  );
}
