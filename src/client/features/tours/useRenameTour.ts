import { graphql } from "react-relay";
import type { useRenameTourMutation } from "../../../../__generated__/relay/useRenameTourMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { EditOutcome } from "./edit-outcome.ts";

/** Changes the title of an ended tour. */
export function useRenameTour(tourId: string) {
  const [change, isRenaming] = useChange<useRenameTourMutation>(graphql`
    mutation useRenameTourMutation($input: RenameTourInput!) {
      renameTour(input: $input) {
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

  function renameTour(title: string, version: number, outcome: EditOutcome): void {
    change({
      variables: { input: { tourId, version, title } },
      ...outcome,
      onConflict: ({ message }) => outcome.onConflict(message),
    });
  }

  return { renameTour, isRenaming };
}
