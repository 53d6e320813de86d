import { graphql } from "react-relay";
import type {
  CreateAlbumInput,
  useCreateAlbumMutation,
} from "../../../../__generated__/relay/useCreateAlbumMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Refusal } from "../parts/refusal.ts";

type Options = {
  /** The lists of albums it is put in front of. */
  connections: string[];
  /** Called with what was made. */
  onMade: (album: { id: string; title: string }) => void;
  /** Called when it was not made. */
  onRefused: (refusal: Refusal) => void;
};

/** Makes an album of the viewer's. */
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
      onCompleted: ({ createAlbum: result }, errors) => {
        if (result?.__typename === "CreateAlbumSuccess") return onMade(result.albumEdge.node);
        onRefused(refusalOf(result, errors));
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { createAlbum, isCreating };
}
