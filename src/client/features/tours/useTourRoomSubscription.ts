import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useTourRoomSubscription as Operation } from "../../../../__generated__/relay/useTourRoomSubscription.graphql.ts";

/** What the server says of a code that no tour has any more. */
const gone = "There is no tour here any more. Ask the guide for a new link.";

/**
 * Keeps a tour true, and is counted among those who follow it.
 *
 * @param onProblem called with a sentence if one may not follow, or not any more; the same function as long as that is
 *   the same
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
      // It is over when the tour is deleted.
      cacheConfig: { metadata: { ends: true } },
      onError: ({ message }) => onProblem(message),
      onCompleted: () => onProblem(gone),
    }),
    [code, onProblem],
  );
  useSubscription(config);
}
