import { createServer, type Server } from "node:http";
import {
  GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  parse,
} from "graphql";
import { useServer as serveSockets } from "graphql-ws/use/ws";
import type { RequestParameters } from "relay-runtime";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Live } from "../../../src/client/relay/live.ts";
import { eventually } from "../../support/eventually.ts";

/** A source of numbers that the test server sends. */
class Source {
  readonly #waiting = new Set<(value: number | null) => void>();

  get listeners(): number {
    return this.#waiting.size;
  }

  /** Sends an invalid number: the server cannot create an event from it, and sends `data: null`. */
  sendFault(): void {
    this.send(Number.NaN);
  }

  send(value: number): void {
    for (const deliver of [...this.#waiting]) deliver(value);
  }

  /** Ends all subscriptions. */
  end(): void {
    for (const deliver of [...this.#waiting]) deliver(null);
  }

  async *numbers() {
    while (true) {
      const tick = await new Promise<number | null>((resolve) => {
        const deliver = (value: number | null) => {
          this.#waiting.delete(deliver);
          resolve(value);
        };
        this.#waiting.add(deliver);
      });
      if (tick === null) return;
      yield { tick };
    }
  }
}

const open: (() => unknown)[] = [];

/** Starts a server that knows only the persisted operation `ticks`. */
async function startServer(port = 0) {
  const source = new Source();
  const asked: unknown[] = [];
  const type = new GraphQLObjectType({
    name: "Subscription",
    fields: { tick: { type: new GraphQLNonNull(GraphQLInt), subscribe: () => source.numbers() } },
  });
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ ...type.toConfig(), name: "Query" }),
    subscription: type,
  });
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: "/graphql" });
  serveSockets(
    {
      schema,
      // 0 is not a number of the test: it confirms that the subscription has started.
      onNext: (_context, _id, _payload, _args, { data }) =>
        data?.["tick"] === 0 ? { extensions: { following: true } } : undefined,
      onSubscribe: (_context, _id, { query, extensions }) => {
        asked.push({ query, extensions });
        if (extensions?.["documentId"] === "ticks") {
          return { schema, document: parse("subscription { tick }") };
        }
        return [new GraphQLError("Unknown", { extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } })];
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  const kill = () => {
    for (const socket of sockets.clients) socket.terminate();
    return closed(http);
  };
  open.push(kill);
  return { source, asked, kill, port: portOf(http), sockets };
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return address.port;
}

function connect(port: number, mayStart?: () => Promise<void>) {
  const reload = vi.fn();
  const recovered = vi.fn();
  const live = new Live({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocket: WebSocket as unknown as typeof globalThis.WebSocket,
    wait: () => new Promise((resolve) => setTimeout(resolve, 20)),
    ...(mayStart && { mayStart }),
    reload,
  });
  live.onRecovered(recovered);
  open.push(() => live.dispose());
  const ticks: unknown[] = [];
  const errors: unknown[] = [];
  const completed = vi.fn();
  const subscribe = (id = "ticks", metadata = {}) => {
    const operation = live.subscribe({ id, name: id } as RequestParameters, {}, { metadata });
    const subscription = operation.subscribe({
      complete: completed,
      next: (answer) => ticks.push("data" in answer ? answer.data?.["tick"] : null),
      error: (error: unknown) => errors.push(error),
    });
    open.push(() => subscription.unsubscribe());
    return subscription;
  };
  return { live, ticks, errors, completed, subscribe, reload, recovered };
}

afterEach(async () => {
  sessionStorage.clear();
  for (const close of open.splice(0).reverse()) await close();
});

describe("live: the live connection", () => {
  it("opens with the first subscription, which it requests by its persisted id", async () => {
    const server = await startServer();
    const { live, ticks, subscribe, recovered } = connect(server.port);
    expect(live.status).toBe("idle");
    const { unsubscribe } = subscribe();
    await eventually(() => expect(server.source.listeners).toBe(1));
    expect(server.asked).toEqual([{ query: "", extensions: { documentId: "ticks" } }]);
    server.source.send(7);
    await eventually(() => expect(ticks).toEqual([7]));
    expect(live.status).toBe("connected");
    expect(recovered).not.toHaveBeenCalled();
    unsubscribe();
  });

  it("calls onFollowing when a subscription starts and after each reconnection", async () => {
    const server = await startServer();
    const { live, ticks, subscribe } = connect(server.port);
    const onFollowing = vi.fn();
    subscribe("ticks", { onFollowing });
    for (const times of [1, 2]) {
      await eventually(() => expect(server.source.listeners).toBe(times));
      server.source.send(0);
      await eventually(() => expect(onFollowing).toHaveBeenCalledTimes(times));
      expect(server.asked.at(-1)).toMatchObject({ extensions: { tellsFollowing: true } });
      const before = server.asked.length;
      await live.reconnect();
      await eventually(() => expect(server.asked.length).toBe(before + 1));
    }
    expect(ticks).toEqual([]);
  });

  it("is replaced when the viewer changes, and its subscriptions are renewed", async () => {
    const server = await startServer();
    const { live, ticks, subscribe, recovered } = connect(server.port);
    subscribe();
    await eventually(() => expect(server.source.listeners).toBe(1));
    const [before] = server.sockets.clients;
    await live.reconnect();
    await eventually(() => expect(server.asked).toHaveLength(2));
    await eventually(() => expect([...server.sockets.clients]).toHaveLength(1));
    expect([...server.sockets.clients]).not.toContain(before);
    await eventually(() => expect(recovered).toHaveBeenCalled());
    server.source.send(8);
    await eventually(() => expect(ticks).toContain(8));
  });

  it("does not open when the viewer changes while it is idle", async () => {
    const server = await startServer();
    const { live } = connect(server.port);
    await live.reconnect();
    expect(live.status).toBe("idle");
    expect(server.sockets.clients.size).toBe(0);
  });

  it("does not open before it may start", async () => {
    const server = await startServer();
    let start = () => {};
    const { live, subscribe } = connect(server.port, () => new Promise((go) => (start = go)));
    const statuses: string[] = [];
    live.onStatus(() => statuses.push(live.status));
    subscribe();
    await new Promise((resolve) => setTimeout(resolve));
    expect(statuses).toEqual([]);
    start();
    await eventually(() => expect(server.source.listeners).toBe(1));
    expect(statuses).toEqual(["connecting", "connected"]);
  });

  it("reconnects after the server was killed and reports missed events once", async () => {
    const first = await startServer();
    const { live, ticks, subscribe, recovered } = connect(first.port);
    const statuses: string[] = [];
    live.onStatus(() => statuses.push(live.status));
    subscribe();
    await eventually(() => expect(first.source.listeners).toBe(1));
    await first.kill();
    await eventually(() => expect(live.status).not.toBe("connected"));
    const second = await startServer(first.port);
    await eventually(() => expect(second.source.listeners).toBe(1));
    second.source.send(8);
    await eventually(() => expect(ticks).toEqual([8]));
    expect(recovered).toHaveBeenCalledTimes(1);
    expect(statuses).toContain("waiting");
    expect(statuses.at(-1)).toBe("connected");
  });

  it("reconnects after a close code that forbids reconnection", async () => {
    const server = await startServer();
    const { ticks, subscribe, recovered, errors } = connect(server.port);
    subscribe();
    await eventually(() => expect(server.source.listeners).toBe(1));
    for (const socket of server.sockets.clients) socket.close(4500, "Internal error");
    await eventually(() => expect(server.asked).toHaveLength(2));
    await eventually(() => expect(recovered).toHaveBeenCalledTimes(1));
    await eventually(() => {
      server.source.send(9);
      expect(ticks).toContain(9);
    });
    expect(errors).toEqual([]);
  });

  it("continues after a failed event and reports one missed event", async () => {
    const server = await startServer();
    const { ticks, subscribe, recovered, errors } = connect(server.port);
    subscribe();
    await eventually(() => expect(server.source.listeners).toBe(1));
    server.source.sendFault();
    await eventually(() => expect(recovered).toHaveBeenCalledTimes(1));
    await eventually(() => expect(server.source.listeners).toBe(1));
    server.source.send(10);
    await eventually(() => expect(ticks).toEqual([10]));
    expect(errors).toEqual([]);
    expect(server.asked).toHaveLength(1);
    expect(recovered).toHaveBeenCalledTimes(1);
  });

  it("reloads the page for an unknown operation, and fails the second time", async () => {
    const server = await startServer();
    const { subscribe, reload, errors } = connect(server.port);
    subscribe("gone");
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(errors).toEqual([]);
    subscribe("gone");
    await eventually(() => expect(errors).toHaveLength(1));
    expect(errors[0]).toMatchObject({ kind: "refused", codes: ["PERSISTED_QUERY_NOT_FOUND"] });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("completes a finite subscription without reconnecting or reporting missed events", async () => {
    const server = await startServer();
    const { live, completed, subscribe, recovered } = connect(server.port);
    const statuses: string[] = [];
    subscribe("ticks", { ends: true });
    await eventually(() => expect(server.source.listeners).toBe(1));
    live.onStatus(() => statuses.push(live.status));
    server.source.end();
    await eventually(() => expect(completed).toHaveBeenCalledTimes(1));
    subscribe();
    await eventually(() => expect(server.source.listeners).toBe(1));
    expect(server.asked).toHaveLength(2);
    expect(statuses).toEqual([]);
    expect(recovered).not.toHaveBeenCalled();
  });

  it("renews a finite subscription when the connection breaks before its end", async () => {
    const server = await startServer();
    const { completed, subscribe } = connect(server.port);
    subscribe("ticks", { ends: true });
    await eventually(() => expect(server.source.listeners).toBe(1));
    for (const socket of server.sockets.clients) socket.close(1000, "Bye");
    await eventually(() => expect(server.asked).toHaveLength(2));
    expect(completed).not.toHaveBeenCalled();
  });

  it("delivers nothing to a cancelled subscription", async () => {
    const server = await startServer();
    const { ticks, subscribe } = connect(server.port);
    const { unsubscribe } = subscribe();
    const kept = subscribe();
    await eventually(() => expect(server.source.listeners).toBe(2));
    unsubscribe();
    server.source.send(1);
    await eventually(() => expect(ticks).toEqual([1]));
    kept.unsubscribe();
  });
});
