import { useCallback, useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useHomeRefreshQuery } from "../../../../__generated__/relay/useHomeRefreshQuery.graphql.ts";

/** How long changes are collected before the page refetches, in milliseconds. */
export const refreshAfter = 3000;

/** Parts of the hero to refetch, too. */
type Incomplete = { works: boolean; exhibitions: boolean };

/**
 * Refetches the rows by type and by subject after a change, and the hero while it is incomplete. It throttles to one
 * request for all changes within a few seconds, because an import sends two events per second.
 *
 * @returns a stable function to call when the collection changed
 */
export function useHomeRefresh({ works, exhibitions }: Incomplete): () => void {
  const environment = useRelayEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef({ works, exhibitions });
  useEffect(() => {
    wanted.current = { works, exhibitions };
  }, [works, exhibitions]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      fetchQuery<useHomeRefreshQuery>(
        environment,
        graphql`
          query useHomeRefreshQuery($works: Boolean!, $exhibitions: Boolean!) {
            site {
              ...HomeHero_site @include(if: $works) @alias
              ...HomeRows_site
            }
            ...HomePage_exhibitions @include(if: $exhibitions) @alias
          }
        `,
        wanted.current,
        // The response goes into the store, from which the page rerenders; on failure the page stays as it is.
      ).subscribe({ error: () => {} });
    }, refreshAfter);
  }, [environment]);
}
