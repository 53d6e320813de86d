import { graphql } from "react-relay";
import type {
  RestoreBlockInput,
  useRestoreBlockMutation,
} from "../../../../../__generated__/relay/useRestoreBlockMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import { changedBlock } from "./changed-block.ts";
import type { Answer } from "./editing/sending.ts";

/** Restores a removed block. */
export function useRestoreBlock() {
  const [change, isRestoring] = useChange<useRestoreBlockMutation>(graphql`
    mutation useRestoreBlockMutation($input: RestoreBlockInput!) {
      restoreBlock(input: $input) {
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

  function restoreBlock(input: RestoreBlockInput, onAnswer: (answer: Answer) => void): void {
    change({
      variables: { input },

      onDone: (success) => onAnswer({ kind: "done", facts: changedBlock(success) }),
      onRefused: (refusal) => onAnswer({ kind: "refused", refusal }),
    });
  }

  return { restoreBlock, isRestoring };
}
