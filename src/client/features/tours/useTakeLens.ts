import { graphql } from "react-relay";
import type { useTakeLensMutation } from "../../../../__generated__/relay/useTakeLensMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { unsent } from "../parts/refusal.ts";
import { settleChange } from "./settle-change.ts";
import type { Outcome } from "./settle-change.ts";

/** Gives the lens back to whoever guides the tour. */
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
      onCompleted: (answer, errors) => settleChange(answer.takeLens, errors, outcome),
      onUnsent: (...what) => outcome.onRefused(unsent(...what)),
    });
  }

  return { takeLens, isTaking };
}
