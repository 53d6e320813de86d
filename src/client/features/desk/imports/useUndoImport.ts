import { graphql } from "react-relay";
import type { useUndoImportMutation } from "../../../../../__generated__/relay/useUndoImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Starts the undo of an import, which removes the added works and restores the changed ones. */
export function useUndoImport() {
  const [change, isUndoing] = useChange<useUndoImportMutation>(graphql`
    mutation useUndoImportMutation($input: UndoImportInput!) {
      undoImport(input: $input) {
        __typename
        ... on UndoImportSuccess {
          import {
            ...ImportRun_run
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

  function undoImport(id: string, keepLaterEdits: boolean, outcome: Outcome): void {
    change({ variables: { input: { id, keepLaterEdits } }, ...outcome });
  }

  return { undoImport, isUndoing };
}
