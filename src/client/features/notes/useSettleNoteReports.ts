import { graphql } from "react-relay";
import type { useSettleNoteReportsMutation } from "../../../../__generated__/relay/useSettleNoteReportsMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** For curators: leaves a reported note as it is, and its reports behind. */
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

  /** @param queue lists it does not wait in any more */
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
