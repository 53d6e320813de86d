import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig, Subscription } from "relay-runtime";
import type { useNewerWorkQuery } from "../../../../../__generated__/relay/useNewerWorkQuery.graphql.ts";
import type { useNewerWorkSubscription } from "../../../../../__generated__/relay/useNewerWorkSubscription.graphql.ts";
import { onMissed } from "../../../relay/missed-events.ts";
import { workAsRead } from "./workAsRead.ts";
import type { ReadWork } from "./workAsRead.ts";

/**
 * What a work is now, when something changes in the collection while its form is open. Events tell nothing of works that
 * are not shown, so the work is read anew after each, once at a time.
 */
export function useNewerWork(id: string): ReadWork | null {
  const environment = useRelayEnvironment();
  const [newest, setNewest] = useState<ReadWork | null>(null);
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
      reading = fetchQuery<useNewerWorkQuery>(
        environment,
        graphql`
          query useNewerWorkQuery($id: ID!) {
            viewer {
              desk {
                work(id: $id) {
                  ...workAsRead_work
                  ...WorkHistory_work
                }
              }
            }
          }
        `,
        { id },
      ).subscribe({
        next: ({ viewer }) => {
          const work = viewer?.desk?.work;
          if (work) setNewest(workAsRead(work));
        },
        // The next event, or saving, tells.
        error: over,
        complete: over,
      });
    }
    return { read, stop: () => reading?.unsubscribe() };
  }, [environment, id]);
  useEffect(() => onMissed(reader.read), [reader]);
  useEffect(() => () => reader.stop(), [reader]);
  const config = useMemo<GraphQLSubscriptionConfig<useNewerWorkSubscription>>(
    () => ({
      subscription: graphql`
        subscription useNewerWorkSubscription {
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
  return newest;
}
