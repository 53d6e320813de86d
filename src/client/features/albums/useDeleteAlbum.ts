import { graphql } from "react-relay";
import type { useDeleteAlbumMutation } from "../../../../__generated__/relay/useDeleteAlbumMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Deletes an album of the viewer, optimistically; it reappears if the server refuses. */
export function useDeleteAlbum() {
  const [change, isDeleting] = useChange<useDeleteAlbumMutation>(graphql`
    mutation useDeleteAlbumMutation($input: DeleteAlbumInput!, $connections: [ID!]!)
    @raw_response_type {
      deleteAlbum(input: $input) {
        __typename
        ... on DeleteAlbumSuccess {
          deletedId @deleteEdge(connections: $connections)
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
        ... on NotAllowed {
          message
        }
      }
    }
  `);

  /** @param connections the lists that the album is removed from */
  function deleteAlbum(
    id: string,
    { connections, ...outcome }: Outcome & { connections: string[] },
  ): void {
    change({
      variables: { input: { id }, connections },
      optimisticResponse: { deleteAlbum: { __typename: "DeleteAlbumSuccess", deletedId: id } },
      ...outcome,
    });
  }

  return { deleteAlbum, isDeleting };
}
