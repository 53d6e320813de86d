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

// The program's parts were read in one piece; the browser has a moment to itself before it begins.
await nextTask();

// A page that came with its content is taken over as it is; without one, on the bare page, what an
// earlier visit left is shown.
const answers = readFirstAnswers();
const restored = answers ? null : readSnapshot();
/** Once what is kept has been read. */
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
// Each of the two takes the better part of a long task on a slow machine.
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
  // That there is no such page is an answer, and what the network could not bring is said on the page.
  onCaughtError: (error) => {
    const isCut = error instanceof RequestProblem && error.isTransport;
    if (isNotFound(error) || isCut || error instanceof MissingPart) return;
    reportError(error);
    if (!(error instanceof RequestProblem)) doubtKept();
  },
};
/** How long fonts wait for what a visitor reached for before the program was there, in milliseconds. */
const afterReaching = 2000;

/** How long the server may take to say that it is ready, in milliseconds. */
const longestProbe = 10_000;

/** Called when showing a page failed, which the snapshot may be to blame for. */
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
// Another request may be the first that reaches the server.
status.subscribe(() => {
  if (status.current.online) showAgain();
});
registerServiceWorker();

/** Loads a page that failed once more. */
function showAgain() {
  if (routeQueries.takeFailure()) void router.invalidate();
}

/** Loads a page that failed once more if the server is ready. Until then the page stays as it is. */
async function showAgainIfUp() {
  const signal = AbortSignal.timeout(longestProbe);
  const answer = await fetch("/readyz", { signal, cache: "no-store" }).catch(() => null);
  if (answer?.ok) showAgain();
}

async function takeOver(root: HTMLElement) {
  restoreStyles(root);
  // Says that the page was rendered already: its boundaries are where the server's are.
  router.ssr = { manifest: undefined };
  await router.load();
  await nextTask();
  // A page that was kept shows what was; what is now is asked for as soon as it is alive.
  if (document.documentElement.hasAttribute(keptAttribute)) freshness.forget();
  startTransition(() => void hydrateRoot(root, site, options));
  // Parts of the page are taken over one after the other, with idle moments between: what is shown before the
  // first step elsewhere belongs to the page as it was sent.
  const stop = router.subscribe("onBeforeNavigate", () => {
    firstRender.isNow = false;
    stop();
  });
  // What was reached for goes before what is only nicer to have.
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
