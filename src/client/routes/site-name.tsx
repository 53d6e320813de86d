import { createContext, use, type ReactNode } from "react";
import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { QuietBoundary } from "../ui/QuietBoundary.tsx";

type LoadedSite = LoadedQuery<rootSiteQuery>;

/** The loaded query with the site's name; null if there is none. */
export const SiteContext = createContext<LoadedSite | null>(null);

type SiteNameProps = {
  /** Shown until the name is known, or if it never is. */
  fallback: ReactNode;
  /** Renders the name. */
  children: (name: string) => ReactNode;
};

/** Renders the site's name. Nothing else waits for it. */
export function SiteName({ fallback, children }: SiteNameProps) {
  const loaded = use(SiteContext);
  if (!loaded) return fallback;
  return (
    <QuietBoundary key={loaded.serial} fallback={fallback}>
      <KnownName loaded={loaded} fallback={fallback}>
        {children}
      </KnownName>
    </QuietBoundary>
  );
}

function KnownName({ loaded, fallback, children }: SiteNameProps & { loaded: LoadedSite }) {
  const { site } = useRouteQuery<rootSiteQuery>(loaded);
  return site ? children(site.title) : fallback;
}

/** Sets the document title: the page, then the site. Null for the front page. */
export function PageTitle({ page }: { page: string | null }) {
  return (
    <SiteName fallback={<title>{page ?? "Vitrine"}</title>}>
      {(site) => <title>{page === null ? site : `${page} · ${site}`}</title>}
    </SiteName>
  );
}
