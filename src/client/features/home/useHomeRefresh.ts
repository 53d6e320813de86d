import { useCallback, useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useHomeRefreshQuery } from "../../../../__generated__/relay/useHomeRefreshQuery.graphql.ts";

/** How long changes are gathered before the page asks again, in milliseconds. */
export const refreshAfter = 3000;

/** Which of what opens the page is asked for again, too. */
type Incomplete = { works: boolean; exhibitions: boolean };

/**
 * Brings the rows by type and by subject up to date after a change, and what opens the page while it is incomplete,
 * asking once for all changes within a few seconds: an import sends two a second.
 *
 * @returns what to call when the collection changed; stable between renders
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
        // The answer goes into the store, which the page reads; when it fails the page stays as it is.
      ).subscribe({ error: () => {} });
    }, refreshAfter);
  }, [environment]);
}
