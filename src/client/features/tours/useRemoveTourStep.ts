import { graphql } from "react-relay";
import type { useRemoveTourStepMutation } from "../../../../__generated__/relay/useRemoveTourStepMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { EditOutcome } from "./edit-outcome.ts";

/** Removes a step from an ended tour. */
export function useRemoveTourStep(tourId: string) {
  const [change, isRemoving] = useChange<useRemoveTourStepMutation>(graphql`
    mutation useRemoveTourStepMutation($input: RemoveTourStepInput!) {
      removeTourStep(input: $input) {
        __typename
        ... on EditTourSuccess {
          tour {
            ...TourReplay_tour
          }
        }
        ... on TourConflict {
          message
          tour {
            ...TourReplay_tour
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

  function removeTourStep(stepId: string, version: number, outcome: EditOutcome): void {
    change({
      variables: { input: { tourId, version, stepId } },
      ...outcome,
      onConflict: ({ message }) => outcome.onConflict(message),
    });
  }

  return { removeTourStep, isRemoving };
}
