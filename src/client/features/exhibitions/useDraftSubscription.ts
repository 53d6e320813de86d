import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useDraftSubscription as Operation } from "../../../../__generated__/relay/useDraftSubscription.graphql.ts";

/**
 * Subscribes curators to changes of an exhibition. Relay stores the changed blocks; the callback learns that something
 * changed, but not what.
 *
 * @param onChange called with the newest change number; null if the exhibition does not exist any more. It must be
 * stable between renders
 */
export function useDraftSubscription(id: string, onChange: (change: number | null) => void): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useDraftSubscription($id: ID!) {
          exhibitionChanged(id: $id) {
            change
            exhibition {
              __typename
            }
            blocks {
              ...ExhibitionBlocks_blocks
            }
          }
        }
      `,
      variables: { id },
      onNext: (answer) => {
        const event = answer?.exhibitionChanged;
        if (event) onChange(event.exhibition ? event.change : null);
      },
      // The page itself reports lost access.
      onError: () => undefined,
    }),
    [id, onChange],
  );
  useSubscription(config);
}
