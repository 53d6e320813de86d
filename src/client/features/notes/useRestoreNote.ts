import { graphql } from "react-relay";
import type { useRestoreNoteMutation } from "../../../../__generated__/relay/useRestoreNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

type RestoreOptions = Outcome & {
  /** Connections that it is prepended to, and those that it is appended to. */
  front: readonly string[];
  end: readonly string[];
};

/** Restores a deleted note. */
export function useRestoreNote() {
  const [change, isRestoring] = useChange<useRestoreNoteMutation>(graphql`
    mutation useRestoreNoteMutation($input: RestoreNoteInput!, $front: [ID!]!, $end: [ID!]!) {
      restoreNote(input: $input) {
        __typename
        ... on WriteNoteSuccess {
          noteEdge @prependEdge(connections: $front) @appendEdge(connections: $end) {
            cursor
            node {
              image {
                noteCount
              }
              ...NoteList_notes
            }
          }
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
      }
    }
  `);

  function restoreNote(id: string, { front, end, ...outcome }: RestoreOptions): void {
    change({
      variables: { input: { id }, front: [...front], end: [...end] },
      ...outcome,
    });
  }

  return { restoreNote, isRestoring };
}
