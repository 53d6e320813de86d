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

/** What every route can use. */
export type AppContext = {
  routeQueries: QueryLoader;
  status: ConnectionStatus;
  /** Origin people reach the site by, such as `https://pictures.example`. */
  origin: string;
};

// Nothing here is waited for: the frame stands at once, and holds a page or says why there is none.
export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: iiifContentSearch,
  // A promise only where there is something to translate: a page that was sent is taken over at once.
  beforeLoad: ({ search, location: { pathname }, context: { origin } }) =>
    addressInstead({ pathname, search }, origin)?.then((href) => {
      throw redirect({ href, replace: true });
    }),
  loader: ({ context: { routeQueries } }) => ({
    site: routeQueries.load<rootSiteQuery>(rootSite, {}),
    // A page that is sent is the same for everybody.
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
