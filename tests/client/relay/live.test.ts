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

/** What a server of the test sends: numbers, when it is told to. */
class Source {
  readonly #waiting = new Set<(value: number | null) => void>();

  get listeners(): number {
    return this.#waiting.size;
  }

  /** Sends what is no number: the server cannot make an event of it, and says so with `data: null`. */
  sendFault(): void {
    this.send(Number.NaN);
  }

  send(value: number): void {
    for (const deliver of [...this.#waiting]) deliver(value);
  }

  /** Ends all that is subscribed to. */
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

/** Starts a server that knows the persisted operation `ticks` alone. */
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
      // No number of the test's: it says that the subscription has begun.
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
  it("is opened with the first subscription, which is asked for by its persisted id", async () => {
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

  it("tells that a subscription has begun, with every connection anew, to whoever wants to know", async () => {
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

  it("is made anew when somebody else looks, with what was subscribed to", async () => {
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

  it("is not made because somebody else looks", async () => {
    const server = await startServer();
    const { live } = connect(server.port);
    await live.reconnect();
    expect(live.status).toBe("idle");
    expect(server.sockets.clients.size).toBe(0);
  });

  it("is not opened before it may be", async () => {
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

  it("comes back after the server was killed, and says once that events were missed", async () => {
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

  it("comes back from a close that says not to come back", async () => {
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

  it("goes on after an event that failed, and says that one was missed", async () => {
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

  it("loads the page anew for an operation the server does not know, and fails the second time", async () => {
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

  it("tells of the end of what ends by itself, and asks for nothing again because of it", async () => {
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

  it("makes what ends by itself again all the same when the connection broke off before", async () => {
    const server = await startServer();
    const { completed, subscribe } = connect(server.port);
    subscribe("ticks", { ends: true });
    await eventually(() => expect(server.source.listeners).toBe(1));
    for (const socket of server.sockets.clients) socket.close(1000, "Bye");
    await eventually(() => expect(server.asked).toHaveLength(2));
    expect(completed).not.toHaveBeenCalled();
  });

  it("sends nothing more after a subscription was given up", async () => {
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
