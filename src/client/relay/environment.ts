import { Environment, Network, Store } from "relay-runtime";
import type { FirstAnswer } from "../../page/page.ts";
import { answerFirst } from "../page/first-answers.ts";
import { whenIdle } from "../ui/when-idle.ts";
import { ConnectionStatus } from "./connection-status.ts";
import type { EnvironmentOptions } from "./environment-options.ts";
import { Freshness } from "./freshness.ts";
import { Live } from "./live.ts";
import { handlerProvider } from "./long-list.ts";
import { createFetch } from "./network.ts";
import { RecentOperations } from "./recent-operations.ts";
import { RouteQueries } from "./route-queries.ts";
import { reviveOperations, type QueryByName } from "./snapshot.ts";
import { WhoLooks } from "./who-looks.ts";
import { recordSourceOf, type Snapshot } from "./snapshot-format.ts";

/** The client's connections to the server; created once when the program starts. */
export type Services = ReturnType<typeof createServices>;

type ServicesOptions = {
  /** Snapshot of an earlier visit, if it can be used. */
  snapshot: Snapshot | null;
  /** The queries of all routes by name, for the operations in the snapshot. */
  queries: QueryByName;
  /** Answers that came with the page. */
  answers: readonly FirstAnswer[];
  /** Called with the viewer's member id when the server first reports it, and whenever it changes. */
  onViewer?: (memberId: string | null) => void;
  /** Called when the viewer changes. */
  onViewerChanged?: () => void;
  /** Called when the server rejects a mutation because the user is no longer signed in. */
  onSessionEnded?: () => void;
  /** Paths and URLs of the endpoint. */
  endpoint?: string;
  liveUrl?: string;
};

/** Sets up Relay: the store, filled from the snapshot, the network layer and the live connection. */
export function createServices({
  snapshot,
  queries: queryByName,
  answers,
  onViewer,
  onViewerChanged,
  onSessionEnded = () => {},
  endpoint = "/graphql",
  liveUrl = `${location.origin.replace(/^http/, "ws")}/graphql`,
}: ServicesOptions) {
  const status = new ConnectionStatus();
  // What is visible loads first, live updates of it later.
  const live = new Live({ url: liveUrl, mayStart: () => new Promise((go) => whenIdle(go)) });
  // Optimistic updates are in a layer above this source; it holds only data from the server.
  const source = recordSourceOf(snapshot?.records);
  let storeChanged = () => {};
  const environment = new Environment({
    log: ({ name }) => {
      if (name !== "execute.next.end" && name !== "execute.complete") return;
      viewer.look();
      storeChanged();
    },
    handlerProvider,
    network: Network.create(
      answerFirst(answers, createFetch({ endpoint, status, onSessionEnded, live: live.send })),
      live.subscribe,
    ),
    options: { live } satisfies EnvironmentOptions,
    store: new Store(source, { gcReleaseBufferSize: 20 }),
  });
  const viewer = new WhoLooks(source, (memberId, before) => {
    onViewer?.(memberId);
    if (before === undefined) return;
    // Runs before the import below resolves, because the page may be left, and its snapshot written, before that.
    routeQueries.distrustViewer();
    onViewerChanged?.();
    void import("./viewer-changed.ts").then(
      ({ viewerChanged }) =>
        viewerChanged({ environment, source, routeQueries, live }, memberId, before),
      // Without this module the page would keep showing the previous viewer's data.
      () => location.reload(),
    );
  });
  const recent = new RecentOperations(environment);
  if (snapshot) reviveOperations(snapshot, recent, queryByName);
  const freshness = new Freshness();
  const routeQueries = new RouteQueries({ environment, recent, status, freshness });
  viewer.look();
  /** Registers the function that is called whenever the server has sent something; there is only one. */
  const onStoreChanged = (listener: () => void) => {
    storeChanged = listener;
  };
  return {
    environment,
    source,
    status,
    live,
    recent,
    freshness,
    routeQueries,
    viewer,
    onStoreChanged,
  };
}
