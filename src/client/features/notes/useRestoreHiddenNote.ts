import { graphql } from "react-relay";
import type { useRestoreHiddenNoteMutation } from "../../../../__generated__/relay/useRestoreHiddenNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Unhides a note in the version that the curator has read; for curators. */
export function useRestoreHiddenNote() {
  const [change, isShowing] = useChange<useRestoreHiddenNoteMutation>(graphql`
    mutation useRestoreHiddenNoteMutation($input: RestoreHiddenNoteInput!) @raw_response_type {
      restoreHiddenNote(input: $input) {
        __typename
        ... on ModerateNoteSuccess {
          note {
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

  function restoreHiddenNote(input: { id: string; version: number }, outcome: Outcome): void {
    change({
      variables: { input },
      optimisticResponse: {
        restoreHiddenNote: {
          __typename: "ModerateNoteSuccess",
          note: { id: input.id, state: "VISIBLE" },
        },
      },
      ...outcome,
    });
  }

  return { restoreHiddenNote, isShowing };
}
