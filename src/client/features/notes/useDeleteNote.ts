import { graphql } from "react-relay";
import type { useDeleteNoteMutation } from "../../../../__generated__/relay/useDeleteNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/**
 * Deletes the user's own note, and the answers of one that starts a thread, optimistically; they reappear if the server
 * refuses.
 */
export function useDeleteNote() {
  const [change, isDeleting] = useChange<useDeleteNoteMutation>(graphql`
    mutation useDeleteNoteMutation($input: DeleteNoteInput!, $connections: [ID!]!)
    @raw_response_type {
      deleteNote(input: $input) {
        __typename
        ... on DeleteNoteSuccess {
          deletedId @deleteEdge(connections: $connections)
          image {
            noteCount
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

  function deleteNote(id: string, connections: readonly string[], outcome: Outcome): void {
    change({
      variables: { input: { id }, connections: [...connections] },
      optimisticResponse: {
        deleteNote: { __typename: "DeleteNoteSuccess", deletedId: id, image: null },
      },
      ...outcome,
    });
  }

  return { deleteNote, isDeleting };
}
