import { graphql } from "react-relay";
import type { useHandLensMutation } from "../../../../__generated__/relay/useHandLensMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { unsent } from "../parts/refusal.ts";
import { settleChange } from "./settle-change.ts";
import type { Outcome } from "./settle-change.ts";

/** Hands the lens to somebody who raised a hand. */
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
      onCompleted: (answer, errors) => settleChange(answer.handLens, errors, outcome),
      onUnsent: (...what) => outcome.onRefused(unsent(...what)),
    });
  }

  return { handLens, isHanding };
}
