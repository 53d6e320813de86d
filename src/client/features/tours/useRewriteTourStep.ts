import { graphql } from "react-relay";
import type { useRewriteTourStepMutation } from "../../../../__generated__/relay/useRewriteTourStepMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { EditOutcome } from "./edit-outcome.ts";

/** Changes the caption of a step of an ended tour. */
export function useRewriteTourStep(tourId: string) {
  const [change, isRewriting] = useChange<useRewriteTourStepMutation>(graphql`
    mutation useRewriteTourStepMutation($input: RewriteTourStepInput!) {
      rewriteTourStep(input: $input) {
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

  function rewriteTourStep(
    stepId: string,
    caption: string,
    version: number,
    outcome: EditOutcome,
  ): void {
    change({
      variables: { input: { tourId, version, stepId, caption } },
      ...outcome,
      onConflict: ({ message }) => outcome.onConflict(message),
    });
  }

  return { rewriteTourStep, isRewriting };
}
