import { createRoute, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { worksFacetsQuery } from "../../../__generated__/relay/worksFacetsQuery.graphql.ts";
import type { worksQuery } from "../../../__generated__/relay/worksQuery.graphql.ts";
import {
  selectionVariables,
  worksSearchSchema,
  worksVariables,
  type WorksSearch,
} from "../features/works/works-search.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { loadPage } from "./load-page.ts";
import { rootRoute } from "./root.tsx";
import { PageTitle } from "./site-name.tsx";

const WorksPage = lazyRouteComponent(
  () => loadPart(() => import("../features/works/WorksPage.tsx")),
  "WorksPage",
);

/** What the page at `/works` asks for. */
export const works = graphql`
  query worksQuery($search: String, $filter: WorkFilter, $order: WorkOrder, $seed: Int) {
    ...WorksPage_query @arguments(search: $search, filter: $filter, order: $order, seed: $seed)
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
  loader: async ({ context, deps }) => {
    const facets = context.routeQueries.load<worksFacetsQuery>(worksFacets, deps.facets);
    const list = await loadPage<worksQuery>(context, works, deps.list, WorksPage);
    await facets.ready;
    return { list, facets };
  },
  component: Works,
});

function Works() {
  const loaded = worksRoute.useLoaderData();
  const list = useRouteQuery<worksQuery>(works, loaded.list);
  const facets = useRouteQuery<worksFacetsQuery>(worksFacets, loaded.facets);
  const search = worksRoute.useSearch();
  const { origin } = worksRoute.useRouteContext();
  const navigate = worksRoute.useNavigate();
  const title = search.q ? `“${search.q}”` : "Works";
  // Grid, list and table are the same page.
  const { href } = useRouter().buildLocation({
    to: "/works",
    search: { ...search, view: undefined },
  });

  // Typing on in the search field is one step of the history, not one for every letter.
  function change(next: WorksSearch) {
    const typing = Boolean(search.q) && Boolean(next.q) && search.q !== next.q;
    return navigate({ search: next, replace: typing, resetScroll: false });
  }

  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title} address={`${origin}${href}`} />
      <WorksPage query={list} facets={facets} search={search} onSearchChange={change} />
    </>
  );
}
