import { graphql } from "react-relay";
import type { useChooseCoverMutation } from "../../../../__generated__/relay/useChooseCoverMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";
import { mostRetries } from "./most-retries.ts";

/** The displayed cover, and the version of its album. */
type Looked = { readonly version: number; readonly coverId: string | null };

/** Makes an entry the cover of its album. */
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
    outcome: Outcome,
    retries = mostRetries,
  ): void {
    change({
      variables: { input: { ...wanted, version } },
      ...outcome,
      onConflict: ({ album: { cover, version: now } }) => {
        if (retries > 0 && (cover?.id ?? null) === coverId) {
          return chooseCover(wanted, { version: now, coverId }, outcome, retries - 1);
        }
        outcome.onRefused({
          message: "Somebody else has just chosen another cover. Choose again.",
        });
      },
    });
  }

  return { chooseCover, isChoosing };
}
