import { graphql } from "react-relay";
import type { useTakeDownAlbumMutation } from "../../../../__generated__/relay/useTakeDownAlbumMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** Makes an album that others can see private; for curators. */
export function useTakeDownAlbum() {
  const [change, isTakingDown] = useChange<useTakeDownAlbumMutation>(graphql`
    mutation useTakeDownAlbumMutation($input: TakeDownAlbumInput!) {
      takeDownAlbum(input: $input) {
        __typename
        ... on TakeDownAlbumSuccess {
          takenDownId
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

  function takeDownAlbum(albumId: string, outcome: Outcome): void {
    change({
      variables: { input: { albumId } },
      ...outcome,
    });
  }

  return { takeDownAlbum, isTakingDown };
}
