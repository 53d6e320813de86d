import { graphql } from "react-relay";
import type { useSayInTourMutation } from "../../../../__generated__/relay/useSayInTourMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Sends a message to the followers of a tour. */
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
      ...outcome,
    });
  }

  return { sayInTour, isSaying };
}
