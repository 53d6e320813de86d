import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { Following } from "../../relay/live.ts";
import type { useNotesSubscription as Operation } from "../../../../__generated__/relay/useNotesSubscription.graphql.ts";

/** Ids of the threads that were added or changed, and of the notes that are no longer public. */
export type NotesNews = { threads: readonly string[]; gone: readonly string[] };

/**
 * Subscribes to the public notes on an image: adds, updates and removes notes of others.
 *
 * @param lists connections of threads that new ones are prepended to; a stable array
 */
export function useNotesSubscription(
  imageId: string,
  lists: readonly string[],
  on: Required<Following> & { onNews: (news: NotesNews) => void },
): void {
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useNotesSubscription($imageId: ID!, $connections: [ID!]!) {
          notesChanged(imageId: $imageId) {
            image {
              noteCount
            }
            threads @prependEdge(connections: $connections) {
              cursor
              node {
                id
                ...NoteList_notes
              }
            }
            goneIds @deleteEdge(connections: $connections)
          }
        }
      `,
      variables: { imageId, connections: [...lists] },
      cacheConfig: {
        metadata: { onFollowing: () => latest.current.onFollowing() } satisfies Following,
      },
      onNext: (event) => {
        if (!event) return;
        const { threads, goneIds } = event.notesChanged;
        latest.current.onNews({ threads: threads.map(({ node }) => node.id), gone: goneIds });
      },
    }),
    [imageId, lists],
  );
  useSubscription(config);
}
