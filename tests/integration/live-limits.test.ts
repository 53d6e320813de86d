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

/** A subscription of the program's own. */
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

/** The codes of the errors that an operation is answered with. */
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

it("live-limits: notes are followed only of images that everybody may see", async () => {
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

it("live-limits: albums are followed only where there is one to see", async () => {
  const query = "subscription ($id: ID!) { albumChanged(id: $id) { change } }";
  const id = toGlobalId("Album", crypto.randomUUID());
  expect(await codesOf(query, { id })).toEqual(["BAD_USER_INPUT"]);
});

it("live-limits: a network follows only so many different things of others' making, and others when it has stopped", async () => {
  const query =
    "subscription ($first: Int!) { collectionChanged { site { highlights(first: $first) { id } } } }";
  const followings = [1, 2, 3].map((first) => follow(connect(), { query, variables: { first } }));
  await Promise.all(followings.map(({ begun }) => begun));
  expect(await codesOf(query, { first: 4 })).toEqual(["LIMIT_EXCEEDED"]);
  // Those of the program's own have a limit of their own.
  await follow(connect(), { query: ownText, variables: { first: 4 } }).begun;
  // Variables that are not declared make nothing different.
  const again = follow(connect(), { query, variables: { first: 1, connections: ["client:1"] } });
  await again.begun;
  followings[1]?.stop();
  await eventually(async () => {
    const other = follow(connect(), { query, variables: { first: 4 } });
    const isRefused = other.ended.then(() => true);
    expect(await Promise.race([other.begun, isRefused])).toBeUndefined();
  });
});

it("live-limits: only so many people of one network follow albums", async () => {
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

it("live-limits: an operation with an unknown id costs its network as much as one with a known id", async () => {
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

it("live-limits: a WebSocket beyond the limit is refused before the handshake", async () => {
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

it("live-limits: deep variables of a subscription are an error of the client", async () => {
  const value: unknown = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`);
  const query =
    "subscription ($first: Int!) { collectionChanged { site { highlights(first: $first) { id } } } }";
  expect(await codesOf(query, { first: value })).toEqual(["BAD_USER_INPUT"]);
});

it("live-limits: the longest message of the site's own, which shows a view, is far below the limit", async () => {
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
  "live-limits: a message %s ends the connection, and is no error of the server",
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

/** A WebSocket that has begun to talk, and whose client then reads nothing. */
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
  "live-limits: a client that reads no answers is not read either, and its end is no error of the server",
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

/** The messages that a client gets from now on. */
function messagesTo(socket: WebSocket): { id: string; type: string }[] {
  const messages: { id: string; type: string }[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  return messages;
}

it("live-limits: an operation waits while its client does not take the answers to others", async () => {
  const places = { places: 1, mostWaiting: 100, mostWaitingOfNetwork: 100, longestWait: 600_000 };
  const one = { all: places, members: places };
  const slow = await startServer({ capacity: { pages: one, operations: one } });
  onTestFinished(() => slow.stop());
  await applyWorks(slow.store.db, [
    workInput({ identifier: "long", description: "x".repeat(100_000) }),
  ]);
  await slow.settled();
  const socket = await connectWithoutReading(slow.url);
  /** How much waited to be taken when an answer was added. */
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

it("live-limits: a subscription costs its network more than a query, and is refused when the budget is used up", async () => {
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
  "live-limits: a network follows 2,000 different things by the program's own operations, and no more",
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
