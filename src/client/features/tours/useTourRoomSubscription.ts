import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useTourRoomSubscription as Operation } from "../../../../__generated__/relay/useTourRoomSubscription.graphql.ts";

/** Message for a tour that no longer exists, with the server's wording. */
const gone = "There is no tour here any more. Ask the guide for a new link.";

/**
 * Subscribes to the state of a tour. The server counts the subscriber as a follower.
 *
 * @param onProblem called with a message if the user may not follow, or not any more; must be stable between renders
 */
export function useTourRoomSubscription(code: string, onProblem: (sentence: string) => void): void {
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
      // The server completes the subscription when the tour is deleted.
      cacheConfig: { metadata: { ends: true } },
      onError: ({ message }) => onProblem(message),
      onCompleted: () => onProblem(gone),
    }),
    [code, onProblem],
  );
  useSubscription(config);
}
