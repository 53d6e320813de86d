import { graphql } from "react-relay";
import type { useMoveTourStepMutation } from "../../../../__generated__/relay/useMoveTourStepMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { EditOutcome } from "./edit-outcome.ts";

/** Moves a step of an ended tour after another one; null moves it to the beginning. */
export function useMoveTourStep(tourId: string) {
  const [change, isMoving] = useChange<useMoveTourStepMutation>(graphql`
    mutation useMoveTourStepMutation($input: MoveTourStepInput!) {
      moveTourStep(input: $input) {
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

  function moveTourStep(
    stepId: string,
    after: string | null,
    version: number,
    outcome: EditOutcome,
  ): void {
    change({
      variables: { input: { tourId, version, stepId, after } },
      ...outcome,
      onConflict: ({ message }) => outcome.onConflict(message),
    });
  }

  return { moveTourStep, isMoving };
}
