import { graphql } from "react-relay";
import type { useLowerHandMutation } from "../../../../__generated__/relay/useLowerHandMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Lowers a hand: the current user's own if the id is null, or any other one for the guide. */
export function useLowerHand(tourId: string) {
  const [change, isLowering] = useChange<useLowerHandMutation>(graphql`
    mutation useLowerHandMutation($input: LowerHandInput!) {
      lowerHand(input: $input) {
        __typename
        ... on ChangeTourSuccess {
          tour {
            ...tourRoom_tour
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  function lowerHand(memberId: string | null, outcome: Outcome): void {
    change({
      variables: { input: { tourId, memberId } },
      ...outcome,
    });
  }

  return { lowerHand, isLowering };
}
