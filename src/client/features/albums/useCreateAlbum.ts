import { graphql } from "react-relay";
import type {
  CreateAlbumInput,
  useCreateAlbumMutation,
} from "../../../../__generated__/relay/useCreateAlbumMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** The lists that the album is prepended to. */
  connections: string[];
  /** Called with the new album. */
  onMade: (album: { id: string; title: string }) => void;
  /** Called when the server refuses the album. */
  onRefused: (refusal: Refusal) => void;
};

/** Creates an album of the viewer. */
export function useCreateAlbum() {
  const [change, isCreating] = useChange<useCreateAlbumMutation>(graphql`
    mutation useCreateAlbumMutation($input: CreateAlbumInput!, $connections: [ID!]!) {
      createAlbum(input: $input) {
        __typename
        ... on CreateAlbumSuccess {
          albumEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              title
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

  function createAlbum(input: CreateAlbumInput, { connections, onMade, onRefused }: Options): void {
    change({
      variables: { input, connections },
      onDone: ({ albumEdge }) => onMade(albumEdge.node),
      onRefused,
    });
  }

  return { createAlbum, isCreating };
}
