import { graphql } from "react-relay";
import type { useLowerAllHandsMutation } from "../../../../__generated__/relay/useLowerAllHandsMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Lowers all hands of a tour. Only for its guide. */
export function useLowerAllHands(tourId: string) {
  const [change, isLowering] = useChange<useLowerAllHandsMutation>(graphql`
    mutation useLowerAllHandsMutation($input: LowerAllHandsInput!) {
      lowerAllHands(input: $input) {
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

  function lowerAllHands(outcome: Outcome): void {
    change({
      variables: { input: { tourId } },
      ...outcome,
    });
  }

  return { lowerAllHands, isLowering };
}
