import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useTourRoomSubscription as Operation } from "../../../../__generated__/relay/useTourRoomSubscription.graphql.ts";

/**
 * Keeps a tour true, and is counted among those who follow it.
 *
 * @param onRefused called with a sentence if one may not follow; the same function as long as that is the same
 */
export function useTourRoomSubscription(code: string, onRefused: (sentence: string) => void): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useTourRoomSubscription($code: String!) {
          tourRoom(code: $code) {
            ...tourRoom_tour
          }
        }
      `,
      variables: { code },
      onError: ({ message }) => onRefused(message),
    }),
    [code, onRefused],
  );
  useSubscription(config);
}
