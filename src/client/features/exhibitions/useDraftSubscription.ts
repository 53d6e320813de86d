import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useDraftSubscription as Operation } from "../../../../__generated__/relay/useDraftSubscription.graphql.ts";

/**
 * Follows an exhibition, for curators: what its blocks hold goes into the store, wherever they stand; else it tells that
 * something was changed, not what.
 *
 * @param onChange called with the newest change there is; null if the exhibition is not there any more. It must be
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
      // Who may not see it any more is told so by the page.
      onError: () => undefined,
    }),
    [id, onChange],
  );
  useSubscription(config);
}
