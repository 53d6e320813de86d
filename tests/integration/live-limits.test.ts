import { once } from "node:events";
import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import WebSocket from "ws";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { socketLimits } from "../../src/server/graphql/socket-limit.ts";
import { createAlbum } from "../../src/server/store/album-edits.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { image } from "../../src/server/store/tables/works.ts";
import { eventually } from "../support/eventually.ts";
import { connectLive, follow } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

/** A persisted subscription. */
const ownText =
  "subscription Own($first: Int!) { collectionChanged { site { highlights(first: $first) { id } } } }";

const ownAlbumText = "subscription OwnAlbum($id: ID!) { albumChanged(id: $id) { change } }";

let server: TestServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startServer({
    operations: new Map([
      ["own", ownText],
      ["own-album", ownAlbumText],
    ]),
    socketLimits: { ...socketLimits, otherExecutions: 3, personalExecutions: 1 },
  });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});
afterAll(() => server.stop());

function connect(headers?: Record<string, string>): Client {
  const client = connectLive(server.url, headers);
  clients.push(client);
  return client;
}

/** Returns the error codes in the response to an operation. */
async function codesOf(
  query: string,
  variables: Record<string, unknown> = {},
  client = connect(),
  extensions: Record<string, unknown> = {},
): Promise<unknown[]> {
  try {
    for await (const { errors = [] } of client.iterate({ query, variables, extensions })) {
      return errors.map(({ extensions }) => extensions?.["code"]);
    }
  } catch (errors) {
    if (!Array.isArray(errors)) throw errors;
    return errors.map(({ extensions }) => extensions.code);
  }
  return [];
}

it("live-limits: notes can be followed only for public images", async () => {
  const works = [
    workInput({ identifier: "shown", images: [imageInput("a".repeat(32))] }),
    workInput({ identifier: "draft", status: "DRAFT", images: [imageInput("b".repeat(32))] }),
  ];
  const { db } = server.store;
  await applyWorks(db, works);
  const rows = await db.select({ id: image.id, key: image.key }).from(image);
  const idOf = (key: string) =>
    toGlobalId("Image", rows.find((row) => row.key.startsWith(key))?.id ?? "");
  const query = "subscription ($id: ID!) { notesChanged(imageId: $id) { goneIds } }";
  const refused = ["BAD_USER_INPUT"];
  expect(await codesOf(query, { id: toGlobalId("Image", crypto.randomUUID()) })).toEqual(refused);
  expect(await codesOf(query, { id: idOf("b") })).toEqual(refused);
  const following = follow(connect(), { query, variables: { id: idOf("a") } });
  await following.begun;
});

it("live-limits: only visible albums can be followed", async () => {
  const query = "subscription ($id: ID!) { albumChanged(id: $id) { change } }";
  const id = toGlobalId("Album", crypto.randomUUID());
  expect(await codesOf(query, { id })).toEqual(["BAD_USER_INPUT"]);
});

it("live-limits: a network may follow a limited number of other programs' subscriptions, and more after it stops", async () => {
  const query =
    "subscription ($first: Int!) { collectionChanged { site { highlights(first: $first) { id } } } }";
  const followings = [1, 2, 3].map((first) => follow(connect(), { query, variables: { first } }));
  await Promise.all(followings.map(({ begun }) => begun));
  expect(await codesOf(query, { first: 4 })).toEqual(["LIMIT_EXCEEDED"]);
  // Persisted subscriptions have a separate limit.
  await follow(connect(), { query: ownText, variables: { first: 4 } }).begun;
  // Undeclared variables make no difference.
  const again = follow(connect(), { query, variables: { first: 1, connections: ["client:1"] } });
  await again.begun;
  followings[1]?.stop();
  await eventually(async () => {
    const other = follow(connect(), { query, variables: { first: 4 } });
    const isRefused = other.ended.then(() => true);
    expect(await Promise.race([other.begun, isRefused])).toBeUndefined();
  });
});

it("live-limits: the number of people of one network who follow albums is limited", async () => {
  const { db } = server.store;
  const [owner, other] = [await knownMember(db, "MEMBER"), await knownMember(db, "VISITOR")];
  const made = await createAlbum(db, owner.id, {
    title: "Storms",
    description: null,
    visibility: "PUBLIC",
  });
  if (made.outcome !== "created") throw new Error(made.outcome);
  const id = toGlobalId("Album", made.album.id);
  const following = follow(connect(owner.headers), { query: ownAlbumText, variables: { id } });
  await following.begun;
  const client = connect(other.headers);
  expect(await codesOf(ownAlbumText, { id }, client)).toEqual(["LIMIT_EXCEEDED"]);
});

