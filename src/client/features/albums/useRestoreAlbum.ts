import { graphql } from "react-relay";
import type { useRestoreAlbumMutation } from "../../../../__generated__/relay/useRestoreAlbumMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Outcome } from "./album-outcome.ts";

/** Puts a deleted album back as it was. */
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

  /** @param connections the lists of albums it is put in front of */
  function restoreAlbum(
    id: string,
    { connections, onDone, onRefused }: Outcome & { connections: string[] },
  ): void {
    change({
      variables: { input: { id }, connections },
      onCompleted: ({ restoreAlbum: result }, errors) => {
        if (result?.__typename === "RestoreAlbumSuccess") return onDone?.();
        onRefused(refusalOf(result, errors));
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { restoreAlbum, isRestoring };
}
