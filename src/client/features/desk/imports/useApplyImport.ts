import { graphql } from "react-relay";
import type { useApplyImportMutation } from "../../../../../__generated__/relay/useApplyImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Applies an import, which until then has changed nothing. */
export function useApplyImport() {
  const [change, isApplying] = useChange<useApplyImportMutation>(graphql`
    mutation useApplyImportMutation($input: ApplyImportInput!) {
      applyImport(input: $input) {
        __typename
        ... on ApplyImportSuccess {
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

  function applyImport(id: string, outcome: Outcome): void {
    change({ variables: { input: { id } }, ...outcome });
  }

  return { applyImport, isApplying };
}
