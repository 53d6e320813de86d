import { graphql } from "react-relay";
import type {
  AddBlockInput,
  useAddBlockMutation,
} from "../../../../../__generated__/relay/useAddBlockMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import { isOfContent } from "./block-content.ts";
import { changedBlock } from "./changed-block.ts";
import type { Answer } from "./editing/sending.ts";

/** Adds a block to an exhibition. */
export function useAddBlock() {
  const [change, isAdding] = useChange<useAddBlockMutation>(graphql`
    mutation useAddBlockMutation($input: AddBlockInput!) {
      addBlock(input: $input) {
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

  function addBlock(input: AddBlockInput, onAnswer: (answer: Answer) => void): void {
    change({
      variables: { input: input },
      fields: isOfContent,
      onDone: (success) => onAnswer({ kind: "done", facts: changedBlock(success) }),
      onRefused: (refusal) => onAnswer({ kind: "refused", refusal }),
    });
  }

  return { addBlock, isAdding };
}
