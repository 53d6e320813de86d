import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useImportSubscription as Operation } from "../../../../../__generated__/relay/useImportSubscription.graphql.ts";
import type { Following } from "../../../relay/live.ts";

/**
 * Keeps what moves of imports true: how far they are, and what they count.
 *
 * @param onFollowing called when that has begun: what happened before is told to nobody; the same function each time
 */
export function useImportSubscription(onFollowing: () => void): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useImportSubscription {
          importProgressed {
            id
            ...ImportStage_run
            ...ImportRowsPart_run
          }
        }
      `,
      variables: {},
      cacheConfig: { metadata: { onFollowing } satisfies Following },
    }),
    [onFollowing],
  );
  useSubscription(config);
}
