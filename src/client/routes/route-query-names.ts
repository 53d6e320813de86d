import type { QueryByName } from "../relay/snapshot.ts";
import { albums } from "./albums.tsx";
import { compare } from "./compare.tsx";
import { embed } from "./embed.tsx";
import { home } from "./home.tsx";
import { rootSite, rootViewer } from "./root-queries.ts";
import { work } from "./work.tsx";
import { works, worksFacets } from "./works.tsx";

/** The queries that a snapshot can restore, by name. */
export const routeQueriesByName: QueryByName = {
  albumsQuery: albums,
  compareQuery: compare,
  embedQuery: embed,
  homeQuery: home,
  rootSiteQuery: rootSite,
  rootViewerQuery: rootViewer,
  workQuery: work,
  worksFacetsQuery: worksFacets,
  worksQuery: works,
};
