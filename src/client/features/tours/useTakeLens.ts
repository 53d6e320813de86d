import { graphql } from "react-relay";
import type { useTakeLensMutation } from "../../../../__generated__/relay/useTakeLensMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Returns the control to the guide of the tour. */
export function useTakeLens(tourId: string) {
  const [change, isTaking] = useChange<useTakeLensMutation>(graphql`
    mutation useTakeLensMutation($input: TakeLensInput!) {
      takeLens(input: $input) {
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

  function takeLens(outcome: Outcome): void {
    change({
      variables: { input: { tourId } },
      ...outcome,
    });
  }

  return { takeLens, isTaking };
}
