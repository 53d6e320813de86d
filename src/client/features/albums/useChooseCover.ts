import { graphql } from "react-relay";
import type { useChooseCoverMutation } from "../../../../__generated__/relay/useChooseCoverMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import type { Outcome } from "./album-outcome.ts";
import { mostRetries } from "./most-retries.ts";

/** The cover somebody looked at, and the version of its album. */
type Looked = { readonly version: number; readonly coverId: string | null };

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
            cover {
              id
            }
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

  function chooseCover(
    wanted: { id: string; coverEntryId: string },
    { version, coverId }: Looked,
    { onDone, onRefused }: Outcome,
    retries = mostRetries,
  ): void {
    change({
      variables: { input: { ...wanted, version } },
      onCompleted: ({ updateAlbum: result }, errors) => {
        if (result?.__typename === "UpdateAlbumSuccess") return onDone?.();
        if (result?.__typename !== "AlbumConflict") return onRefused(refusalOf(result, errors));
        const { cover, version: now } = result.album;
        if (retries > 0 && (cover?.id ?? null) === coverId) {
          const looked = { version: now, coverId };
          return chooseCover(wanted, looked, { onDone, onRefused }, retries - 1);
        }
        onRefused({ sentence: "Somebody else has just chosen another cover. Choose again." });
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { chooseCover, isChoosing };
}
