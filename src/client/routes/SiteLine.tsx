import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import { ImportProgress } from "../features/home/ImportProgress.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { rootSite } from "./root-queries.ts";

/** The line that says that works are being brought in. */
export function SiteLine({ loaded }: { loaded: LoadedQuery<rootSiteQuery> }) {
  const { site } = useRouteQuery(rootSite, loaded);
  return site && <ImportProgress site={site} />;
}
