import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { databaseGone, DatabaseProblem } from "./problems.ts";

/** How long the database may take, in milliseconds. Without a number it may take as long as it does. */
export type ConnectionLimits = {
  /** The server ends a statement after this time (`statement_timeout`). */
  statement?: number | undefined;
  /** A connection is closed when a query was sent and nothing was received for this time. */
  silence?: number | undefined;
};

/** What requests may take. The server ends the statement first, so that it does not go on for nobody. */
export const requestLimits: ConnectionLimits = { statement: 25_000, silence: 30_000 };

/** What jobs and commands may take: one statement of theirs may concern every work. */
export const jobLimits: ConnectionLimits = { silence: 300_000 };

/** A pool that closes connections on which the database does not answer. */
export class Pool extends pg.Pool {
  readonly #silence: number | undefined;
  readonly #logger: Logger | undefined;
  /** The open connections, with when each was taken from the pool or answered last, by `performance.now()`. */
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

  /** Throws `DatabaseProblem` (`DatabaseGone`) if no connection can be had in time. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch((error: unknown) => Promise.reject(gone(error)));
    super.connect((error, client, release) => callback(error && gone(error), client, release));
  }

  /**
   * Closes the connections that may have fallen silent: those that nobody uses, and those that were taken or answered last
   * longer ago than `silence` milliseconds, whose queries fail. New connections are made when they are needed.
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
      // If the process itself was late, the answer may be here, unread.
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
