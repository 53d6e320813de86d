import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from "relay-runtime";
import type { useNewestWorksSubscription as Operation } from "../../../../__generated__/relay/useNewestWorksSubscription.graphql.ts";

/** How many works the row of the newest holds, however many arrive while it is looked at. */
export const newestAtMost = 24;

/**
 * Puts works in front of the row of the newest as they arrive, and keeps the site's count and the
 * works on the page true.
 *
 * @param connection the row's connection id
 * @param onCollectionChanged called after each change; it must be stable between renders
 */
export function useNewestWorksSubscription(
  connection: string,
  onCollectionChanged: () => void,
): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useNewestWorksSubscription($connections: [ID!]!) {
          collectionChanged {
            site {
              workCount
            }
            addedWorks @prependEdge(connections: $connections) {
              cursor
              node {
                ...WorkStrip_works
              }
            }
            changedWorks {
              ...WorkStrip_works
            }
          }
        }
      `,
      variables: { connections: [connection] },
      updater: (store) => boundNewest(store, connection),
      onNext: onCollectionChanged,
    }),
    [connection, onCollectionChanged],
  );
  useSubscription(config);
}

/**
 * `@prependEdge` has put the event's edges in one by one, the newest of them last, and sets no
 * bound: this puts them in the event's order and lets go of what stands behind the bound.
 */
function boundNewest(store: RecordSourceSelectorProxy<Operation["response"]>, id: string): void {
  const connection = store.get(id);
  const edges = connection?.getLinkedRecords("edges");
  if (!connection || !edges) return;
  const added = store.getRootField("collectionChanged")?.getLinkedRecords("addedWorks") ?? [];
  const order = new Map(added.map((edge, place) => [nodeId(edge), place]));
  const place = (edge: (typeof edges)[number]) => order.get(nodeId(edge)) ?? order.size;
  const inOrder = edges.toSorted((a, b) => place(a) - place(b));
  connection.setLinkedRecords(inOrder.slice(0, newestAtMost), "edges");
}

type Edge = { getLinkedRecord(name: "node"): { getDataID(): string } | null | undefined } | null;

function nodeId(edge: Edge | undefined): string | undefined {
  return edge?.getLinkedRecord("node")?.getDataID();
}
