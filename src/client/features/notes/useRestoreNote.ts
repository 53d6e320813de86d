import { graphql } from "react-relay";
import type { useRestoreNoteMutation } from "../../../../__generated__/relay/useRestoreNoteMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { notReached, settle, type Outcome } from "../parts/outcome.ts";

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
      onCompleted: ({ restoreNote: answer }, errors) => settle(answer, errors, [], outcome),
      onUnsent: (...what) => outcome.onRefused(notReached(...what)),
    });
  }

  return { restoreNote, isRestoring };
}
