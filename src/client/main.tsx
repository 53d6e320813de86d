import { RouterProvider, isNotFound } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { keptAttribute, pageIds } from "../page/page.ts";
import { askToSignIn } from "./features/accounts/sign-in-request.ts";
import { MissingPart } from "./features/parts/missing-part.ts";
import { replayEarlyPresses } from "./page/early-presses.ts";
import { readFirstAnswers } from "./page/first-answers.ts";
import { loadFonts } from "./page/fonts.ts";
import { siteOrigin } from "./page/origin.ts";
import { restoreStyles } from "./page/styles.ts";
import { createServices } from "./relay/environment.ts";
import { RequestProblem } from "./relay/problems.ts";
import { tieTabs } from "./relay/other-tabs.ts";
import { tellMissed } from "./relay/missed-events.ts";
import { recoverBySelf } from "./relay/recovery.ts";
import { doubtSnapshot } from "./relay/snapshot-doubt.ts";
import { joinSnapshot } from "./relay/snapshot-join.ts";
import { scheduleSnapshots } from "./relay/snapshot-schedule.ts";
import { snapshotVersion, type Snapshot } from "./relay/snapshot-format.ts";
import { SnapshotWriter, readSnapshot } from "./relay/snapshot.ts";
import { OuterBoundary } from "./routes/OuterBoundary.tsx";
import { routeQueriesByName } from "./routes/route-query-names.ts";
import { createAppRouter } from "./routes/router.ts";
import { registerServiceWorker } from "./register-service-worker.ts";
import { FirstRender } from "./ui/first-render.ts";
import { nextTask } from "./ui/next-task.ts";
import { whenIdle } from "./ui/when-idle.ts";

// The browser evaluates all modules of the program in one task, so this yields before the start.
await nextTask();

// A server-rendered page is hydrated as it is. The bare page has no answers, so the snapshot of an earlier visit is
// shown.
const answers = readFirstAnswers();
const restored = answers ? null : readSnapshot();
/** Set once the snapshot has been read. */
let snapshots: SnapshotWriter | null = null;
const services = createServices({
  snapshot: restored,
  queries: routeQueriesByName,
  answers: answers ?? [],
  onViewer: (memberId) => snapshots?.belongTo(memberId),
  onViewerChanged: () => tellTabs(),
  onSessionEnded: () => {
    routeQueries.refreshViewer();
    askToSignIn("session-ended");
  },
});
const { environment, routeQueries, status, live, source, recent, freshness, viewer } = services;
const tellTabs = tieTabs(() => routeQueries.refreshViewer());
// Each of the two calls takes most of a long task on a slow machine.
await nextTask();
const router = createAppRouter({ routeQueries, status, origin: siteOrigin() });
const firstRender = { isNow: answers !== null };

const container = document.getElementById(pageIds.root);
if (!container) throw new Error("The page has no place for the site.");
const site = (
  <StrictMode>
    <OuterBoundary onError={reportError}>
      <FirstRender value={firstRender}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </FirstRender>
    </OuterBoundary>
  </StrictMode>
);
const options: RootOptions = {
  // A missing page and a network failure are not errors to report: the page itself shows them.
  onCaughtError: (error) => {
    const isCut = error instanceof RequestProblem && error.isTransport;
    if (isNotFound(error) || isCut || error instanceof MissingPart) return;
    reportError(error);
    if (!(error instanceof RequestProblem)) doubtKept();
  },
};
/** How long loading fonts is delayed if a visitor used the page before the program started, in milliseconds. */
const afterReaching = 2000;

/** Time limit for the server's readiness check, in milliseconds. */
const longestProbe = 10_000;

/** Called when rendering a page failed, which the snapshot may have caused. */
let doubtKept = () => {};

if (answers) await takeOver(container);
else {
  createRoot(container, options).render(site);
  void loadFonts();
  keepSnapshots(restored);
}
recoverBySelf({
  status,
  live,
  refresh: () => {
    routeQueries.refreshShown();
    tellMissed();
    if (routeQueries.hasFailed) void showAgainIfUp();
  },
});
// A request other than the page's own may be the first to reach the server.
status.subscribe(() => {
  if (status.current.online) showAgain();
});
registerServiceWorker();

/** Loads a failed page again. */
function showAgain() {
  if (routeQueries.takeFailure()) void router.invalidate();
}

/** Loads a failed page again if the server is ready. Until then the page stays as it is. */
async function showAgainIfUp() {
  const signal = AbortSignal.timeout(longestProbe);
  const answer = await fetch("/readyz", { signal, cache: "no-store" }).catch(() => null);
  if (answer?.ok) showAgain();
}

async function takeOver(root: HTMLElement) {
  restoreStyles(root);
  // Tells the router that the page was server-rendered, so that it places its boundaries where the server did.
  router.ssr = { manifest: undefined };
  await router.load();
  await nextTask();
  // The service worker served a cached page, whose data may be old. Without freshness, its queries are refetched.
  if (document.documentElement.hasAttribute(keptAttribute)) freshness.forget();
  startTransition(() => void hydrateRoot(root, site, options));
  // React hydrates the page in parts, with idle time between them. Everything shown before the first navigation belongs
  // to the server-rendered page.
  const stop = router.subscribe("onBeforeNavigate", () => {
    firstRender.isNow = false;
    stop();
  });
  // Replayed interactions have priority over fonts.
  const isReached = replayEarlyPresses();
  setTimeout(() => whenIdle(() => void loadFonts()), isReached ? afterReaching : 0);
  whenIdle(() => {
    const { memberId } = viewer;
    const snapshot = readSnapshot(undefined, { version: snapshotVersion, memberId });
    if (snapshot) {
      joinSnapshot({ environment, source, recent, queries: routeQueriesByName, snapshot });
    }
    viewer.look();
    keepSnapshots(snapshot);
  });
}

function keepSnapshots(base: Snapshot | null) {
  const writer = new SnapshotWriter({
    source,
    recent,
    queries: routeQueriesByName,
    restored: base,
  });
  snapshots = writer;
  if (viewer.memberId !== undefined) writer.belongTo(viewer.memberId);
  if (base) doubtKept = doubtSnapshot({ writer, status });
  const schedule = scheduleSnapshots(() => writer.write());
  services.onStoreChanged(schedule.changed);
  schedule.changed();
}
