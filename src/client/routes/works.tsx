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

/** What the page at `/works` asks for. */
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

/** What its facets ask for: nothing that depends on the order. */
export const worksFacets = graphql`
  query worksFacetsQuery($search: String, $filter: WorkFilter) {
    ...WorksPage_facets @arguments(search: $search, filter: $filter)
  }
`;

export const worksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "works",
  validateSearch: worksSearchSchema,
  // How works are shown is no question to the server.
  loaderDeps: ({ search }) => ({
    list: worksVariables(search),
    facets: selectionVariables(search),
  }),
  staticData: { program: "src/client/features/works/WorksPage.tsx" },
  loader: async ({ context, deps, cause }) => {
    const { routeQueries } = context;
    const facets = routeQueries.load<worksFacetsQuery>(worksFacets, deps.facets);
    // Another choice shows at once in the address and in what was chosen; the page itself waits for the works.
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
  // The works of the choice before stay until those of this one are there.
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
    // What was about to be chosen must not call back whoever has gone to another page.
    if (router.latestLocation.pathname !== worksRoute.fullPath) return;
    // Typing on in the search field is one step of the history, not one for every letter.
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
