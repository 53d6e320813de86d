import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from "relay-runtime";
import type { useImportProgressSubscription as Operation } from "../../../../__generated__/relay/useImportProgressSubscription.graphql.ts";

/** Subscribes to the site's running import, including one that starts while the page is open. */
export function useImportProgressSubscription(siteId: string): void {
  const config = useMemo<GraphQLSubscriptionConfig<Operation>>(
    () => ({
      subscription: graphql`
        subscription useImportProgressSubscription {
          importProgressed {
            id
            state
            startedAt
            ...ImportProgress_import
          }
        }
      `,
      variables: {},
      updater: (store) => showLatest(store, siteId),
    }),
    [siteId],
  );
  useSubscription(config);
}

/** Makes the updated import the one that the site shows, unless a later one is being shown. */
function showLatest(store: RecordSourceSelectorProxy<Operation["response"]>, siteId: string): void {
  const site = store.get(siteId);
  const moved = store.getRootField("importProgressed");
  if (!site || !moved || moved.getValue("state") !== "RUNNING") return;
  const shown = site.getLinkedRecord("runningImport");
  // The start of the displayed import is known from its first event on.
  const later =
    shown?.getValue("state") === "RUNNING" &&
    String(shown.getValue("startedAt") ?? "") > moved.getValue("startedAt");
  if (!later) site.setLinkedRecord(moved, "runningImport");
}
