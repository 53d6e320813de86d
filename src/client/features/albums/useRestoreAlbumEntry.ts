import { graphql } from "react-relay";
import type { useRestoreAlbumEntryMutation } from "../../../../__generated__/relay/useRestoreAlbumEntryMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import { albumEntry } from "./albumEntry.ts";
import type { EntryOutcome } from "./album-outcome.ts";

/** Puts a removed entry back where it was in its album. */
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
      onCompleted: ({ restoreAlbumEntry: result }, errors) => {
        if (result?.__typename !== "RestoreAlbumEntrySuccess") {
          return onRefused(refusalOf(result, errors));
        }
        const entry = albumEntry(result.entryEdge.node);
        // An entry whose work is not shown any more is told by the rights.
        const entries = entry.work ? [entry] : [];
        onAnswered({ change: result.album.change, entries, removedIds: [] });
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { restoreAlbumEntry, isRestoring };
}
