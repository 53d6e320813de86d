import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { graphql } from "react-relay";
import type { homeQuery } from "../../../__generated__/relay/homeQuery.graphql.ts";
import { loadPart } from "../features/parts/missing-part.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { loadPage } from "./load-page.ts";
import { rootRoute } from "./root.tsx";
import { PageTitle } from "./site-name.tsx";

const HomePage = lazyRouteComponent(
  () => loadPart(() => import("../features/home/HomePage.tsx")),
  "HomePage",
);

/** Query of the page at `/`. */
export const home = graphql`
  query homeQuery {
    ...HomePage_query
  }
`;

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { program: "src/client/features/home/HomePage.tsx" },
  loader: ({ context }) => loadPage<homeQuery>(context, home, {}, HomePage),
  component: Home,
});

function Home() {
  const query = useRouteQuery<homeQuery>(homeRoute.useLoaderData());
  const { origin } = homeRoute.useRouteContext();
  const { "iiif-content": unopened } = homeRoute.useSearch();
  return (
    <>
      <PageTitle page={null} />
      {unopened && (
        <p className="home-note page" role="status">
          This link leads to no picture of this collection. Here is what there is to see.
        </p>
      )}
      <HomePage query={query} origin={origin} />
    </>
  );
}
