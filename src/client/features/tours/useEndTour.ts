import { graphql } from "react-relay";
import type { useEndTourMutation } from "../../../../__generated__/relay/useEndTourMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { unsent } from "../parts/refusal.ts";
import { settleChange } from "./settle-change.ts";
import type { Outcome } from "./settle-change.ts";

/** Ends a tour. */
export function useEndTour(tourId: string) {
  const [change, isEnding] = useChange<useEndTourMutation>(graphql`
    mutation useEndTourMutation($input: EndTourInput!) {
      endTour(input: $input) {
        __typename
        ... on ChangeTourSuccess {
          tour {
            ...tourRoom_tour
          }
          viewer {
            id
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

  function endTour(outcome: Outcome): void {
    change({
      variables: { input: { tourId } },
      onCompleted: (answer, errors) => settleChange(answer.endTour, errors, outcome),
      onUnsent: (...what) => outcome.onRefused(unsent(...what)),
    });
  }

  return { endTour, isEnding };
}
