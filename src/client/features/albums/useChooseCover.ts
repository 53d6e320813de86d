import { graphql } from "react-relay";
import type { useChooseCoverMutation } from "../../../../__generated__/relay/useChooseCoverMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Outcome } from "./album-outcome.ts";

/** Makes an entry stand for its album. */
export function useChooseCover() {
  const [change, isChoosing] = useChange<useChooseCoverMutation>(graphql`
    mutation useChooseCoverMutation($input: UpdateAlbumInput!) {
      updateAlbum(input: $input) {
        __typename
        ... on UpdateAlbumSuccess {
          album {
            version
            ...AlbumCard_album
          }
        }
        ... on AlbumConflict {
          album {
            version
            ...AlbumCard_album
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

  /** @param version of the album that was looked at */
  function chooseCover(
    input: { id: string; version: number; coverEntryId: string },
    { onDone, onRefused }: Outcome,
  ): void {
    change({
      variables: { input },
      onCompleted: ({ updateAlbum: result }, errors) => {
        if (result?.__typename === "UpdateAlbumSuccess") return onDone?.();
        if (result?.__typename !== "AlbumConflict") return onRefused(refusalOf(result, errors));
        onRefused({ sentence: "Somebody else has just chosen another cover. Choose again." });
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { chooseCover, isChoosing };
}
