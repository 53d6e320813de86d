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

/** Everything the client knows of the server; made once when the program starts. */
export type Services = ReturnType<typeof createServices>;

type ServicesOptions = {
  /** What an earlier visit left, if it can be used. */
  snapshot: Snapshot | null;
  /** The queries of all routes by name, for what the snapshot holds. */
  queries: QueryByName;
  /** What came with the page. */
  answers: readonly FirstAnswer[];
  /** Told who looks as soon as the server has said so, and whenever that changes. */
  onViewer?: (memberId: string | null) => void;
  /** Told when somebody else looks than before. */
  onViewerChanged?: () => void;
  /** Told when a change was refused because whoever makes it is not signed in any more. */
  onSessionEnded?: () => void;
  /** Paths and addresses of the endpoint. */
  endpoint?: string;
  liveUrl?: string;
};

/** Sets up Relay: the store with what an earlier visit left, the network, the live connection. */
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
  // What is seen comes before what may change of it.
  const live = new Live({ url: liveUrl, mayStart: () => new Promise((go) => whenIdle(go)) });
  // Optimistic changes lie in a layer above this source; what is read from it is the server's word.
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
    // At once: the page may be left, and its snapshot written, before the rest is there.
    routeQueries.distrustViewer();
    onViewerChanged?.();
    void import("./viewer-changed.ts").then(
      ({ viewerChanged }) =>
        viewerChanged({ environment, source, routeQueries, live }, memberId, before),
      // Without it the page would go on showing what was somebody else's.
      () => location.reload(),
    );
  });
  const recent = new RecentOperations(environment);
  if (snapshot) reviveOperations(snapshot, recent, queryByName);
  const freshness = new Freshness();
  const routeQueries = new RouteQueries({ environment, recent, status, freshness });
  viewer.look();
  /** Calls back whenever the server has sent something; there is one listener. */
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
