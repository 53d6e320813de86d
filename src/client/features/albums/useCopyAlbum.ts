import { graphql } from "react-relay";
import type { useCopyAlbumMutation } from "../../../../__generated__/relay/useCopyAlbumMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** The lists that the album is prepended to. */
  connections: string[];
  /** Called with the id of the copy. */
  onCopied: (id: string) => void;
  /** Called when the server refuses the copy. */
  onRefused: (refusal: Refusal) => void;
};

/** Copies the visible entries of an album into a new album of the viewer. */
export function useCopyAlbum() {
  const [change, isCopying] = useChange<useCopyAlbumMutation>(graphql`
    mutation useCopyAlbumMutation($input: CopyAlbumInput!, $connections: [ID!]!) {
      copyAlbum(input: $input) {
        __typename
        ... on CopyAlbumSuccess {
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

  function copyAlbum(id: string, { connections, onCopied, onRefused }: Options): void {
    change({
      variables: { input: { id }, connections },
      onDone: ({ albumEdge }) => onCopied(albumEdge.node.id),
      onRefused,
    });
  }

  return { copyAlbum, isCopying };
}