it("live-limits: an operation with an unknown id costs as much as one with a known id", async () => {
  const limited = await startServer({ settings: { queryBudget: 2 } });
  onTestFinished(() => limited.stop());
  const client = connectLive(limited.url);
  clients.push(client);
  const codes = () => codesOf("", {}, client, { documentId: "unknown" });
  const unknown = ["PERSISTED_QUERY_NOT_FOUND"];
  expect([await codes(), await codes(), await codes()]).toEqual([
    unknown,
    unknown,
    ["LIMIT_EXCEEDED"],
  ]);
});

it("live-limits: a WebSocket beyond the limit is rejected before the handshake", async () => {
  const limited = await startServer({ socketLimits: { ...socketLimits, sockets: 1 } });
  onTestFinished(() => limited.stop());
  const address = new URL("/graphql", limited.url.replace("http", "ws"));
  const first = new WebSocket(address, "graphql-transport-ws");
  await once(first, "open");
  const second = new WebSocket(address, "graphql-transport-ws");
  const [, response] = await once(second, "unexpected-response");
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  await once(response.resume(), "close");
  second.on("error", () => undefined);
  second.terminate();
  const closed = once(first, "close");
  first.close();
  await closed;
  await eventually(async () => {
    const again = new WebSocket(address, "graphql-transport-ws");
    onTestFinished(() => again.terminate());
    await once(again, "open");
  });
});

