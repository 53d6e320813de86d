import { graphql } from "react-relay";
import type { useTakeDownAlbumMutation } from "../../../../__generated__/relay/useTakeDownAlbumMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Outcome } from "./album-outcome.ts";

/** For curators: makes an album private that others may see. */
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

  function takeDownAlbum(albumId: string, { onDone, onRefused }: Outcome): void {
    change({
      variables: { input: { albumId } },
      onCompleted: ({ takeDownAlbum: result }, errors) => {
        if (result?.__typename === "TakeDownAlbumSuccess") return onDone?.();
        onRefused(refusalOf(result, errors));
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { takeDownAlbum, isTakingDown };
}
