import { graphql } from "react-relay";
import type { useLowerHandMutation } from "../../../../__generated__/relay/useLowerHandMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { unsent } from "../parts/refusal.ts";
import { settleChange } from "./settle-change.ts";
import type { Outcome } from "./settle-change.ts";

/** Lowers a hand: one's own by null, or as whoever guides the tour anybody's. */
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
      onCompleted: (answer, errors) => settleChange(answer.lowerHand, errors, outcome),
      onUnsent: (...what) => outcome.onRefused(unsent(...what)),
    });
  }

  return { lowerHand, isLowering };
}
