import { graphql } from "react-relay";
import type { useUndoBulkEditMutation } from "../../../../../__generated__/relay/useUndoBulkEditMutation.graphql.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useChange } from "../../parts/use-change.ts";

/** Numbers of restored works, and of works that keep later changes. */
export type UndoneEdit = { putBack: number; kept: number };

/** Undoes a bulk edit. */
export function useUndoBulkEdit() {
  const [undo, isUndoing] = useChange<useUndoBulkEditMutation>(graphql`
    mutation useUndoBulkEditMutation($input: UndoBulkEditInput!) {
      undoBulkEdit(input: $input) {
        __typename
        ... on UndoBulkEditSuccess {
          putBack
          kept
          works {
            ...DeskWorkCells_work
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

  function undoBulkEdit(
    change: string,
    outcome: { onDone: (undone: UndoneEdit) => void; onRefused: (refusal: Refusal) => void },
  ): void {
    undo({ variables: { input: { change } }, ...outcome });
  }

  return { undoBulkEdit, isUndoing };
}