it("live-limits: deeply nested variables of a subscription are a client error", async () => {
  const value: unknown = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`);
  const query =
    "subscription ($first: Int!) { collectionChanged { site { highlights(first: $first) { id } } } }";
  expect(await codesOf(query, { first: value })).toEqual(["BAD_USER_INPUT"]);
});

it("live-limits: the site's longest message, which presents a view, is far below the limit", async () => {
  const pointer = { x: 12345.678901234567, y: 12345.678901234567 };
  const input = { tourId: "x".repeat(60), sequence: 2 ** 31 - 1, view: "x".repeat(1334), pointer };
  expect(JSON.stringify(input).length).toBeLessThan(2_000);
  const query =
    "mutation ($input: PresentViewInput!) { presentView(input: $input) { __typename } }";
  const answers = connect().iterate({ query, variables: { input } });
  expect((await answers.next()).value).toMatchObject({
    data: { presentView: { __typename: "InvalidInput" } },
  });
});

it.each([
  ["of more than 8 KB", { type: "ping", payload: { filler: "x".repeat(9_000) } }, 1009],
  ["that is no JSON object", [], 4400],
])(
  "live-limits: a message %s closes the connection without a server error",
  async (_what, message, code) => {
    const toConsole = vi.spyOn(console, "error");
    const address = new URL("/graphql", server.url.replace("http", "ws"));
    const socket = new WebSocket(address, "graphql-transport-ws");
    await once(socket, "open");
    socket.send(JSON.stringify(message));
    expect(await once(socket, "close")).toEqual([code, expect.anything()]);
    expect(toConsole).not.toHaveBeenCalled();
    toConsole.mockRestore();
    expect(server.log.join("")).not.toContain('"level":50');
  },
);

/** Opens a WebSocket that completes the handshake and then reads nothing. */
async function connectWithoutReading(url: string): Promise<WebSocket> {
  const socket = new WebSocket(
    new URL("/graphql", url.replace("http", "ws")),
    "graphql-transport-ws",
  );
  onTestFinished(() => socket.terminate());
  socket.on("error", () => undefined);
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  socket.pause();
  return socket;
}

it(
  "live-limits: a client that reads nothing is not read from, and causes no server error",
  { tags: ["full"] },
  async () => {
    const toConsole = vi.spyOn(console, "error");
    const socket = await connectWithoutReading(server.url);
    const ping = JSON.stringify({ type: "ping", payload: { a: "x".repeat(7_900) } });
    for (let n = 0; n < 3_000; n += 1) socket.send(ping);
    let unread = 0;
    await eventually(async () => {
      const before = unread;
      await new Promise((resolve) => setTimeout(resolve, 300));
      unread = socket.bufferedAmount;
      expect(unread).toBe(before);
    });
    expect(unread).toBeGreaterThan(0);
    socket.terminate();
    await eventually(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200));
    expect(toConsole).not.toHaveBeenCalled();
    expect(server.log.join("")).not.toContain('"level":50');
  },
);

const subscribe = (id: number, query: string) =>
  JSON.stringify({ id: `${id}`, type: "subscribe", payload: { query } });

/** Returns the messages that a client receives from now on. */
function messagesTo(socket: WebSocket): { id: string; type: string }[] {
  const messages: { id: string; type: string }[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  return messages;
}

it("live-limits: an operation waits while its client does not read earlier responses", async () => {
  const places = { places: 1, mostWaiting: 100, mostWaitingOfNetwork: 100, longestWait: 600_000 };
  const one = { all: places, members: places };
  const slow = await startServer({ capacity: { pages: one, operations: one } });
  onTestFinished(() => slow.stop());
  await applyWorks(slow.store.db, [
    workInput({ identifier: "long", description: "x".repeat(100_000) }),
  ]);
  await slow.settled();
  const socket = await connectWithoutReading(slow.url);
  /** Unsent bytes at the time each response was sent. */
  const unsent: number[] = [];
  const { send } = WebSocket.prototype;
  vi.spyOn(WebSocket.prototype, "send").mockImplementation(function (this: WebSocket, ...args) {
    if (String(args[0]).includes('"type":"next"')) unsent.push(this.bufferedAmount);
    Reflect.apply(send, this, args);
  });
  const aliases = Array.from({ length: 40 }, (_, n) => `a${n}: description`);
  const query = `{ works(first: 1) { edges { node { ${aliases.join(" ")} } } } }`;
  for (let id = 0; id < 8; id += 1) socket.send(subscribe(id, query));
  await eventually(() => expect(unsent.length).toBeGreaterThan(0));
  const messages = messagesTo(socket);
  socket.resume();
  await eventually(() => expect(messages).toHaveLength(16));
  expect(messages.filter(({ type }) => type === "next")).toHaveLength(8);
  expect(Math.max(...unsent)).toBeLessThanOrEqual(64 * 1024);
});

it("live-limits: an operation that its client cancels is not answered", async () => {
  const socket = await connectWithoutReading(server.url);
  const messages = messagesTo(socket);
  socket.resume();
  socket.send(subscribe(1, "{ site { title } }"));
  socket.send(JSON.stringify({ id: "1", type: "complete" }));
  socket.send(subscribe(2, "{ site { title } }"));
  await eventually(() => expect(messages.at(-1)).toMatchObject({ id: "2", type: "complete" }));
  expect(messages.filter(({ id }) => id === "1")).toEqual([]);
});

it("live-limits: a subscription costs more than a query and is rejected without budget", async () => {
  const limited = await startServer({
    operations: new Map([["own", ownText]]),
    settings: { queryBudget: 20 },
  });
  onTestFinished(() => limited.stop());
  const client = connectLive(limited.url);
  clients.push(client);
  const subscribeTo = (first: number) => follow(client, { query: ownText, variables: { first } });
  await Promise.all([1, 2, 3].map((first) => subscribeTo(first).begun));
  const fourth = subscribeTo(4);
  const isRefused = fourth.ended.then(() => "refused");
  expect(await Promise.race([fourth.begun, isRefused])).toBe("refused");
});

it(
  "live-limits: a network may follow at most 2,000 different subscriptions of the program",
  { tags: ["full"] },
  async () => {
    const own = await startServer({ operations: new Map([["own", ownText]]) });
    onTestFinished(() => own.stop());
    const opened = Array.from({ length: 101 }, () => connectLive(own.url));
    clients.push(...opened);
    const subscribeTo = (first: number) => {
      const client = opened[Math.floor(first / 20)] as Client;
      return follow(client, { query: ownText, variables: { first } });
    };
    const followings = Array.from({ length: 2_000 }, (_, first) => subscribeTo(first));
    await Promise.all(followings.map(({ begun }) => begun));
    const beyond = subscribeTo(2_000);
    const isRefused = beyond.ended.then(() => "refused");
    expect(await Promise.race([beyond.begun, isRefused])).toBe("refused");
    await applyWorks(own.store.db, [workInput({ identifier: "new" })]);
    // There are at most 12 highlights.
    const answered = followings.slice(1, 13);
    await Promise.all(answered.map(({ until }) => until((all) => all.length > 0)));
  },
);
