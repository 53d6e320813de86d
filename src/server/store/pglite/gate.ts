import type { Socket } from "node:net";
import { Client } from "./client.ts";
import { failure, queryMessage, ready, welcome } from "./messages.ts";
import { readReply } from "./replies.ts";
import type { TransactionStatus } from "./messages.ts";
import type { Unit } from "./units.ts";

/** Database with one session that runs a unit synchronously and returns the reply. */
export type Engine = {
  /** Parameters that clients get at startup, such as `server_version`. */
  parameters: Readonly<Record<string, string>>;
  /** Runs complete protocol messages. Throws only if the database is permanently broken. */
  run(messages: Uint8Array): Buffer;
};

export type GateOptions = {
  /** Milliseconds after which the gate disconnects a client that holds a transaction and sends nothing. */
  patience?: number;
  /** Called when the database is permanently broken. */
  onBroken?: (reason: unknown) => void;
};

/**
 * Proxy through which many clients use a database with one session. Clients take turns, one unit each. A client holds
 * the session from BEGIN until its transaction ends. If it disconnects, the gate rolls the transaction back.
 * Notifications go to all clients. Session state (settings, temporary tables) is shared, so the gate rejects named
 * prepared statements, which would collide.
 */
export class Gate {
  readonly #patience: number;
  readonly #onBroken: (reason: unknown) => void;
  readonly #clients = new Set<Client>();
  readonly #arrived = new Set<Client>();
  readonly #queue = new Set<Client>();
  readonly #runs: (() => void)[] = [];
  #engine: Engine | null = null;
  #broken = false;
  #holder: Client | null = null;
  #status: TransactionStatus = "I";
  #scheduled = false;
  #timer: NodeJS.Timeout | null = null;

  constructor({ patience = 5_000, onBroken = () => undefined }: GateOptions = {}) {
    this.#patience = patience;
    this.#onBroken = onBroken;
  }

  /** Admits clients, starting with those that connected earlier. */
  open(engine: Engine): void {
    this.#engine = engine;
    for (const client of this.#arrived) this.#welcome(client, engine);
    this.#arrived.clear();
  }

  /** Adds a new connection. Before `open`, it waits. */
  admit(socket: Socket): void {
    const client = new Client(socket, {
      arrived: (it) => (this.#engine ? this.#welcome(it, this.#engine) : this.#arrived.add(it)),
      ready: (it) => {
        this.#queue.add(it);
        this.#schedule();
      },
      gone: (it) => this.#leave(it),
    });
    if (this.#broken) client.refuse("57P03", "The database is broken.");
    this.#clients.add(client);
  }

  /** Runs a statement of the server itself between those of clients, never within a transaction. */
  run(sql: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#runs.push(() => {
        if (!this.#engine) return reject(new Error("The database is closed."));
        const { answer, notifications } = readReply(this.#engine.run(queryMessage(sql)));
        this.#tell(notifications);
        resolve(answer);
      });
      this.#schedule();
    });
  }

  /** Disconnects all clients and rolls back the open transaction. */
  close(sentence: string): void {
    for (const client of this.#clients) client.refuse("57P01", sentence);
    this.#rollBack();
    this.#engine = null;
  }

  #welcome(client: Client, engine: Engine): void {
    client.send(welcome(engine.parameters));
    client.proceed();
  }

  #leave(client: Client): void {
    this.#clients.delete(client);
    this.#arrived.delete(client);
    this.#queue.delete(client);
    if (this.#holder !== client) return;
    this.#rollBack();
    this.#schedule();
  }

  #rollBack(): void {
    this.#hold(null);
    if (this.#status === "I" || !this.#engine) return;
    this.#status = "I";
    this.#guarded((engine) => readReply(engine.run(queryMessage("ROLLBACK"))));
  }

  /** Runs one unit at a time, and processes socket events in between. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#step();
    });
  }

  #step(): void {
    if (!this.#engine) return;
    const own = this.#holder ? undefined : this.#runs.shift();
    if (own) {
      this.#guarded(own);
      this.#schedule();
      return;
    }
    const client = this.#turn();
    if (!client) return;
    this.#queue.delete(client);
    const unit = client.take();
    if (unit) this.#serve(client, unit);
    this.#schedule();
  }

  /** Returns the client whose turn it is: the holder, or the one that has waited longest. */
  #turn(): Client | null {
    if (this.#holder) return this.#holder.isReady ? this.#holder : null;
    for (const client of this.#queue) {
      if (client.isReady) return client;
      this.#queue.delete(client);
    }
    return null;
  }

  #serve(client: Client, unit: Unit): void {
    if (unit.namesStatement) {
      const sentence = "Named prepared statements cannot be used with this database.";
      client.send(failure("ERROR", "0A000", sentence));
      if (unit.complete) client.send(ready(this.#status));
      client.proceed();
      return;
    }
    const reply = this.#guarded((engine) => readReply(engine.run(unit.bytes)));
    if (!reply) return;
    this.#status = reply.status ?? this.#status;
    const open = this.#status !== "I" || !unit.complete;
    client.send(reply.answer);
    this.#tell(reply.notifications);
    this.#hold(open && this.#clients.has(client) ? client : null);
    client.proceed();
  }

  #tell(notifications: readonly Buffer[]): void {
    if (notifications.length === 0) return;
    const bytes = Buffer.concat(notifications);
    for (const client of this.#clients) if (!this.#arrived.has(client)) client.send(bytes);
  }

  #hold(client: Client | null): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#holder = client;
    if (!client) return;
    this.#timer = setTimeout(() => {
      // Release the session immediately: a client that does not read may take a while to disconnect.
      this.#leave(client);
      client.refuse("25P03", "The transaction was idle for too long and is rolled back.");
    }, this.#patience);
    this.#timer.unref();
  }

  /** Runs the engine. If it breaks, disconnects all clients. */
  #guarded<T>(work: (engine: Engine) => T): T | null {
    if (!this.#engine) return null;
    try {
      return work(this.#engine);
    } catch (reason) {
      this.#engine = null;
      this.#broken = true;
      for (const client of this.#clients) client.refuse("57P02", "The database broke down.");
      this.#onBroken(reason);
      return null;
    }
  }
}
