import { graphql } from "react-relay";
import type { useRemoveBlockMutation } from "../../../../../__generated__/relay/useRemoveBlockMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Answer } from "./editing/sending.ts";

/** Removes a block from its exhibition. */
export function useRemoveBlock() {
  const [change, isRemoving] = useChange<useRemoveBlockMutation>(graphql`
    mutation useRemoveBlockMutation($input: BlockInput!) {
      removeBlock(input: $input) {
        __typename
        ... on RemoveBlockSuccess {
          removedBlockId
          exhibition {
            change
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

  function removeBlock(id: string, onAnswer: (answer: Answer) => void): void {
    change({
      variables: { input: { id } },
      onDone: ({ removedBlockId, exhibition }) => {
        const facts = {
          change: exhibition.change,
          head: null,
          blocks: [],
          removedIds: [removedBlockId],
        };
        onAnswer({ kind: "done", facts });
      },
      onRefused: (refusal) => onAnswer({ kind: "refused", refusal }),
    });
  }

  return { removeBlock, isRemoving };
}
