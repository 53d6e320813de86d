import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useNoteQueueSubscription as Operation } from "../../../../__generated__/relay/useNoteQueueSubscription.graphql.ts";

/**
 * Keeps the queue of notes that wait for curators: new ones come to its end, and those that another curator decided
 * about go.
 */
export function useNoteQueueSubscription(queue: string): void {
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
