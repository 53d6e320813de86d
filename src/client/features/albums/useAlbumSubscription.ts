import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useAlbumSubscription as Operation } from "../../../../__generated__/relay/useAlbumSubscription.graphql.ts";
import type { EntryEvent } from "./album-book.ts";
import { albumEntry } from "./albumEntry.ts";

/**
 * Follows an album: what it says of itself, and what whoever looks may do with it, goes into the store; what happened to
 * its entries is handed on.
 *
 * @param onEvent called with each event; null when the album is not there any more, or not to be seen. It must be
 * stable between renders
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
      // Who may not see it any more has been told so.
      onError: () => undefined,
    }),
    [albumId, onEvent],
  );
  useSubscription(config);
}
