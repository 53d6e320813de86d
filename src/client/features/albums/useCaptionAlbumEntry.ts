import { graphql } from "react-relay";
import type { useCaptionAlbumEntryMutation } from "../../../../__generated__/relay/useCaptionAlbumEntryMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import { albumEntry } from "./albumEntry.ts";
import type { Entry } from "./albumEntry.ts";
import type { EntryOutcome } from "./entry-outcome.ts";

type CaptionOutcome = EntryOutcome & {
  /** Called with the current entry if somebody else has changed its caption since. */
  onConflict: (entry: Entry) => void;
};

/** Updates an entry's caption; based on an outdated version, that is a conflict. */
export function useCaptionAlbumEntry() {
  const [change, isCaptioning] = useChange<useCaptionAlbumEntryMutation>(graphql`
    mutation useCaptionAlbumEntryMutation($input: CaptionAlbumEntryInput!) {
      captionAlbumEntry(input: $input) {
        __typename
        ... on CaptionAlbumEntrySuccess {
          album {
            change
          }
          entry {
            ...albumEntry_entry
          }
        }
        ... on AlbumEntryConflict {
          entry {
            ...albumEntry_entry
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

  /** @param input `version` is that of the displayed entry */
  function captionAlbumEntry(
    input: { id: string; version: number; caption: string },
    { onAnswered, onConflict, onRefused }: CaptionOutcome,
  ): void {
    change({
      variables: { input },
      onDone: ({ album, entry }) =>
        onAnswered({ change: album.change, entries: [albumEntry(entry)], removedIds: [] }),
      onConflict: ({ entry }) => onConflict(albumEntry(entry)),
      onRefused,
    });
  }

  return { captionAlbumEntry, isCaptioning };
}
