import { graphql } from "react-relay";
import type { useRemoveAlbumEntryMutation } from "../../../../__generated__/relay/useRemoveAlbumEntryMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { EntryOutcome } from "./entry-outcome.ts";

/** Removes an entry from its album; it can be restored for 24 hours. */
export function useRemoveAlbumEntry() {
  const [change, isRemoving] = useChange<useRemoveAlbumEntryMutation>(graphql`
    mutation useRemoveAlbumEntryMutation($input: RemoveAlbumEntryInput!, $albumId: ID!) {
      removeAlbumEntry(input: $input) {
        __typename
        ... on RemoveAlbumEntrySuccess {
          album {
            change
            ...AlbumCard_album
          }
          removedEntryId
          viewer {
            albumRights(id: $albumId) {
              ...MissingEntries_rights
            }
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

  function removeAlbumEntry(
    id: string,
    albumId: string,
    { onAnswered, onRefused }: EntryOutcome,
  ): void {
    change({
      variables: { input: { id }, albumId },
      onDone: ({ album, removedEntryId }) =>
        onAnswered({ change: album.change, entries: [], removedIds: [removedEntryId] }),
      onRefused,
    });
  }

  return { removeAlbumEntry, isRemoving };
}
