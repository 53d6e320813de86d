import { useEffect, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from "relay-runtime";
import type { useImportListSubscription as Operation } from "../../../../../__generated__/relay/useImportListSubscription.graphql.ts";
import type { Following } from "../../../relay/live.ts";

/**
 * Keeps a list of imports true: those that begin come to its beginning.
 *
 * @param list the connection's id
 * @param onFollowing called when that has begun: what happened before is told to nobody
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

/** The event does not say whether the import is in the list already, which Relay's directives would need. */
function addIfNew(store: RecordSourceSelectorProxy<Operation["response"]>, list: string): void {
  const moved = store.getRootField("importProgressed");
  const connection = store.get(list);
  if (!moved || !connection) return;
  const nodes = (connection.getLinkedRecords("edges") ?? []).map((edge) =>
    edge?.getLinkedRecord("node"),
  );
  if (nodes.some((node) => node?.getDataID() === moved.getDataID())) return;
  // One that is older stands further down, where nobody has looked yet.
  const newest = nodes[0]?.getValue("startedAt");
  if (typeof newest === "string" && newest > moved.getValue("startedAt")) return;
  const edge = ConnectionHandler.createEdge(store, connection, moved, "ImportEdge");
  ConnectionHandler.insertEdgeBefore(connection, edge);
}
