import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { Following } from "../../relay/live.ts";
import type { useNoteQueueSubscription as Operation } from "../../../../__generated__/relay/useNoteQueueSubscription.graphql.ts";

/**
 * Keeps the queue of notes that wait for curators: new ones come to its end, and those that another curator decided
 * about go.
 *
 * @param onFollowing called when that has begun: what happened to the queue before is told to nobody
 */
export function useNoteQueueSubscription(queue: string, onFollowing: () => void): void {
  const latest = useRef(onFollowing);
  useEffect(() => {
    latest.current = onFollowing;
  });
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useNoteQueueSubscription($connections: [ID!]!) {
          noteQueueChanged {
            length
            waiting @appendEdge(connections: $connections) {
              cursor
              node {
                ...WaitingNote_note
                ...NoteItem_note
              }
            }
            settledIds @deleteEdge(connections: $connections)
          }
        }
      `,
      variables: { connections: [queue] },
      cacheConfig: { metadata: { onFollowing: () => latest.current() } satisfies Following },
      // The event says how many wait beside the desk that has the number.
      updater: (store, event) => {
        const desk = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("desk");
        if (event) desk?.setValue(event.noteQueueChanged.length, "noteQueueLength");
      },
    }),
    [queue],
  );
  useSubscription(config);
}
