import { graphql } from "react-relay";
import type {
  BlockContentInput,
  useWriteBlockMutation,
} from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Told what became of it. */
type Outcome = {
  onDone: (version: number) => void;
  /** Somebody wrote it first: nothing was changed. `by` is null if they are not known any more. */
  onConflict: (version: number, by: string | null) => void;
  onRefused: (refusal: Refusal) => void;
};

/** Makes a block hold something else. */
export function useWriteBlock() {
  const [change, isWriting] = useChange<useWriteBlockMutation>(graphql`
    mutation useWriteBlockMutation($input: WriteBlockInput!) {
      writeBlock(input: $input) {
        __typename
        ... on ChangeBlockSuccess {
          exhibition {
            change
          }
          block {
            ... on Block {
              version
            }
          }
        }
        ... on BlockConflict {
          block {
            ... on Block {
              version
            }
          }
          by {
            name
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

  /** @param version the version of the block that was looked at */
  function writeBlock(
    id: string,
    version: number,
    content: BlockContentInput,
    { onDone, onConflict, onRefused }: Outcome,
  ): void {
    change({
      variables: { input: { id, version, content } },
      onDone: ({ block }) => onDone(block.version ?? version + 1),
      onConflict: ({ block, by }) => onConflict(block.version ?? version + 1, by?.name ?? null),
      onRefused,
    });
  }

  return { writeBlock, isWriting };
}
