import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Follower } from "../../../src/server/live/follower.ts";
import { Outlet } from "../../../src/server/live/outlet.ts";
import { eventually } from "../../support/eventually.ts";

const limits = { buffered: 64 * 1024, stallTimeout: 60_000, checkInterval: 5 };
const large = "x".repeat(100 * 1024);
/** More messages than any system buffers for a connection. */
const manyTimes = 1000;

type Next = { id: string; payload: { data: { n: number } | null; errors?: object[] } };

describe("outlet: a client that does not read", () => {
  let server: WebSocketServer;
  let client: WebSocket;
  let socket: WebSocket;
  const received: Next[] = [];

  beforeEach(async () => {
    received.length = 0;
    server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const accepted = once(server, "connection");
    client = new WebSocket(`ws://127.0.0.1:${port}`);
    client.on("message", (data: Buffer) => received.push(JSON.parse(data.toString())));
    await once(client, "open");
    [socket] = (await accepted) as [WebSocket];
  });
  afterEach(async () => {
    client.terminate();
    server.close();
    await once(server, "close");
  });

  const follow = (kind: "state" | "news", outlet = new Outlet(socket, limits)) =>
    new Follower(outlet, "one", kind, () => undefined);
  const event = (n: number) => JSON.stringify({ data: { n, large } });

  /** Sends while the client reads nothing, and returns the maximum number of waiting bytes. */
  async function tellOf(follower: Follower): Promise<number> {
    let most = 0;
    for (let n = 1; n <= manyTimes; n++) {
      follower.deliver(event(n));
      most = Math.max(most, socket.bufferedAmount);
      // The system accepts as much as its buffers hold.
      await setImmediate();
    }
    return most;
  }

  it("receives the latest state once it reads again, and buffers little more than one message", async () => {
    client.pause();
    const most = await tellOf(follow("state"));
    expect(most).toBeLessThan(limits.buffered + 2 * large.length);
    client.resume();
    await eventually(() => expect(received.at(-1)?.payload.data?.n).toBe(manyTimes));
    expect(received.length).toBeLessThan(manyTimes);
    const numbers = received.map(({ payload }) => payload.data?.n ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it("receives one EVENTS_MISSED error and then the following events", async () => {
    const follower = follow("news");
    client.pause();
    await tellOf(follower);
    client.resume();
    const isMissed = ({ payload }: Next) => payload.data === null;
    await eventually(() => expect(received.some(isMissed)).toBe(true));
    follower.deliver(event(manyTimes + 1));
    await eventually(() => expect(received.at(-1)?.payload.data?.n).toBe(manyTimes + 1));
    const missed = received.filter(isMissed);
    expect(missed).toMatchObject([
      { payload: { data: null, errors: [{ extensions: { code: "EVENTS_MISSED" } }] } },
    ]);
  });

  it("is disconnected after the stall timeout, even after idling and while it sends", async () => {
    const outlet = new Outlet(socket, { ...limits, stallTimeout: 50 });
    await wait(150);
    client.pause();
    const pongs = setInterval(() => client.pong(), 5);
    onTestFinished(() => clearInterval(pongs));
    const closed = once(socket, "close");
    await tellOf(follow("state", outlet));
    await closed;
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it("receives long and short messages whole and in order", async () => {
    const outlet = new Outlet(socket, limits);
    const lengths = [5, 3_000_000, 7, 64 * 1024, 64 * 1024 + 1, 0, 200_000];
    const messages = lengths.map((length, n) => JSON.stringify(`${n}${"ä".repeat(length)}`));
    let taken = 0;
    client.pause();
    for (const message of messages) outlet.send(message, () => (taken += 1));
    client.resume();
    await eventually(() => expect(taken).toBe(messages.length));
    await eventually(() => expect(received).toHaveLength(messages.length));
    expect(received.map((message) => JSON.stringify(message) === messages.shift())).toEqual(
      lengths.map(() => true),
    );
  });

  it("releases all messages when its connection ends", async () => {
    const outlet = new Outlet(socket, limits);
    let taken = 0;
    client.pause();
    for (let n = 0; n < 4; n += 1) outlet.send("x".repeat(20_000_000), () => (taken += 1));
    client.terminate();
    await eventually(() => expect(taken).toBe(4));
  });

  it("is read from again after it has received the queue, also while the connection closes", async () => {
    const outlet = new Outlet(socket, limits);
    client.pause();
    await tellOf(follow("state", outlet));
    const pinged = once(socket, "ping");
    client.ping();
    await pinged;
    expect(socket.isPaused).toBe(true);
    outlet.reopen();
    client.resume();
    expect(await once(client, "close")).toEqual([4403, expect.anything()]);
    await eventually(() => expect(socket.readyState).toBe(WebSocket.CLOSED));
  });

  it("receives the queued messages when the subscription ends", async () => {
    const follower = follow("state");
    client.pause();
    await tellOf(follower);
    follower.end();
    client.resume();
    await eventually(() => expect(received.at(-1)?.payload.data?.n).toBe(manyTimes));
    expect(await follower.next()).toEqual({ value: undefined, done: true });
  });
});

it.each([
  ["one long message", 1],
  ["many short messages", 400],
])(
  "outlet: a client that reads %s slowly stays connected",
  { tags: ["full"] },
  async (_what, count) => {
    const length = 32_000_000;
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    onTestFinished(() => server.close());
    await once(server, "listening");
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
    client.write(
      "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
    );
    onTestFinished(() => void client.destroy());
    const [socket] = (await once(server, "connection")) as [WebSocket];
    const outlet = new Outlet(socket, { ...limits, stallTimeout: 1_500 });
    for (let n = 0; n < count; n += 1) outlet.send("x".repeat(length / count));
    let taken = 0;
    for await (const chunk of client) {
      taken += (chunk as Buffer).length;
      if (taken >= length) break;
      await wait(10);
    }
    expect(taken).toBeGreaterThanOrEqual(length);
  },
);
