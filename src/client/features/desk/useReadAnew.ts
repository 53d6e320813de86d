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
 * Asks a query anew whenever something changes in the collection, once at a time. Events tell nothing of works that are not
 * shown, so they do not say themselves what is another.
 *
 * @param variables the same object each time, as long as they are the same
 * @param onRead called with each answer
 * @param isAskedAtOnce whether it is asked when it begins too, where the page may know what was before
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
        // The next event, or saving, tells.
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
