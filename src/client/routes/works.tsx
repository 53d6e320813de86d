import { createRoute, lazyRouteComponent, useRouter } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { worksQuery } from "../../../__generated__/relay/worksQuery.graphql.ts";
import {
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
  query worksQuery($search: String, $filter: WorkFilter, $order: WorkOrder) {
    ...WorksPage_query @arguments(search: $search, filter: $filter, order: $order)
  }
`;

export const worksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "works",
  validateSearch: worksSearchSchema,
  // Grid or list is no question to the server.
  loaderDeps: ({ search: { view: _view, ...search } }) => worksVariables(search),
  staticData: { program: "src/client/features/works/WorksPage.tsx" },
  loader: ({ context, deps }) => loadPage<worksQuery>(context, works, deps, WorksPage),
  component: Works,
});

function Works() {
  const query = useRouteQuery<worksQuery>(works, worksRoute.useLoaderData());
  const search = worksRoute.useSearch();
  const { origin } = worksRoute.useRouteContext();
  const navigate = worksRoute.useNavigate();
  const title = search.q ? `“${search.q}”` : "Works";
  // Grid or list is the same page.
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
      <WorksPage query={query} search={search} onSearchChange={change} />
    </>
  );
}
