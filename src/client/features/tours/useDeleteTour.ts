import { graphql } from "react-relay";
import type { useDeleteTourMutation } from "../../../../__generated__/relay/useDeleteTourMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Deletes an ended tour. A list that contains it must be refetched. */
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
      ...outcome,
    });
  }

  return { deleteTour, isDeleting };
}
