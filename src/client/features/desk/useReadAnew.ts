import { useEffect, useMemo, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type {
  GraphQLSubscriptionConfig,
  GraphQLTaggedNode,
  OperationType,
  Subscription,
} from "relay-runtime";
import type { useReadAnewSubscription } from "../../../../__generated__/relay/useReadAnewSubscription.graphql.ts";
import { onMissed } from "../../relay/missed-events.ts";

/**
 * Refetches a query whenever the collection changes, with at most one request at a time. Events carry no data about
 * unpublished works, so they cannot say what changed.
 *
 * @param variables must be the same object as long as the values are equal
 * @param onRead called with each response
 * @param isAskedAtOnce whether the query is also fetched on mount, for pages whose data may be older
 */
export function useReadAnew<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  onRead: (answer: Query["response"]) => void,
  isAskedAtOnce = false,
): void {
  const environment = useRelayEnvironment();
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const reader = useMemo(() => {
    let reading: Subscription | null = null;
    let isOutdated = false;
    const over = () => {
      reading = null;
      if (isOutdated) read();
    };
    function read() {
      isOutdated = reading !== null;
      if (isOutdated) return;
      reading = fetchQuery<Query>(environment, query, variables).subscribe({
        next: (answer) => latest.current(answer),
        // After an error the next event triggers a new attempt.
        error: over,
        complete: over,
      });
    }
    return { read, stop: () => reading?.unsubscribe() };
  }, [environment, query, variables]);
  useEffect(() => {
    if (isAskedAtOnce) reader.read();
    const forget = onMissed(reader.read);
    return () => {
      forget();
      reader.stop();
    };
  }, [reader, isAskedAtOnce]);
  const config = useMemo<GraphQLSubscriptionConfig<useReadAnewSubscription>>(
    () => ({
      subscription: graphql`
        subscription useReadAnewSubscription {
          collectionChanged {
            addedCount
          }
        }
      `,
      variables: {},
      onNext: reader.read,
    }),
    [reader],
  );
  useSubscription(config);
}
