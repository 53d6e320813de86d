import { graphql } from "react-relay";
import type { useSayInTourMutation } from "../../../../__generated__/relay/useSayInTourMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { unsent } from "../parts/refusal.ts";
import { settleChange } from "./settle-change.ts";
import type { Outcome } from "./settle-change.ts";

/** Says something to those who follow a tour. */
export function useSayInTour(tourId: string) {
  const [change, isSaying] = useChange<useSayInTourMutation>(graphql`
    mutation useSayInTourMutation($input: SayInTourInput!) {
      sayInTour(input: $input) {
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

  function sayInTour(words: string, outcome: Outcome): void {
    change({
      variables: { input: { tourId, words } },
      onCompleted: (answer, errors) => settleChange(answer.sayInTour, errors, outcome),
      onUnsent: (...what) => outcome.onRefused(unsent(...what)),
    });
  }

  return { sayInTour, isSaying };
}
