import { createHash } from "node:crypto";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import WebSocket from "ws";
import { Attempts } from "../../src/server/accounts/attempts.ts";
import { Admission } from "../../src/server/admission.ts";
import { socketLimits } from "../../src/server/graphql/socket-limit.ts";
import { sharedOperationsFolderOf } from "../../src/server/settings.ts";
import { shareOperations } from "../../src/server/site/shared-build.ts";
import { eventually } from "../support/eventually.ts";
import { connectLive, follow } from "../support/live.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ socketLimits: { ...socketLimits, otherExecutions: 1 } });
});
afterAll(() => server.stop());

/** Opens a WebSocket and completes the handshake of graphql-ws. */
async function openSocket(): Promise<WebSocket> {
  const address = new URL("/graphql", server.url.replace("http", "ws"));
  const socket = new WebSocket(address, "graphql-transport-ws");
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  return socket;
}

/** Sends messages in one packet, so that the server handles them without a pause between them. */
function sendTogether(socket: WebSocket, messages: readonly object[]): void {
  const connection = Reflect.get(socket, "_socket") as NodeJS.WritableStream & {
    cork(): void;
    uncork(): void;
  };
  connection.cork();
  for (const message of messages) socket.send(JSON.stringify(message));
  connection.uncork();
}

const subscribing = (id: string, first = 1) => ({
  type: "subscribe",
  id,
  payload: {
    query: `subscription { collectionChanged { site { highlights(first: ${first}) { id } } } }`,
  },
});

it("WebSocket messages: an id that is reused before its operation has ended closes the connection and its operations", async () => {
  const socket = await openSocket();
  const again = [subscribing("a"), { type: "complete", id: "a" }];
  sendTogether(socket, [...Array.from({ length: 20 }, () => again).flat(), subscribing("a")]);
  const [code] = await once(socket, "close");
  expect(code).toBe(4409);
  // The network may have one subscription that is not persisted.
  await eventually(async () => {
    const client = connectLive(server.url);
    onTestFinished(() => void client.dispose());
    const other = follow(client, subscribing("b", 2).payload);
    const isRefused = other.ended.then(() => true);
    expect(await Promise.race([other.begun, isRefused])).toBeUndefined();
  });
});

it("WebSocket messages: an id may be reused after its operation has ended", async () => {
  const socket = await openSocket();
  const query = { type: "subscribe", id: "a", payload: { query: "{ site { id } }" } };
  const types: string[] = [];
  socket.on("message", (message) => {
    types.push(JSON.parse(String(message)).type);
    if (types.length === 2) socket.send(JSON.stringify(query));
  });
  socket.send(JSON.stringify(query));
  await expect.poll(() => types).toEqual(["next", "complete", "next", "complete"]);
});

it("WebSocket messages: a client that sends too many messages is disconnected", async () => {
  const socket = await openSocket();
  sendTogether(
    socket,
    Array.from({ length: 3_000 }, () => ({ type: "ping" })),
  );
  await once(socket, "close");
});

it.each([
  ["that only a server sends", { type: "next", id: "1", payload: {} }],
  ["of no known type", { type: "hello" }],
])(
  "WebSocket messages: a message %s closes the connection without a log warning",
  async (_, message) => {
    const socket = await openSocket();
    const logged = server.log.length;
    sendTogether(
      socket,
      Array.from({ length: 20 }, () => message),
    );
    const [code] = await once(socket, "close");
    expect(code).toBe(4400);
    const levels = server.log.slice(logged).map((line) => JSON.parse(line).level as number);
    expect(levels.filter((level) => level >= 40)).toEqual([]);
  },
);

it("WebSocket messages: an operation of another build is executed by its id", async () => {
  const text = "query other { site { title } }";
  const id = createHash("sha256").update(text).digest("hex");
  await shareOperations(new Map([[id, text]]), sharedOperationsFolderOf(server.settings));
  const client = connectLive(server.url);
  onTestFinished(() => void client.dispose());
  const answers = client.iterate({ query: "", extensions: { documentId: id } });
  for await (const { data } of answers) expect(data).toMatchObject({ site: { title: "Vitrine" } });
  expect.assertions(1);
});

it("WebSocket messages: an operation is not executed if its connection began to close before its turn", async () => {
  const executed = vi.spyOn(Attempts.prototype, "mayTryTourCode");
  let takeTurn = () => {};
  const turn = new Promise<void>((resolve) => (takeTurn = resolve));
  const admitted = vi.spyOn(Admission.prototype, "operation");
  admitted.mockImplementation(async (_request, execute) => {
    await turn;
    return execute();
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const socket = await openSocket();
  const query = '{ tour(code: "bcdf-ghjk") { id } }';
  socket.send(JSON.stringify({ type: "subscribe", id: "a", payload: { query } }));
  await expect.poll(() => admitted.mock.results).toHaveLength(1);
  // A client that does not complete the closing handshake, which then takes 30 seconds.
  const connection = Reflect.get(socket, "_socket") as NodeJS.ReadableStream;
  connection.removeAllListeners("data");
  socket.send(JSON.stringify({ type: "hello" }));
  const [frame] = (await once(connection, "data")) as [Buffer];
  expect(frame[0]).toBe(0x88);
  takeTurn();
  await admitted.mock.results[0]?.value;
  expect(executed).not.toHaveBeenCalled();
});
