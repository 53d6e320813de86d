import { graphql } from "react-relay";
import type { usePauseImportMutation } from "../../../../../__generated__/relay/usePauseImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Pauses an import after its current step. It can be resumed later. */
export function usePauseImport() {
  const [change, isPausing] = useChange<usePauseImportMutation>(graphql`
    mutation usePauseImportMutation($input: PauseImportInput!) {
      pauseImport(input: $input) {
        __typename
        ... on PauseImportSuccess {
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

  function pauseImport(id: string, outcome: Outcome): void {
    change({ variables: { input: { id } }, ...outcome });
  }

  return { pauseImport, isPausing };
}
