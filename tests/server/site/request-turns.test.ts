import { Agent, createServer, get } from "node:http";
import { Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { spreadRequests } from "../../../src/server/site/request-turns.ts";

type Request = { url: string; socket: { destroyed: boolean; destroy(): void } };

/** Creates a server that receives requests without a network. */
function setUp() {
  const begun: string[] = [];
  const server = createServer((request) => void begun.push(request.url ?? ""));
  spreadRequests(server);
  const connect = () => {
    const socket = { destroyed: false, destroy: () => (socket.destroyed = true) };
    return socket;
  };
  const ask = (url: string, socket = connect(), response: object = {}) =>
    server.emit("request", { url, socket } satisfies Request as never, response as never);
  const accept = (remoteAddress?: string) => {
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
    server.emit("connection", socket);
    return socket;
  };
  return { begun, ask, connect, accept };
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `/${from + index}`);

it("request-turns: 64 requests start per turn of the event loop, the others later in order", async () => {
  const { begun, ask } = setUp();
  for (const url of numbered(0, 150)) ask(url);
  expect(begun).toEqual(numbered(0, 64));
  await nextTurn();
  expect(begun).toEqual(numbered(0, 128));
  ask("/150");
  await nextTurn();
  expect(begun).toEqual(numbered(0, 151));
  ask("/151");
  expect(begun).toHaveLength(152);
});

it("request-turns: a network whose connections pipeline too much may not connect for ten seconds", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, connect, accept } = setUp();
  for (const url of numbered(0, 64)) ask(url);
  for (let time = 0; time < 5; time += 1) {
    const socket = { ...connect(), remoteAddress: "203.0.113.1" };
    expect(accept("203.0.113.1").destroyed).toBe(false);
    for (const url of numbered(0, 33)) ask(url, socket);
  }
  expect(accept("203.0.113.1").destroyed).toBe(true);
  expect(accept("203.0.113.2").destroyed).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(accept("203.0.113.1").destroyed).toBe(false);
});

it("request-turns: a turn that accepts a connection starts only 16 requests", async () => {
  const { begun, ask, accept } = setUp();
  for (const url of numbered(0, 100)) ask(url);
  accept();
  await nextTurn();
  expect(begun).toEqual(numbered(0, 80));
  await nextTurn();
  expect(begun).toEqual(numbered(0, 100));
});

it("request-turns: a new request waits behind earlier ones even after a turn with few requests", async () => {
  const { begun, ask, accept } = setUp();
  for (const url of numbered(0, 100)) ask(url);
  accept();
  await nextTurn();
  for (const url of numbered(100, 110)) ask(url);
  expect(begun).toEqual(numbered(0, 80));
  await nextTurn();
  expect(begun).toEqual(numbered(0, 110));
});

it("request-turns: a client with too many waiting requests is disconnected and its requests are dropped", async () => {
  const { begun, ask, connect } = setUp();
  const pipelining = connect();
  for (const url of numbered(0, 96)) ask(url, pipelining);
  expect(pipelining.destroyed).toBe(false);
  ask("/96", pipelining);
  expect(pipelining.destroyed).toBe(true);
  ask("/other");
  await nextTurn();
  expect(begun).toEqual([...numbered(0, 64), "/other"]);
});

it("request-turns: probes do not wait, and requests of disconnected clients are skipped", async () => {
  const { begun, ask, connect } = setUp();
  for (const url of numbered(0, 64)) ask(url);
  ask("/left", connect(), { destroyed: true });
  const left = connect();
  ask("/pipelined", left);
  left.destroy();
  ask("/waits");
  ask("/healthz");
  ask("/readyz");
  // This request waits for others on its connection.
  ask("/healthz", connect(), { socket: null });
  expect(begun.slice(64)).toEqual(["/healthz", "/readyz"]);
  await nextTurn();
  expect(begun.slice(66)).toEqual(["/waits", "/healthz"]);
});

it("request-turns: a new connection is answered during a continuous load of hundreds of requests", async () => {
  const server = createServer((_request, response) => void response.end("done"));
  spreadRequests(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 300 });
  onTestFinished(() => agent.destroy());
  let isOver = false;
  let answered = 0;
  const ask = () => {
    if (isOver) return;
    get({ port, host: "127.0.0.1", agent }, (response) => {
      answered += 1;
      response.resume().once("end", () => setImmediate(ask));
    }).on("error", () => undefined);
  };
  for (let count = 0; count < 300; count += 1) ask();
  await vi.waitUntil(() => answered > 600, { timeout: 60_000 });
  const answer = await fetch(`http://127.0.0.1:${port}/new`);
  isOver = true;
  expect(await answer.text()).toBe("done");
});
