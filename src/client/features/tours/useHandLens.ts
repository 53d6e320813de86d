import { graphql } from "react-relay";
import type { useHandLensMutation } from "../../../../__generated__/relay/useHandLensMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Gives the control of a tour to a follower who raised a hand. */
export function useHandLens(tourId: string) {
  const [change, isHanding] = useChange<useHandLensMutation>(graphql`
    mutation useHandLensMutation($input: HandLensInput!) {
      handLens(input: $input) {
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

  function handLens(memberId: string, outcome: Outcome): void {
    change({
      variables: { input: { tourId, memberId } },
      ...outcome,
    });
  }

  return { handLens, isHanding };
}
