import { graphql } from "react-relay";
import type { useMoveAlbumEntryMutation } from "../../../../__generated__/relay/useMoveAlbumEntryMutation.graphql.ts";
import { useChange } from "../../relay/use-change.ts";
import { refusalOf, unsent } from "../parts/refusal.ts";
import { albumEntry } from "./albumEntry.ts";
import type { EntryOutcome } from "./album-outcome.ts";

/** Puts an entry behind another one of its album, or before all. */
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

  /** @param after the entry it is put behind; null for none */
  function moveAlbumEntry(
    id: string,
    after: string | null,
    { onAnswered, onRefused }: EntryOutcome,
  ): void {
    change({
      variables: { input: { id, after } },
      onCompleted: ({ moveAlbumEntry: result }, errors) => {
        if (result?.__typename !== "MoveAlbumEntrySuccess") {
          return onRefused(refusalOf(result, errors));
        }
        const entries = [albumEntry(result.entryEdge.node)];
        onAnswered({ change: result.album.change, entries, removedIds: [] });
      },
      onUnsent: (again, sentence) => onRefused(unsent(again, sentence)),
    });
  }

  return { moveAlbumEntry, isMoving };
}
