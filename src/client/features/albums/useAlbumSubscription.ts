import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useAlbumSubscription as Operation } from "../../../../__generated__/relay/useAlbumSubscription.graphql.ts";
import type { EntryEvent } from "./album-book.ts";
import { albumEntry } from "./albumEntry.ts";

/**
 * Subscribes to an album: its data and the viewer's rights go into the store; events about its entries are passed on.
 *
 * @param onEvent called with each event; null when the album is deleted or no longer visible. It must be stable between
 *   renders
 */
export function useAlbumSubscription(
  albumId: string,
  onEvent: (event: EntryEvent | null) => void,
): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useAlbumSubscription($albumId: ID!) {
          albumChanged(id: $albumId) {
            album {
              ...AlbumPage_words
              ...AlbumEditor_album
              ...AlbumCard_album
            }
            change
            since
            entries {
              ...albumEntry_entry
            }
            removedEntryIds
            viewer {
              albumRights(id: $albumId) {
                ...AlbumTools_rights
              }
            }
          }
        }
      `,
      variables: { albumId },
      onNext: (answer) => {
        const event = answer?.albumChanged;
        if (!event) return;
        if (!event.album) return onEvent(null);
        onEvent({
          change: event.change,
          since: event.since,
          entries: event.entries.map((entry) => albumEntry(entry)),
          removedIds: event.removedEntryIds,
        });
      },
      // The server already sent an "album unavailable" event.
      onError: () => undefined,
    }),
    [albumId, onEvent],
  );
  useSubscription(config);
}
