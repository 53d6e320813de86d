import { graphql } from "react-relay";
import type { useDeleteTourMutation } from "../../../../__generated__/relay/useDeleteTourMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { unsent } from "../parts/refusal.ts";
import { settleChange } from "./settle-change.ts";
import type { Outcome } from "./settle-change.ts";

/** Deletes a tour that is over; who made a list of theirs asks for that anew. */
export function useDeleteTour(tourId: string) {
  const [change, isDeleting] = useChange<useDeleteTourMutation>(graphql`
    mutation useDeleteTourMutation($input: DeleteTourInput!) {
      deleteTour(input: $input) {
        __typename
        ... on DeleteTourSuccess {
          deletedId @deleteRecord
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

  function deleteTour(outcome: Outcome): void {
    change({
      variables: { input: { tourId } },
      onCompleted: (answer, errors) => settleChange(answer.deleteTour, errors, outcome),
      onUnsent: (...what) => outcome.onRefused(unsent(...what)),
    });
  }

  return { deleteTour, isDeleting };
}
