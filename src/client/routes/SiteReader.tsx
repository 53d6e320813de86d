import { useEffect } from "react";
import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import { ImportProgress } from "../features/home/ImportProgress.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { rootSite } from "./root-queries.ts";

type SiteReaderProps = {
  loaded: LoadedQuery<rootSiteQuery>;
  onRead: (title: string) => void;
};

/** Waits for the site's name where nothing else has to wait with it, and hands it up. */
export function SiteReader({ loaded, onRead }: SiteReaderProps) {
  const title = useRouteQuery(rootSite, loaded).site?.title;
  useEffect(() => {
    if (title !== undefined) onRead(title);
  }, [title, onRead]);
  return null;
}

/** The line that says that works are being brought in. */
export function SiteLine({ loaded }: { loaded: LoadedQuery<rootSiteQuery> }) {
  const { site } = useRouteQuery(rootSite, loaded);
  return site && <ImportProgress site={site} />;
}
