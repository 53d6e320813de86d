import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useNewWorksSubscription as Operation } from "../../../../__generated__/relay/useNewWorksSubscription.graphql.ts";

/**
 * Counts works as they arrive and keeps the works that changed true.
 *
 * @param onAdded called with how many came; it must be stable between renders
 */
export function useNewWorksSubscription(onAdded: (count: number) => void): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useNewWorksSubscription {
          collectionChanged {
            site {
              workCount
            }
            addedCount
            changedWorks {
              ...WorkCard_work
              ...WorkRow_work
              ...WorkTableRow_work
            }
          }
        }
      `,
      variables: {},
      onNext: (event) => {
        const added = event?.collectionChanged.addedCount ?? 0;
        if (added > 0) onAdded(added);
      },
    }),
    [onAdded],
  );
  useSubscription(config);
}
