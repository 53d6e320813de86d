import { graphql } from "react-relay";
import type { useMoveAlbumEntryMutation } from "../../../../__generated__/relay/useMoveAlbumEntryMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import { albumEntry } from "./albumEntry.ts";
import type { EntryOutcome } from "./entry-outcome.ts";

/** Moves an entry after another one of its album, or to the start. */
export function useMoveAlbumEntry() {
  const [change, isMoving] = useChange<useMoveAlbumEntryMutation>(graphql`
    mutation useMoveAlbumEntryMutation($input: MoveAlbumEntryInput!) {
      moveAlbumEntry(input: $input) {
        __typename
        ... on MoveAlbumEntrySuccess {
          album {
            change
            ...AlbumCard_album
          }
          entryEdge {
            node {
              ...albumEntry_entry
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

  /** @param after id of the entry it is moved after; null for the start */
  function moveAlbumEntry(
    id: string,
    after: string | null,
    { onAnswered, onRefused }: EntryOutcome,
  ): void {
    change({
      variables: { input: { id, after } },
      onDone: ({ album, entryEdge }) => {
        const entries = [albumEntry(entryEdge.node)];
        onAnswered({ change: album.change, entries, removedIds: [] });
      },
      onRefused,
    });
  }

  return { moveAlbumEntry, isMoving };
}
