import { graphql } from "react-relay";
import type {
  useWriteBlockMutation,
  WriteBlockInput,
} from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import { isOfContent } from "./block-content.ts";
import { changedBlock } from "./changed-block.ts";
import { deskBlock } from "./deskBlock.ts";
import type { Answer } from "./editing/sending.ts";

/** Replaces the content of a block. */
export function useWriteBlock() {
  const [change, isWriting] = useChange<useWriteBlockMutation>(graphql`
    mutation useWriteBlockMutation($input: WriteBlockInput!) {
      writeBlock(input: $input) {
        __typename
        ... on ChangeBlockSuccess {
          block {
            ...deskBlock_block
          }
          exhibition {
            change
          }
        }
        ... on BlockConflict {
          block {
            ...deskBlock_block
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

  function writeBlock(input: WriteBlockInput, onAnswer: (answer: Answer) => void): void {
    change({
      variables: { input },
      fields: isOfContent,
      onDone: (success) => onAnswer({ kind: "done", facts: changedBlock(success) }),
      onConflict: ({ block }) => {
        const now = deskBlock(block);
        const message = "This block is of a newer type. Load the page again.";
        onAnswer(now ? { kind: "conflict", now } : { kind: "refused", refusal: { message } });
      },
      onRefused: (refusal) => onAnswer({ kind: "refused", refusal }),
    });
  }

  return { writeBlock, isWriting };
}
