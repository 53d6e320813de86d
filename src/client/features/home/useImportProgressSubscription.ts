import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from "relay-runtime";
import type { useImportProgressSubscription as Operation } from "../../../../__generated__/relay/useImportProgressSubscription.graphql.ts";

/** Keeps the site's running import true, one that starts while the page is open included. */
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

/** Makes the import that moved the one the site shows, unless a later one is being shown. */
function showLatest(store: RecordSourceSelectorProxy<Operation["response"]>, siteId: string): void {
  const site = store.get(siteId);
  const moved = store.getRootField("importProgressed");
  if (!site || !moved || moved.getValue("state") !== "RUNNING") return;
  const shown = site.getLinkedRecord("runningImport");
  // The start of the one shown is known from its first event on.
  const later =
    shown?.getValue("state") === "RUNNING" &&
    String(shown.getValue("startedAt") ?? "") > moved.getValue("startedAt");
  if (!later) site.setLinkedRecord(moved, "runningImport");
}
