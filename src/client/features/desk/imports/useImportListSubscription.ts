import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from "relay-runtime";
import type { useImportListSubscription as Operation } from "../../../../../__generated__/relay/useImportListSubscription.graphql.ts";
import type { Following } from "../../../relay/live.ts";

/**
 * Updates a list of imports and prepends new ones.
 *
 * @param list the connection's id
 * @param onFollowing called once the subscription is active, because earlier events are not delivered
 */
export function useImportListSubscription(list: string, onFollowing: () => void): void {
  const latest = useRef(onFollowing);
  useEffect(() => {
    latest.current = onFollowing;
  });
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useImportListSubscription {
          importProgressed {
            id
            startedAt
            ...ImportItem_run
          }
        }
      `,
      variables: {},
      cacheConfig: { metadata: { onFollowing: () => latest.current() } satisfies Following },
      updater: (store) => addIfNew(store, list),
    }),
    [list],
  );
  useSubscription(config);
}

/** The event does not tell whether the list already contains the import, which Relay's directives would require. */
function addIfNew(store: RecordSourceSelectorProxy<Operation["response"]>, list: string): void {
  const moved = store.getRootField("importProgressed");
  const connection = store.get(list);
  if (!moved || !connection) return;
  const nodes = (connection.getLinkedRecords("edges") ?? []).map((edge) =>
    edge?.getLinkedRecord("node"),
  );
  if (nodes.some((node) => node?.getDataID() === moved.getDataID())) return;
  // An older import belongs to a page that is not loaded yet.
  const newest = nodes[0]?.getValue("startedAt");
  if (typeof newest === "string" && newest > moved.getValue("startedAt")) return;
  const edge = ConnectionHandler.createEdge(store, connection, moved, "ImportEdge");
  ConnectionHandler.insertEdgeBefore(connection, edge);
}
