import { RouterProvider, isNotFound } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { createServices } from "./relay/environment.ts";
import { recoverBySelf } from "./relay/recovery.ts";
import { scheduleSnapshots } from "./relay/snapshot-schedule.ts";
import { SnapshotWriter, readSnapshot } from "./relay/snapshot.ts";
import { OuterBoundary } from "./routes/OuterBoundary.tsx";
import { routeQueriesByName } from "./routes/route-query-names.ts";
import { createAppRouter } from "./routes/router.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { applyTheme, readTheme } from "./ui/theme.ts";

applyTheme(readTheme());

const restored = readSnapshot();
const services = createServices({ snapshot: restored, queries: routeQueriesByName });
const { environment, routeQueries, status, live, source, recent, onStoreChanged } = services;
const router = createAppRouter({ routeQueries, status });

const writer = new SnapshotWriter({ source, recent, queries: routeQueriesByName, restored });
onStoreChanged(scheduleSnapshots(() => writer.write()).changed);

recoverBySelf({
  status,
  live,
  refresh: () => {
    routeQueries.refreshShown();
    if (routeQueries.takeFailure()) void router.invalidate();
  },
});
registerServiceWorker();

const container = document.getElementById("root");
if (!container) throw new Error("The page has no place for the site.");
// That there is no such page is an answer, not an error.
const onCaughtError = (error: unknown) => {
  if (!isNotFound(error)) reportError(error);
};
createRoot(container, { onCaughtError }).render(
  <StrictMode>
    <OuterBoundary onError={reportError}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </OuterBoundary>
  </StrictMode>,
);
