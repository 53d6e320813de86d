import { graphql } from "react-relay";
import type { useAddWorkImagesMutation } from "../../../../../__generated__/relay/useAddWorkImagesMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Appends an uploaded image to those of a work. */
export function useAddWorkImages() {
  const [change, isAdding] = useChange<useAddWorkImagesMutation>(graphql`
    mutation useAddWorkImagesMutation($input: AddWorkImagesInput!) {
      addWorkImages(input: $input) {
        __typename
        ... on AddWorkImagesSuccess {
          work {
            ...workInHand_work
          }
        }
        ... on NotAllowed {
          message
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  function addWorkImages(workId: string, upload: string, outcome: Outcome): void {
    change({ variables: { input: { workId, upload } }, ...outcome });
  }

  return { addWorkImages, isAdding };
}
