import { Outlet, createRootRouteWithContext, useRouterState } from "@tanstack/react-router";
import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import type { rootViewerQuery } from "../../../__generated__/relay/rootViewerQuery.graphql.ts";
import type { ConnectionStatus } from "../relay/connection-status.ts";
import type { RouteQueries } from "../relay/route-queries.ts";
import { Frame } from "./Frame.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { rootSite, rootViewer } from "./root-queries.ts";

/** What every route can use. */
export type AppContext = { routeQueries: RouteQueries; status: ConnectionStatus };

// Nothing here is waited for: the frame stands at once, and holds a page or says why there is none.
export const rootRoute = createRootRouteWithContext<AppContext>()({
  loader: ({ context: { routeQueries } }) => ({
    site: routeQueries.load<rootSiteQuery>(rootSite, {}),
    viewer: routeQueries.load<rootViewerQuery>(rootViewer, {}),
  }),
  component: Root,
  notFoundComponent: NotFoundPage,
});

function Root() {
  const { site, viewer } = rootRoute.useLoaderData();
  const { status } = rootRoute.useRouteContext();
  const isEmbedded = useRouterState({
    select: ({ location }) => location.pathname.endsWith("/embed"),
  });
  if (isEmbedded) return <Outlet />;
  return <Frame site={site} viewer={viewer} status={status} />;
}
