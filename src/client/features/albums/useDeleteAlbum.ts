import { graphql } from "react-relay";
import type { useDeleteAlbumMutation } from "../../../../__generated__/relay/useDeleteAlbumMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Outcome } from "./album-outcome.ts";

/** Deletes an album of the viewer's; it goes at once and comes back when the server refuses. */
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

  /** @param connections the lists of albums it is taken out of */
  function deleteAlbum(
    id: string,
    { connections, onDone, onRefused }: Outcome & { connections: string[] },
  ): void {
    change({
      variables: { input: { id }, connections },
      optimisticResponse: { deleteAlbum: { __typename: "DeleteAlbumSuccess", deletedId: id } },
      onCompleted: ({ deleteAlbum: result }, errors) => {
        if (result?.__typename === "DeleteAlbumSuccess") return onDone?.();
        onRefused(refusalOf(result, errors));
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { deleteAlbum, isDeleting };
}
