import { graphql } from "react-relay";
import type { useApproveNoteMutation } from "../../../../__generated__/relay/useApproveNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Publishes a pending note in the version that the curator has read; for curators. */
export function useApproveNote() {
  const [change, isApproving] = useChange<useApproveNoteMutation>(graphql`
    mutation useApproveNoteMutation($input: ApproveNoteInput!, $queue: [ID!]!) @raw_response_type {
      approveNote(input: $input) {
        __typename
        ... on ModerateNoteSuccess {
          note {
            id @deleteEdge(connections: $queue)
            state
          }
        }
        ... on NoteConflict {
          message
          note {
            ...NoteItem_note
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

  /** @param queue connections from which it is removed */
  function approveNote(
    input: { id: string; version: number },
    queue: readonly string[],
    outcome: Outcome,
  ): void {
    change({
      variables: { input, queue: [...queue] },
      optimisticResponse: {
        approveNote: {
          __typename: "ModerateNoteSuccess",
          note: { id: input.id, state: "VISIBLE" },
        },
      },
      ...outcome,
    });
  }

  return { approveNote, isApproving };
}
