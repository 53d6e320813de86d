import { graphql } from "react-relay";
import type { useRestoreNoteMutation } from "../../../../__generated__/relay/useRestoreNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

type RestoreOptions = Outcome & {
  /** The lists it is put in front of, and those it comes to the end of. */
  front: readonly string[];
  end: readonly string[];
};

/** Puts a note back that was deleted. */
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
