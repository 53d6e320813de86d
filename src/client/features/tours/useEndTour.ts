import { graphql } from "react-relay";
import type { useEndTourMutation } from "../../../../__generated__/relay/useEndTourMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

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
      ...outcome,
    });
  }

  return { endTour, isEnding };
}
