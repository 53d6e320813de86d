import { graphql } from "react-relay";
import type { useStoryOfTourMutation } from "../../../../__generated__/relay/useStoryOfTourMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Opened = {
  /** Called with the draft's global id. */
  onDone: (exhibitionId: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Creates a draft exhibition from an ended tour, with a zoom story of its steps as its only block. */
export function useStoryOfTour(tourId: string) {
  const [change, isOpening] = useChange<useStoryOfTourMutation>(graphql`
    mutation useStoryOfTourMutation($input: CreateExhibitionInput!) {
      createExhibition(input: $input) {
        __typename
        ... on CreateExhibitionSuccess {
          exhibitionEdge {
            node {
              id
            }
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

  function openAsStory({ onDone, onRefused }: Opened): void {
    change({
      variables: { input: { tourId } },
      onDone: ({ exhibitionEdge }) => onDone(exhibitionEdge.node.id),
      onRefused,
    });
  }

  return { openAsStory, isOpening };
}
