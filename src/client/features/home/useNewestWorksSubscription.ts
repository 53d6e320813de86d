import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from "relay-runtime";
import type { useNewestWorksSubscription as Operation } from "../../../../__generated__/relay/useNewestWorksSubscription.graphql.ts";

/** Maximum number of works in the row of the newest, however many are added while it is displayed. */
export const newestAtMost = 24;

/**
 * Prepends added works to the row of the newest, and updates the site's work count and the works on the page.
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
 * Restores the event's order and drops the edges beyond the limit. `@prependEdge` has inserted the event's edges one by
 * one, the newest of them last, and sets no limit.
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
