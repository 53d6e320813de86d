import { graphql } from "react-relay";
import type { useHideNoteMutation } from "../../../../__generated__/relay/useHideNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Hides a note from everybody, optimistically; for curators. Reverts if the server refuses. */
export function useHideNote() {
  const [change, isHiding] = useChange<useHideNoteMutation>(graphql`
    mutation useHideNoteMutation($input: HideNoteInput!, $queue: [ID!]!) @raw_response_type {
      hideNote(input: $input) {
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
  function hideNote(id: string, queue: readonly string[], outcome: Outcome): void {
    change({
      variables: { input: { id }, queue: [...queue] },
      optimisticResponse: {
        hideNote: {
          __typename: "ModerateNoteSuccess",
          note: { id, state: "HIDDEN" },
        },
      },
      ...outcome,
    });
  }

  return { hideNote, isHiding };
}
