import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { databaseGone, DatabaseProblem } from "./problems.ts";

/** Timeouts of database connections, in milliseconds. Without a number there is no limit. */
export type ConnectionLimits = {
  /** The server ends a statement after this time (`statement_timeout`). */
  statement?: number | undefined;
  /** The pool closes a connection when it receives nothing for this time after a query. */
  silence?: number | undefined;
};

/** Limits of requests. PostgreSQL cancels the statement first, so that it does not continue without a client. */
export const requestLimits: ConnectionLimits = { statement: 25_000, silence: 30_000 };

/** Limits of jobs and commands, whose single statements may concern every work. */
export const jobLimits: ConnectionLimits = { silence: 300_000 };

/** Pool that closes connections on which the database does not respond. */
export class Pool extends pg.Pool {
  readonly #silence: number | undefined;
  readonly #logger: Logger | undefined;
  /** Open connections, with the `performance.now()` of their last acquisition or response. */
  readonly #open = new Map<pg.PoolClient, number>();
  readonly #inUse = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig, { statement, silence }: ConnectionLimits, logger?: Logger) {
    super({ ...config, ...(statement !== undefined && { statement_timeout: statement }) });
    this.#silence = silence;
    this.#logger = logger;
    this.on("error", (error) => logger?.warn({ err: error }, "lost a connection to the database"));
    this.on("connect", (client) => this.#watch(client));
    this.on("acquire", (client) => {
      this.#inUse.add(client);
      this.#open.set(client, performance.now());
    });
    this.on("release", (_error, client) => this.#inUse.delete(client));
  }

  /** Throws `DatabaseProblem` (`DatabaseGone`) if no connection is available in time. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch((error: unknown) => Promise.reject(gone(error)));
    super.connect((error, client, release) => callback(error && gone(error), client, release));
  }

  /**
   * Closes the connections that may have fallen silent: idle ones, and those whose last acquisition or response is more
   * than `silence` milliseconds ago; their queries fail. The pool opens new connections on demand.
   */
  closeConnections(silence: number): void {
    const latest = performance.now() - silence;
    for (const [client, lastSign] of this.#open) {
      if (this.#inUse.has(client) && lastSign > latest) continue;
      socketOf(client).destroy(fellSilent());
    }
  }

  #watch(client: pg.PoolClient): void {
    this.#open.set(client, performance.now());
    client.connection.on("readyForQuery", () => this.#open.set(client, performance.now()));
    // An error in a transaction is emitted here too; without a listener it would end the process.
    client.on("error", () => undefined);
    client.once("end", () => {
      this.#open.delete(client);
      // Drizzle does not release a connection whose BEGIN failed.
      setImmediate(() => {
        if (!this.#inUse.has(client)) return;
        client.release(true);
        client.release = () => undefined;
      });
    });
    if (this.#silence !== undefined) this.#closeWhenSilent(client, this.#silence);
  }

  #closeWhenSilent(client: pg.PoolClient, silence: number): void {
    const socket = socketOf(client);
    let answered = socket.bytesWritten;
    client.connection.prependListener("readyForQuery", () => (answered = socket.bytesWritten));
    socket.setTimeout(silence);
    socket.on("timeout", async () => {
      const { bytesRead, bytesWritten } = socket;
      if (bytesWritten === answered) return;
      // If the event loop itself was delayed, the response may have arrived unread.
      await nextTurn();
      if (socket.bytesRead !== bytesRead) return;
      this.#logger?.warn("a connection to the database fell silent");
      socket.destroy(fellSilent());
    });
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

function socketOf(client: pg.PoolClient): Socket {
  return client.connection.stream as Socket;
}

function gone(error: unknown): DatabaseProblem {
  return error instanceof DatabaseProblem ? error : databaseGone(error);
}

const fellSilent = () => databaseGone(new Error("The connection to the database fell silent."));
