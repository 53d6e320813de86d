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

/** Status of the live connection. `idle`: no subscriptions. `waiting`: connection lost, a retry follows. */
export type LiveStatus = "idle" | "connecting" | "connected" | "waiting";

/** Metadata that a subscription may set. */
export type Following = {
  /**
   * Called each time the server has started the subscription. Data requested after this call and the events that follow
   * leave no gap.
   */
  onFollowing?: () => void;
};

type LiveOptions = {
  /** URL of the endpoint, `ws:` or `wss:`. */
  url: string;
  /** Waits before another attempt; tests can wait less. */
  wait?: (attempt: number, signal?: AbortSignal) => Promise<void>;
  webSocket?: typeof WebSocket;
  /** Resolves when the first connection may be opened. By default it opens immediately. */
  mayStart?: () => Promise<void>;
  reload?: () => void;
};

/**
 * The only live connection. It opens with the first subscription and closes some time after the last. When it is lost,
 * it retries without limit. Events sent in between are lost, so it then calls the listeners of `onRecovered`, which
 * refetch what is on screen.
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
   * Subscribes for Relay. A subscription ends by itself only if its metadata sets `ends`; any other that ends was lost
   * and is started again. It fails only if the server refuses it. `Following` describes the other metadata.
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
            // The connection is still open, so the server ended the subscription.
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
   * Sends an operation that is useless later over the live connection. It is sent once there is a connection, and again
   * with the next one if the connection breaks before the answer.
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

  /** Reopens the connection, because the server identifies the viewer only when a connection opens. */
  async reconnect(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    client?.reconnect();
  }

  /** Closes the connection permanently. */
  async dispose(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    await client?.dispose();
  }

  #connect(): Promise<LiveClient> {
    // If the chunk cannot be loaded, the next attempt loads it again.
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
