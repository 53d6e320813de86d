import { graphql } from "react-relay";
import type { useReportNoteMutation } from "../../../../__generated__/relay/useReportNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Reports somebody else's note to the curators. */
export function useReportNote() {
  const [change, isReporting] = useChange<useReportNoteMutation>(graphql`
    mutation useReportNoteMutation($input: ReportNoteInput!) {
      reportNote(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
      }
    }
  `);

  function reportNote(input: { id: string; reason: string }, outcome: Outcome): void {
    change({
      variables: { input },
      fields: ["reason"],
      ...outcome,
    });
  }

  return { reportNote, isReporting };
}
