import { graphql } from "react-relay";
import type { useRestoreAlbumMutation } from "../../../../__generated__/relay/useRestoreAlbumMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Restores a deleted album. */
export function useRestoreAlbum() {
  const [change, isRestoring] = useChange<useRestoreAlbumMutation>(graphql`
    mutation useRestoreAlbumMutation($input: RestoreAlbumInput!, $connections: [ID!]!) {
      restoreAlbum(input: $input) {
        __typename
        ... on RestoreAlbumSuccess {
          albumEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...AlbumCard_album
            }
          }
        }
        ... on InvalidInput {
          problems {
            message
          }
        }
      }
    }
  `);

  /** @param connections the lists that the album is prepended to */
  function restoreAlbum(
    id: string,
    { connections, ...outcome }: Outcome & { connections: string[] },
  ): void {
    change({
      variables: { input: { id }, connections },
      ...outcome,
    });
  }

  return { restoreAlbum, isRestoring };
}
