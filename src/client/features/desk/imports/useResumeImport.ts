import { graphql } from "react-relay";
import type { useResumeImportMutation } from "../../../../../__generated__/relay/useResumeImportMutation.graphql.ts";
import { useChange } from "../../parts/use-change.ts";
import type { Outcome } from "../../parts/refusal.ts";

/** Resumes an import that stopped before its end. */
export function useResumeImport() {
  const [change, isResuming] = useChange<useResumeImportMutation>(graphql`
    mutation useResumeImportMutation($input: ResumeImportInput!) {
      resumeImport(input: $input) {
        __typename
        ... on ResumeImportSuccess {
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

  function resumeImport(id: string, outcome: Outcome): void {
    change({ variables: { input: { id } }, ...outcome });
  }

  return { resumeImport, isResuming };
}
