import { createRoute, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { useDeferredValue, useMemo } from "react";
import { graphql } from "react-relay";
import type { worksFacetsQuery } from "../../../__generated__/relay/worksFacetsQuery.graphql.ts";
import type { worksQuery } from "../../../__generated__/relay/worksQuery.graphql.ts";
import {
  changed,
  selectionVariables,
  worksSearchSchema,
  worksVariables,
  type SearchChange,
} from "../features/works/works-search.ts";
import { lazyPart } from "../features/parts/lazy-part.tsx";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { loadPage } from "./load-page.ts";
import { QuietBoundary } from "../ui/QuietBoundary.tsx";
import { rootRoute } from "./root.tsx";
import { PageTitle } from "./site-name.tsx";

const WorksPage = lazyRouteComponent(
  () => loadPart(() => import("../features/works/WorksPage.tsx")),
  "WorksPage",
);

const SaveSearchPart = lazyPart(
  async () => (await import("../features/search/SaveSearchPart.tsx")).SaveSearchPart,
);

/** Query of the page at `/works`. */
export const works = graphql`
  query worksQuery(
    $search: String
    $filter: WorkFilter
    $order: WorkOrder
    $seed: Int
    $startAt: String
  ) @raw_response_type {
    ...WorksPage_query
      @arguments(search: $search, filter: $filter, order: $order, seed: $seed, startAt: $startAt)
  }
`;

/** Query of the facets, which do not depend on the order. */
export const worksFacets = graphql`
  query worksFacetsQuery($search: String, $filter: WorkFilter) {
    ...WorksPage_facets @arguments(search: $search, filter: $filter)
  }
`;

export const worksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "works",
  validateSearch: worksSearchSchema,
  // The display mode is not part of the query.
  loaderDeps: ({ search }) => ({
    list: worksVariables(search),
    facets: selectionVariables(search),
  }),
  staticData: { program: "src/client/features/works/WorksPage.tsx" },
  loader: async ({ context, deps, cause }) => {
    const { routeQueries } = context;
    const facets = routeQueries.load<worksFacetsQuery>(worksFacets, deps.facets);
    // A new selection shows in the URL and the filters immediately. The page itself waits for the works.
    if (cause === "stay") {
      return { list: routeQueries.load<worksQuery>(works, deps.list), facets };
    }
    const list = await loadPage<worksQuery>(context, works, deps.list, WorksPage);
    await facets.ready;
    return { list, facets };
  },
  component: Works,
});

function Works() {
  const search = worksRoute.useSearch();
  const loaded = worksRoute.useLoaderData();
  const chosen = useMemo(() => ({ search, loaded }), [search, loaded]);
  // The previous works stay until the new ones have loaded.
  const shown = useDeferredValue(chosen);
  const list = useRouteQuery<worksQuery>(shown.loaded.list);
  const facets = useRouteQuery<worksFacetsQuery>(shown.loaded.facets);
  const { origin } = worksRoute.useRouteContext();
  const navigate = worksRoute.useNavigate();
  const router = useRouter();
  // Grid, list and table are the same page.
  const { href } = router.buildLocation({
    to: "/works",
    search: { ...shown.search, view: undefined },
  });

  function change(next: SearchChange) {
    // A delayed change must not return a user who has left the page.
    if (router.latestLocation.pathname !== worksRoute.fullPath) return;
    // Continued typing in the search field is a single history entry.
    const { q } = changed(search, next);
    const typing = Boolean(search.q) && Boolean(q) && search.q !== q;
    return navigate({
      search: (newest) => changed(newest, next),
      replace: typing,
      resetScroll: false,
    });
  }

  function refresh() {
    shown.loaded.list.refresh();
    shown.loaded.facets.refresh();
  }

  return (
    <WorksPage
      query={list}
      facets={facets}
      search={search}
      shown={shown.search}
      isPending={loaded.list !== shown.loaded.list || loaded.facets !== shown.loaded.facets}
      onSearchChange={change}
      onRefresh={refresh}
      save={(choice) => (
        <QuietBoundary>
          <SaveSearchPart search={choice} />
        </QuietBoundary>
      )}
      head={(title) => (
        <>
          <PageTitle page={title} />
          <PageHead title={title} description={title} address={`${origin}${href}`} />
        </>
      )}
    />
  );
}
