import { graphql } from "react-relay";
import type { useHideBlockMutation } from "../../../../../__generated__/relay/useHideBlockMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import { changedBlock } from "./changed-block.ts";
import type { Answer } from "./editing/sending.ts";

/** Hides a block from visitors, or shows it again. */
export function useHideBlock() {
  const [change, isHiding] = useChange<useHideBlockMutation>(graphql`
    mutation useHideBlockMutation($input: HideBlockInput!) {
      hideBlock(input: $input) {
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

  function hideBlock(id: string, isHidden: boolean, onAnswer: (answer: Answer) => void): void {
    change({
      variables: { input: { id, isHidden } },

      onDone: (success) => onAnswer({ kind: "done", facts: changedBlock(success) }),
      onRefused: (refusal) => onAnswer({ kind: "refused", refusal }),
    });
  }

  return { hideBlock, isHiding };
}
