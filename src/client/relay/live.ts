import {
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { reloadOnce } from "../page/renewal.ts";
import { waitToRetry } from "./back-off.ts";
import { buildId } from "./build.ts";
import type { LiveClient } from "./live-client.ts";
import { RequestProblem, isUnknownOperation } from "./problems.ts";

/** How the live connection is. `idle`: nobody subscribes. `waiting`: lost, and tried again soon. */
export type LiveStatus = "idle" | "connecting" | "connected" | "waiting";

/** What a subscription may have in its metadata. */
export type Following = {
  /**
   * Called each time the server has begun to tell. What was asked for after that and what is told have no gap between
   * them.
   */
  onFollowing?: () => void;
};

type LiveOptions = {
  /** Address of the endpoint, `ws:` or `wss:`. */
  url: string;
  /** Waits before another attempt; a test may wait less. */
  wait?: (attempt: number, signal?: AbortSignal) => Promise<void>;
  webSocket?: typeof WebSocket;
  /** Settles when the first connection may be made; at once without it. */
  mayStart?: () => Promise<void>;
  reload?: () => void;
};

/**
 * The one live connection. It is opened with the first subscription and closed some time after the
 * last; when it is lost it is opened again, for ever. What the server sent in between is lost, so
 * after every such loss the listeners of `onRecovered` are told, to ask again for what is on screen.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly #statusListeners = new Set<() => void>();
  readonly #recoveryListeners = new Set<() => void>();
  #client: Promise<LiveClient> | null = null;
  #status: LiveStatus = "idle";
  #subscriptions = 0;
  #missedEvents = false;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  get status(): LiveStatus {
    return this.#status;
  }

  /** Calls back when the status changes, until the returned function is called. */
  onStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener);
    return () => this.#statusListeners.delete(listener);
  };

  /** Calls back when the connection works and events may have been missed before. */
  onRecovered(listener: () => void): () => void {
    this.#recoveryListeners.add(listener);
    return () => this.#recoveryListeners.delete(listener);
  }

  /**
   * Relay's way to subscribe. Only those that say `ends` in their metadata end by themselves: any other that ends was
   * lost, and is made again. It fails only when the server refuses it. What else they may have there is `Following`.
   */
  subscribe = (
    parameters: RequestParameters,
    variables: Variables,
    { metadata }: CacheConfig = {},
  ): Observable<GraphQLResponse> =>
    Observable.create((sink) => {
      const stopped = new AbortController();
      this.#subscriptions += 1;
      let attempt = 0;

      const run = async () => {
        while (!stopped.signal.aborted) {
          try {
            const client = await this.#connect();
            const { onFollowing } = (metadata ?? {}) as Following;
            const operation = { id: parameters.id ?? "", variables, onFollowing };
            await client.run(operation, stopped.signal, (answer) => {
              attempt = 0;
              sink.next(answer);
            });
            // With the connection still there it was the server that ended it.
            if (metadata?.["ends"] === true && this.#status === "connected") {
              sink.complete();
              return;
            }
          } catch (error) {
            if (error instanceof RequestProblem && !error.isTransport) {
              if (isUnknownOperation(error) && reloadOnce(buildId, this.#options.reload)) return;
              sink.error(error);
              return;
            }
          }
          if (stopped.signal.aborted) return;
          this.#missedEvents = true;
          this.#setStatus("waiting");
          await this.#wait(attempt, stopped.signal);
          attempt += 1;
        }
      };
      void run();

      return () => {
        stopped.abort();
        this.#subscriptions -= 1;
      };
    });

  /**
   * Relay's way to send something that is worth nothing later. It is sent once there is a connection, and again with
   * the next one if that breaks off before the answer.
   */
  send = (parameters: RequestParameters, variables: Variables): Observable<GraphQLResponse> =>
    Observable.create((sink) => {
      const stopped = new AbortController();
      this.#connect()
        .then((client) =>
          client.run({ id: parameters.id ?? "", variables }, stopped.signal, (answer) =>
            sink.next(answer),
          ),
        )
        .then(sink.complete, sink.error);
      return () => stopped.abort();
    });

  /** Makes the connection anew: who looks is told when it is opened. */
  async reconnect(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    client?.reconnect();
  }

  /** Closes the connection for good. */
  async dispose(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    await client?.dispose();
  }

  #connect(): Promise<LiveClient> {
    // A program part that could not be loaded is asked for again at the next attempt.
    this.#client ??= Promise.resolve(this.#options.mayStart?.())
      .then(() => import("./live-client.ts"))
      .then(({ createLiveClient }) =>
        createLiveClient({
          url: this.#options.url,
          webSocket: this.#options.webSocket,
          wait: (attempt) => this.#wait(attempt),
          onConnecting: () => this.#setStatus("connecting"),
          onConnected: this.#connected,
          onClosed: this.#closed,
          onMissed: this.#tellMissed,
        }),
      )
      .catch((error: unknown) => {
        this.#client = null;
        throw error;
      });
    return this.#client;
  }

  #wait(attempt: number, signal?: AbortSignal): Promise<void> {
    return (this.#options.wait ?? waitToRetry)(attempt, signal);
  }

  readonly #connected = () => {
    this.#setStatus("connected");
    if (!this.#missedEvents) return;
    this.#missedEvents = false;
    this.#tellMissed();
  };

  readonly #tellMissed = () => {
    for (const listener of this.#recoveryListeners) listener();
  };

  readonly #closed = () => {
    const wanted = this.#subscriptions > 0;
    if (wanted) this.#missedEvents = true;
    this.#setStatus(wanted ? "waiting" : "idle");
  };

  #setStatus(status: LiveStatus) {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#statusListeners) listener();
  }
}
