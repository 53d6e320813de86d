import { graphql } from "react-relay";
import type { useReportNoteMutation } from "../../../../__generated__/relay/useReportNoteMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

/** Says to the curators what is wrong with somebody else's note. */
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
      onCompleted: ({ reportNote: answer }, errors) => settle(answer, errors, ["reason"], outcome),
      onUnsent: (...what) => outcome.onRefused(notReached(...what)),
    });
  }

  return { reportNote, isReporting };
}
