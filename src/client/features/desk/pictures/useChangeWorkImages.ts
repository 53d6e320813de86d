import { graphql } from "react-relay";
import type {
  useChangeWorkImagesMutation,
  ChangeWorkImagesInput,
} from "../../../../../__generated__/relay/useChangeWorkImagesMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { workInHand, type WorkInHand } from "./workInHand.ts";

type ChangeOutcome = {
  onDone: (work: WorkInHand) => void;
  /** Called with the work as another user changed it, and an error message. */
  onConflict: (work: WorkInHand, message: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Changes the images of a work: their selection, order and fields. */
export function useChangeWorkImages() {
  const [change, isChanging] = useChange<useChangeWorkImagesMutation>(graphql`
    mutation useChangeWorkImagesMutation($input: ChangeWorkImagesInput!) {
      changeWorkImages(input: $input) {
        __typename
        ... on ChangeWorkImagesSuccess {
          work {
            ...workInHand_work
          }
        }
        ... on WorkConflict {
          message
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

  function changeWorkImages(input: ChangeWorkImagesInput, outcome: ChangeOutcome): void {
    const { onDone, onConflict, onRefused } = outcome;
    change({
      variables: { input },
      onDone: ({ work }) => onDone(workInHand(work)),
      onConflict: ({ work, message }) => onConflict(workInHand(work), message),
      onRefused,
    });
  }

  return { changeWorkImages, isChanging };
}
