import { graphql } from "react-relay";
import type { useRestoreAlbumEntryMutation } from "../../../../__generated__/relay/useRestoreAlbumEntryMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import { albumEntry } from "./albumEntry.ts";
import type { EntryOutcome } from "./entry-outcome.ts";

/** Restores a removed entry at its old position in its album. */
export function useRestoreAlbumEntry() {
  const [change, isRestoring] = useChange<useRestoreAlbumEntryMutation>(graphql`
    mutation useRestoreAlbumEntryMutation($input: RestoreAlbumEntryInput!, $albumId: ID!) {
      restoreAlbumEntry(input: $input) {
        __typename
        ... on RestoreAlbumEntrySuccess {
          album {
            change
            ...AlbumCard_album
          }
          entryEdge {
            node {
              ...albumEntry_entry
            }
          }
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

  function restoreAlbumEntry(
    id: string,
    albumId: string,
    { onAnswered, onRefused }: EntryOutcome,
  ): void {
    change({
      variables: { input: { id }, albumId },
      onDone: ({ album, entryEdge }) => {
        const entry = albumEntry(entryEdge.node);
        // The rights list an entry whose work is no longer public.
        const entries = entry.work ? [entry] : [];
        onAnswered({ change: album.change, entries, removedIds: [] });
      },
      onRefused,
    });
  }

  return { restoreAlbumEntry, isRestoring };
}
