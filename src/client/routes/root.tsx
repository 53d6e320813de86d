import {
  Outlet,
  createRootRouteWithContext,
  redirect,
  useRouterState,
} from "@tanstack/react-router";
import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import type { rootViewerQuery } from "../../../__generated__/relay/rootViewerQuery.graphql.ts";
import type { ConnectionStatus } from "../relay/connection-status.ts";
import type { QueryLoader } from "../relay/route-query.ts";
import { Frame } from "./Frame.tsx";
import { addressInstead, iiifContentSearch } from "./iiif-content.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { rootSite, rootViewer } from "./root-queries.ts";
import { SiteContext } from "./site-name.tsx";

/** Context of all routes. */
export type AppContext = {
  routeQueries: QueryLoader;
  status: ConnectionStatus;
  /** Public origin of the site, such as `https://pictures.example`. */
  origin: string;
};

// Nothing here is awaited: the frame renders immediately, around a page or an error.
export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: iiifContentSearch,
  // A promise only if there is something to translate, so that a server-rendered page hydrates immediately.
  beforeLoad: ({ search, location: { pathname }, context: { origin } }) =>
    addressInstead({ pathname, search }, origin)?.then((href) => {
      throw redirect({ href, replace: true });
    }),
  loader: ({ context: { routeQueries } }) => ({
    site: routeQueries.load<rootSiteQuery>(rootSite, {}),
    // A server-rendered page is the same for all users.
    viewer:
      typeof document === "undefined" ? null : routeQueries.load<rootViewerQuery>(rootViewer, {}),
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
  return (
    <SiteContext value={site}>
      {isEmbedded ? <Outlet /> : <Frame site={site} viewer={viewer} status={status} />}
    </SiteContext>
  );
}
