import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useImportSubscription as Operation } from "../../../../../__generated__/relay/useImportSubscription.graphql.ts";
import type { Following } from "../../../relay/live.ts";

/**
 * Updates progress and counts of imports.
 *
 * @param onFollowing called once the subscription is active, because earlier events are not delivered; must be stable
 * between renders
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
