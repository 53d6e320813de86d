import { createClient } from "graphql-ws";
import type { GraphQLResponse, Variables } from "relay-runtime";
import { RequestProblem } from "./problems.ts";

/** A subscription's persisted id and variables. */
type Operation = {
  id: string;
  variables: Variables;
  /** Called each time the subscription has started, also after a reconnect. From then on no event is missed. */
  onFollowing?: (() => void) | undefined;
};

/** graphql-ws, as the live connection uses it. Loaded at the first subscription. */
export type LiveClient = {
  /**
   * Runs a subscription and resolves when it ends, for any reason. Skips events that failed on the server and calls
   * `onMissed` for them.
   *
   * @throws {RequestProblem} `refused` if the server answers the subscription with errors; `unreachable` if the
   *   connection ended in a way that graphql-ws does not repair
   */
  run(
    operation: Operation,
    signal: AbortSignal,
    next: (answer: GraphQLResponse) => void,
  ): Promise<void>;
  /** Terminates the connection, if there is one; graphql-ws then reconnects and resubscribes. */
  reconnect(): void;
  dispose(): void | Promise<void>;
};

type LiveClientOptions = {
  url: string;
  webSocket: typeof WebSocket | undefined;
  wait: (attempt: number) => Promise<void>;
  onConnecting: () => void;
  onConnected: () => void;
  onClosed: () => void;
  /** Called for every event that failed on the server. */
  onMissed: () => void;
};

/**
 * Interval between pings of an idle connection, and time limit for the pong, in milliseconds. The pong comes after any
 * message that is being sent.
 */
const pingEvery = 12_000;
const pongWithin = 20_000;
/** How long the connection stays open after its last subscription, in milliseconds. */
const lingers = 10_000;

export function createLiveClient(options: LiveClientOptions): LiveClient {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: options.url,
    webSocketImpl: options.webSocket,
    lazy: true,
    lazyCloseTimeout: lingers,
    keepAlive: pingEvery,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: options.wait,
    on: {
      connecting: options.onConnecting,
      connected: options.onConnected,
      closed: () => {
        clearTimeout(pongTimer);
        options.onClosed();
      },
      // A connection that is dead but not closed answers no ping.
      ping: (received) => {
        if (received) return;
        clearTimeout(pongTimer);
        pongTimer = setTimeout(() => client.terminate(), pongWithin);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  });

  return {
    run: ({ id, variables, onFollowing }, signal, next) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return resolve();
        const stop = client.subscribe<Record<string, unknown>, Record<string, unknown>>(
          {
            query: "",
            variables,
            extensions: { documentId: id, ...(onFollowing && { tellsFollowing: true }) },
          },
          {
            next: (result) => {
              const { data, extensions } = result;
              if (extensions?.["following"] === true) onFollowing?.();
              else if (data) next({ ...result, data } as GraphQLResponse);
              else options.onMissed();
            },
            error: (error) => reject(asProblem(error)),
            complete: resolve,
          },
        );
        signal.addEventListener("abort", stop, { once: true });
      }),
    reconnect: () => client.terminate(),
    dispose: () => client.dispose(),
  };
}

type GraphQLErrorLike = { message: string; extensions?: Record<string, unknown> };

function asProblem(error: unknown): RequestProblem {
  if (Array.isArray(error)) return refused(error as GraphQLErrorLike[]);
  return new RequestProblem("unreachable", "The live connection was lost.", { cause: error });
}

function refused(errors: readonly GraphQLErrorLike[]): RequestProblem {
  return new RequestProblem("refused", errors.map(({ message }) => message).join(" "), {
    codes: errors.map(({ extensions }) => String(extensions?.["code"] ?? "")).filter(Boolean),
  });
}
