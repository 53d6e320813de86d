import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import websocket from "@fastify/websocket";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, it, vi } from "vitest";
import WebSocket from "ws";
import { connectionLimits, Connections } from "../../../src/server/site/connections.ts";
import type { ConnectionLimits } from "../../../src/server/site/connections.ts";
import { eventually } from "../../support/eventually.ts";

const megabyte = 2 ** 20;
/** Exceeds the buffers between a server and a client. */
const largeAnswer = 32 * megabyte;

let app: FastifyInstance;
/** Sends the responses to the requests for `/slow`. */
let answerSlow: () => void;

afterEach(() => app.close());

/** Starts a server and returns its port. */
async function start(
  limits: Partial<ConnectionLimits>,
  trustedProxies: string[] = [],
): Promise<number> {
  const connections = new Connections(trustedProxies, { ...connectionLimits, ...limits });
  app = Fastify({
    ...connections.options,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: true,
  });
  await app.register(websocket);
  connections.watch(app);
  const slow = new Promise<void>((resolve) => (answerSlow = resolve));
  app.get("/slow", async () => {
    await slow;
    return "late";
  });
  app.get("/large", () => Buffer.alloc(largeAnswer));
  app.get("/", () => "here");
  app.get("/socket", { websocket: true, config: { isWebSocket: true } }, () => undefined);
  app.post("/", ({ body }) => body);
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser("*", (_request, body, done) => done(null, body));
  app.post<{ Body: Readable }>("/upload", { config: { isLongUpload: true } }, ({ body }) =>
    text(body),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Connects and sends data. */
async function send(port: number, what: string, localAddress?: string): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(what);
  return socket;
}

/** Sends a request and returns the response, up to its end or the end of the connection. */
async function answerTo(port: number, what: string, localAddress?: string): Promise<string> {
  return text(await send(port, what, localAddress)).catch(() => "");
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const last = "Connection: close\r\n";
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${path === "/" ? "text/plain" : "application/octet-stream"}\r\nContent-Length: ${length}\r\n${last}\r\n`;

/** Writes single bytes until `goesOn` returns false or the connection ends. Returns their number. */
async function trickle(socket: Socket, goesOn: () => boolean): Promise<number> {
  let sent = 0;
  while (goesOn() && !socket.destroyed && socket.writable) {
    socket.write("x");
    sent += 1;
    await wait(20);
  }
  return sent;
}

const openConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

it("connections: a client that reads nothing of an answer is disconnected", async () => {
  const port = await start({ idleTime: 200 });
  const socket = await send(port, get("/large"));
  await eventually(async () => expect(await openConnections()).toBe(0));
  socket.destroy();
});

it("connections: a client that reads nothing is disconnected even if it keeps sending", async () => {
  const port = await start({ idleTime: 200, headTime: 200, requestTime: 200, checkInterval: 20 });
  const socket = await send(port, get("/large"));
  let isOpen = true;
  const watching = eventually(async () => expect(await openConnections()).toBe(0));
  void watching.finally(() => (isOpen = false)).catch(() => undefined);
  await trickle(socket, () => isOpen);
  await watching;
  socket.destroy();
});

it(
  "connections: a client that reads an answer slowly receives all of it",
  { tags: ["full"] },
  async () => {
    const idleTime = 1500;
    const port = await start({ idleTime });
    const socket = await send(port, get("/large", last));
    const begun = performance.now();
    let received = 0;
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      received += chunk.length;
      // Slow for longer than the idle limit, then as fast as possible.
      if (performance.now() - begun < 2.5 * idleTime) await wait(20);
    }
    expect(performance.now() - begun).toBeGreaterThan(2 * idleTime);
    expect(received).toBeGreaterThan(largeAnswer);
  },
);

it("connections: a client stays connected while the server prepares the answer", async () => {
  const port = await start({ idleTime: 500, requestTime: 500, headTime: 500 });
  const socket = await send(port, get("/slow", last));
  const answer = text(socket);
  // This connection sends nothing, and is closed by the same limit, which started later.
  const idle = await send(port, "");
  await once(idle.resume(), "close");
  answerSlow();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*late$/);
});

it("connections: headers and bodies that arrive too slowly are answered with 408", async () => {
  const port = await start({ headTime: 100, requestTime: 200, checkInterval: 20 });
  for (const begun of [get("/").trimEnd(), `${get("/").trimEnd()}\r\nX-More: `, post("/", 1e6)]) {
    const socket = await send(port, begun);
    const answer = text(socket);
    let isOver = false;
    void answer.catch(() => undefined).finally(() => (isOver = true));
    await trickle(socket, () => !isOver);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*The request did not arrive in time\.\n$/);
  }
  await eventually(async () => expect(await openConnections()).toBe(0));
});

it("connections: an upload may take longer than other requests, and ends when no more data comes", async () => {
  const limits = { headTime: 100, requestTime: 100, checkInterval: 10, idleTime: 1000 };
  const port = await start(limits);
  const socket = await send(port, post("/upload", 100).replace("100", "30"));
  const answer = text(socket);
  const other = await send(port, post("/", 100));
  const isOver = once(other.resume(), "close");
  let sent = 0;
  // Slow until the limit of other requests has ended one; then the rest.
  let isOtherOver = false;
  void isOver.then(() => (isOtherOver = true));
  sent = await trickle(socket, () => !isOtherOver && sent < 29);
  socket.write("x".repeat(30 - sent));
  await isOver;
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*x{30}$/);
  const silent = await send(port, `${post("/upload", 100)}xxx`);
  await once(silent.resume(), "close");
});

it("connections: a network's connections are limited, including idle ones, without affecting others", async () => {
  const port = await start({ connectionsOfNetwork: 2 });
  const [first, second] = [await send(port, get("/slow")), await send(port, "")];
  await eventually(async () => expect(await openConnections()).toBe(2));
  expect(await answerTo(port, get("/", last))).toBe("");
  expect(await answerTo(port, get("/", last), "127.0.0.2")).toMatch(/here$/);
  second.destroy();
  await eventually(async () => expect(await answerTo(port, get("/", last))).toMatch(/here$/));
  first.destroy();
});

it("connections: WebSockets are not counted among the HTTP connections of a network", async () => {
  const port = await start({ connectionsOfNetwork: 1 });
  const sockets = [];
  for (let count = 0; count < 3; count += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    await once(socket, "open");
    sockets.push(socket);
  }
  expect(await answerTo(port, get("/", last))).toMatch(/here$/);
  for (const socket of sockets) socket.terminate();
});

it("connections: a WebSocket upgrade before an earlier request is answered closes the connection", async () => {
  const port = await start({});
  const upgrade =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n";
  await answerTo(port, get("/slow") + get("/socket", upgrade));
  await eventually(async () => expect(await openConnections()).toBe(0));
});

it("connections: behind a proxy the concurrent requests of one network are limited", async () => {
  const port = await start({ connectionsOfNetwork: 2 }, ["loopback"]);
  const from = (network: string) => `X-Forwarded-For: ${network}\r\n${last}`;
  const [one, other] = ["198.51.100.1", "198.51.100.2"];
  const slow = [
    text(await send(port, get("/slow", from(one)))),
    text(await send(port, get("/slow", from(`${one}:40123`)))),
  ];
  const refused = await eventually(async () => {
    const answer = await answerTo(port, get("/", from(one)));
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    return answer;
  });
  expect(refused).toMatch(/retry-after: 1\r\n/i);
  expect(await answerTo(port, get("/", from(other)))).toMatch(/here$/);
  answerSlow();
  expect(await Promise.all(slow)).toEqual([
    expect.stringMatching(/late$/),
    expect.stringMatching(/late$/),
  ]);
  await eventually(async () => expect(await answerTo(port, get("/", from(one)))).toMatch(/here$/));
});

it("connections: pipelined requests no longer count after their client has disconnected", async () => {
  const port = await start({ connectionsOfNetwork: 2 });
  const received = vi.fn();
  app.server.on("request", received);
  const pipelining = await send(port, get("/slow") + get("/"));
  await eventually(() => expect(received).toHaveBeenCalledTimes(2));
  pipelining.destroy();
  await eventually(async () => expect(await openConnections()).toBe(0));
  const slow = await send(port, get("/slow"));
  expect(await answerTo(port, get("/", last))).toMatch(/^HTTP\/1\.1 200 /);
  slow.destroy();
});

it("connections: requests of a 48-bit IPv6 prefix count together, with four times the limit of a network", async () => {
  const port = await start({ connectionsOfNetwork: 1 }, ["loopback"]);
  const from = (network: number) => `X-Forwarded-For: 2001:db8:1:${network}00::1\r\n${last}`;
  const slow = [0, 1, 2, 3].map(async (n) => text(await send(port, get("/slow", from(n)))));
  await eventually(async () => {
    expect(await answerTo(port, get("/", from(4)))).toMatch(/^HTTP\/1\.1 429 /);
  });
  const other = from(4).replace("2001:db8:1", "2001:db8:2");
  expect(await answerTo(port, get("/", other))).toMatch(/here$/);
  answerSlow();
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/late$/);
});

it("connections: the connections of all clients together are limited", async () => {
  const port = await start({ connections: 1 });
  const socket = await send(port, get("/slow"));
  expect(await answerTo(port, get("/", last), "127.0.0.2")).toBe("");
  socket.destroy();
});

it("connections: invalid HTTP is answered with 400 or 431 and a message", async () => {
  const port = await start({});
  expect(await answerTo(port, "NO HTTP\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 [^]*read\.\n$/);
  const long = get("/", `X-Long: ${"x".repeat(20_000)}\r\n`);
  expect(await answerTo(port, long)).toMatch(/^HTTP\/1\.1 431 [^]*too large\.\n$/);
});

it("connections: a WebSocket to any other path is rejected before the handshake", async () => {
  const port = await start({});
  for (const path of ["/", "/nowhere"]) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    socket.on("error", () => undefined);
    const [, response] = await once(socket, "unexpected-response");
    expect(response.statusCode, path).toBe(404);
    await once(response.resume(), "close");
    socket.terminate();
  }
  await eventually(async () => expect(await openConnections()).toBe(0));
});

/** Opens a WebSocket; returns null if the server responds with 503 or closes the connection. */
async function openSocket(port: number, from: string | null): Promise<WebSocket | null> {
  const headers = from === null ? {} : { "x-forwarded-for": from };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
  return new Promise((resolve) => {
    socket.on("error", () => resolve(null));
    socket.on("open", () => resolve(socket));
  });
}

it("connections: HTTP connections and WebSockets of one network share one limit", async () => {
  const port = await start({ shareOfNetwork: 2 });
  const first = await openSocket(port, null);
  await send(port, get("/slow"));
  expect(await answerTo(port, get("/", last))).toBe("");
  expect(await answerTo(port, get("/", last), "127.0.0.2")).toMatch(/here$/);
  first?.terminate();
  await eventually(async () => expect(await answerTo(port, get("/", last))).toMatch(/here$/));
});

it("connections: behind a proxy the WebSockets and requests of a 48-bit IPv6 prefix share one limit", async () => {
  const port = await start({ shareOfNetwork: 2 }, ["loopback"]);
  const [one, other] = ["2001:db8:1:100::1", "2001:db8:1:200::1"];
  const first = await openSocket(port, one);
  expect(await openSocket(port, other)).not.toBeNull();
  expect(await openSocket(port, "2001:db8:1:300::1")).toBeNull();
  const asked = get("/", `X-Forwarded-For: ${one}\r\n${last}`);
  expect(await answerTo(port, asked)).toMatch(/^HTTP\/1\.1 429 /);
  expect(await openSocket(port, "2001:db8:2::1")).not.toBeNull();
  first?.terminate();
  await eventually(async () => expect(await answerTo(port, asked)).toMatch(/here$/));
});
