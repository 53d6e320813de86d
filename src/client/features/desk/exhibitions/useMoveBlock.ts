import { graphql } from "react-relay";
import type { useMoveBlockMutation } from "../../../../../__generated__/relay/useMoveBlockMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import { changedBlock } from "./changed-block.ts";
import type { Answer } from "./editing/sending.ts";

/** Moves a block after another block of its exhibition, or to the beginning. */
export function useMoveBlock() {
  const [change, isMoving] = useChange<useMoveBlockMutation>(graphql`
    mutation useMoveBlockMutation($input: MoveBlockInput!) {
      moveBlock(input: $input) {
        __typename
        ... on ChangeBlockSuccess {
          block {
            ...deskBlock_block
          }
          exhibition {
            change
          }
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  /** @param after id of the preceding block; null for the beginning */
  function moveBlock(id: string, after: string | null, onAnswer: (answer: Answer) => void): void {
    change({
      variables: { input: { id, after } },

      onDone: (success) => onAnswer({ kind: "done", facts: changedBlock(success) }),
      onRefused: (refusal) => onAnswer({ kind: "refused", refusal }),
    });
  }

  return { moveBlock, isMoving };
}
