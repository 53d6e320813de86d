import { useCallback, useEffect, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useHomeRefreshQuery } from "../../../../__generated__/relay/useHomeRefreshQuery.graphql.ts";

/** How long changes are gathered before the page asks again, in milliseconds. */
export const refreshAfter = 3000;

/**
 * Brings the exhibitions and the rows by type and by subject up to date after a change, asking once for all changes
 * within a few seconds: an import sends two a second.
 *
 * @param options.hero whether the works that open the page are asked for again, too
 * @returns what to call when the collection changed; stable between renders
 */
export function useHomeRefresh({ hero }: { hero: boolean }): () => void {
  const environment = useRelayEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heroWanted = useRef(hero);
  useEffect(() => {
    heroWanted.current = hero;
  }, [hero]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      fetchQuery<useHomeRefreshQuery>(
        environment,
        graphql`
          query useHomeRefreshQuery($hero: Boolean!) {
            site {
              ...HomeHero_site @include(if: $hero) @alias
              ...HomeRows_site
            }
            ...HomeExhibitions_query
          }
        `,
        { hero: heroWanted.current },
        // The answer goes into the store, which the page reads; when it fails the page stays as it is.
      ).subscribe({ error: () => {} });
    }, refreshAfter);
  }, [environment]);
}
