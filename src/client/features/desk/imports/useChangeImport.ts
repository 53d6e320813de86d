import { graphql } from "react-relay";
import type {
  ChangeImportInput,
  useChangeImportMutation,
} from "../../../../../__generated__/relay/useChangeImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Changes the settings of an import, which makes the server read it again, or its options for works and images. */
export function useChangeImport() {
  const [change, isChanging] = useChange<useChangeImportMutation>(graphql`
    mutation useChangeImportMutation($input: ChangeImportInput!) {
      changeImport(input: $input) {
        __typename
        ... on ChangeImportSuccess {
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

  function changeImport(input: ChangeImportInput, outcome: Outcome): void {
    change({ variables: { input }, ...outcome });
  }

  return { changeImport, isChanging };
}
