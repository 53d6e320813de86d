import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { keptPlace } from "../features/works/use-list-place.ts";
import { savesData } from "../ui/saves-data.ts";
import { albumRoutes } from "./album-routes.ts";
import { albumsRoute } from "./albums.tsx";
import { CarryOver } from "./carry-over.ts";
import { compareRoute } from "./compare.tsx";
import { embedRoute } from "./embed.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { exhibitionRoutes } from "./exhibition-routes.ts";
import { homeRoute } from "./home.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PendingPage } from "./PendingPage.tsx";
import { personalRoutes } from "./personal-routes.ts";
import { rootRoute, type AppContext } from "./root.tsx";
import { parseSearch, stringifySearch } from "../../view/search-text.ts";
import { tourRoute } from "./tour.tsx";
import { workRoute } from "./work.tsx";
import { worksRoute } from "./works.tsx";

/** Creates the router of all pages. Relay caches the data, so the router caches none. */
export function createAppRouter(context: AppContext, history?: RouterHistory) {
  const onServer = typeof document === "undefined";
  const carryOver = onServer ? null : new CarryOver();
  let isRendered = false;
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      homeRoute,
      worksRoute,
      workRoute,
      embedRoute,
      albumsRoute,
      ...albumRoutes,
      compareRoute,
      tourRoute,
      ...exhibitionRoutes,
      ...personalRoutes,
    ]),
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: onServer || savesData() ? false : "intent",
    defaultPreloadDelay: 40,
    defaultPreloadStaleTime: 0,
    defaultStaleTime: 0,
    defaultGcTime: 0,
    defaultPreloadGcTime: 0,
    defaultPendingMs: 700,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultViewTransition: carryOver?.isPossible ? { types: carryOver.types } : false,
    // The fragment may be a secret that works once.
    getScrollRestorationKey: ({ state, pathname, searchStr }) =>
      state.__TSR_key ?? `${pathname}${searchStr}`,
    // On the server it would insert an inline script, which the content security policy forbids. A long list restores
    // the work that was visible instead of a scroll offset.
    scrollRestoration: onServer
      ? false
      : ({ location }) => !isScrolledAlready() && keptPlace(location.state.__TSR_key) === null,
  });
  carryOver?.watch(router);

  /** Whether the page was scrolled, or restored to a scroll position, before the client's first render. */
  function isScrolledAlready(): boolean {
    const isFirst = !isRendered;
    isRendered = true;
    if (!isFirst || scrollY === 0) return false;
    // The router does not know an earlier scroll position and would not restore it.
    queueMicrotask(() => document.dispatchEvent(new Event("scroll")));
    return true;
  }
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Source path of the page's component, by which the build finds its chunk. */
    program?: string;
    /** Source path of the chunk that a press on the page's image needs. */
    reach?: string;
  }
}
