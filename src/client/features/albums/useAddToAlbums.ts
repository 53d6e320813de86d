import { graphql } from "react-relay";
import type {
  AddToAlbumsInput,
  useAddToAlbumsMutation,
} from "../../../../__generated__/relay/useAddToAlbumsMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

/** Result of adding something to albums. */
export type Added = {
  /** The new entries, for an undo. */
  readonly entries: readonly { readonly id: string; readonly albumId: string }[];
  /** Albums that are full, each with a sentence about what the user can do. */
  readonly full: readonly { readonly albumId: string; readonly message: string }[];
};

type Options = {
  onAdded: (added: Added) => void;
  /** Called when it was added to no album. */
  onRefused: (refusal: Refusal) => void;
};

/** Appends a work, or a detail of it, to albums. */
export function useAddToAlbums() {
  const [change, isAdding] = useChange<useAddToAlbumsMutation>(graphql`
    mutation useAddToAlbumsMutation($input: AddToAlbumsInput!) {
      addToAlbums(input: $input) {
        __typename
        ... on AddToAlbumsSuccess {
          added {
            album {
              id
              ...AlbumCard_album
            }
            entryEdge {
              node {
                id
              }
            }
          }
          full {
            album {
              id
              title
            }
            message
          }
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

  function addToAlbums(input: AddToAlbumsInput, { onAdded, onRefused }: Options): void {
    change({
      variables: { input },
      onDone: ({ added, full }) =>
        onAdded({
          entries: added.map(({ album, entryEdge: { node } }) => ({
            id: node.id,
            albumId: album.id,
          })),
          full: full.map(({ album, message }) => ({
            albumId: album.id,
            message: `${album.title}: ${message}`,
          })),
        }),
      onRefused,
    });
  }

  return { addToAlbums, isAdding };
}
