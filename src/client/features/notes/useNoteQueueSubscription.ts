import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useNoteQueueSubscription as Operation } from "../../../../__generated__/relay/useNoteQueueSubscription.graphql.ts";

/**
 * Keeps the queue of notes that wait for curators: new ones come to its end, and those that another curator decided
 * about go.
 *
 * @param onLength called with how many wait now; the same function between renders
 */
export function useNoteQueueSubscription(queue: string, onLength: (length: number) => void): void {
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
      onNext: (event) => event && onLength(event.noteQueueChanged.length),
    }),
    [queue, onLength],
  );
  useSubscription(config);
}
