import { useRouterState } from "@tanstack/react-router";
import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import { ImportProgress } from "../features/home/ImportProgress.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { QuietBoundary } from "../ui/QuietBoundary.tsx";

/**
 * Progress of a running import. Hidden on the front page and on the pages of imports, which show it themselves; on a
 * tour, whose controls are in its place; and on a draft, because the editor around the preview shows it.
 */
export function SiteLine({ loaded }: { loaded: LoadedQuery<rootSiteQuery> }) {
  const isNeeded = useRouterState({
    select: ({ location }) =>
      !/^\/($|desk\/imports|tours\/.|exhibitions\/draft\/)/.test(location.pathname),
  });
  if (!isNeeded) return null;
  return (
    <QuietBoundary key={loaded.serial}>
      <RunningImport loaded={loaded} />
    </QuietBoundary>
  );
}

function RunningImport({ loaded }: { loaded: LoadedQuery<rootSiteQuery> }) {
  const { site } = useRouteQuery(loaded);
  return site && <ImportProgress site={site} />;
}
