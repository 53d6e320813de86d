import { useRouterState } from "@tanstack/react-router";
import type { rootSiteQuery } from "../../../__generated__/relay/rootSiteQuery.graphql.ts";
import { ImportProgress } from "../features/home/ImportProgress.tsx";
import type { LoadedQuery } from "../relay/route-query.ts";
import { useRouteQuery } from "../relay/use-route-query.ts";
import { QuietBoundary } from "../ui/QuietBoundary.tsx";

/**
 * The line about a running import. The front page and the pages of imports show its progress themselves; a tour has its
 * controls in its place. A draft shows none, because its editor does around the preview.
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
