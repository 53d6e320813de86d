import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { Following } from "../../relay/live.ts";
import type { useNoteQueueSubscription as Operation } from "../../../../__generated__/relay/useNoteQueueSubscription.graphql.ts";

/**
 * Subscribes to the queue of notes that wait for curators: appends new ones, and removes those that another curator has
 * decided.
 *
 * @param onFollowing called when the subscription has started: earlier events of the queue were missed
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
      // The event contains the number of waiting notes, but not the `Desk` object that stores it.
      updater: (store, event) => {
        const desk = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("desk");
        if (event) desk?.setValue(event.noteQueueChanged.length, "noteQueueLength");
      },
    }),
    [queue],
  );
  useSubscription(config);
}
