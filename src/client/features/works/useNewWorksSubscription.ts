import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useNewWorksSubscription as Operation } from "../../../../__generated__/relay/useNewWorksSubscription.graphql.ts";

/**
 * Counts added works and updates changed ones in the store.
 *
 * @param onAdded called with the number of added works; it must be stable between renders
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
