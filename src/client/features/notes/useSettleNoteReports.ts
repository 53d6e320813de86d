import { graphql } from "react-relay";
import type { useSettleNoteReportsMutation } from "../../../../__generated__/relay/useSettleNoteReportsMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Dismisses the reports about a note and leaves the note unchanged; for curators. */
export function useSettleNoteReports() {
  const [change, isSettling] = useChange<useSettleNoteReportsMutation>(graphql`
    mutation useSettleNoteReportsMutation($input: SettleNoteReportsInput!, $queue: [ID!]!)
    @raw_response_type {
      settleNoteReports(input: $input) {
        __typename
        ... on ModerateNoteSuccess {
          note {
            id @deleteEdge(connections: $queue)
          }
        }
        ... on NoteConflict {
          message
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

  /** @param queue connections from which it is removed */
  function settleNoteReports(id: string, queue: readonly string[], outcome: Outcome): void {
    change({
      variables: { input: { id }, queue: [...queue] },
      optimisticResponse: {
        settleNoteReports: { __typename: "ModerateNoteSuccess", note: { id } },
      },
      ...outcome,
    });
  }

  return { settleNoteReports, isSettling };
}
