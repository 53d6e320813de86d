import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Follower } from "../../../src/server/live/follower.ts";
import { Outlet } from "../../../src/server/live/outlet.ts";
import { eventually } from "../../support/eventually.ts";

const limits = { buffered: 64 * 1024, patience: 60_000 };
const large = "x".repeat(100 * 1024);
/** More than any system holds for one connection. */
const manyTimes = 1000;

type Next = { id: string; payload: { data: { n: number } | null; errors?: object[] } };

describe("outlet: a client that does not read", () => {
  let server: WebSocketServer;
  let client: WebSocket;
  let socket: WebSocket;
  let connection: Socket;
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
    const [opened, request] = (await accepted) as [WebSocket, IncomingMessage];
    socket = opened;
    connection = request.socket;
  });
  afterEach(async () => {
    client.terminate();
    server.close();
    await once(server, "close");
  });

  const follow = (kind: "state" | "news", outlet = new Outlet(socket, connection, limits)) =>
    new Follower(outlet, "one", kind, () => undefined);
  const event = (n: number) => JSON.stringify({ data: { n, large } });

  /** Sends as long as the client reads nothing, and tells how much waited for it at most. */
  function tellOf(follower: Follower): number {
    let most = 0;
    for (let n = 1; n <= manyTimes; n++) {
      follower.deliver(event(n));
      most = Math.max(most, socket.bufferedAmount);
    }
    return most;
  }

  it("is given the newest state once it reads again, and costs no more than one message meanwhile", async () => {
    client.pause();
    const most = tellOf(follow("state"));
    expect(most).toBeLessThan(limits.buffered + 2 * large.length);
    client.resume();
    await eventually(() => expect(received.at(-1)?.payload.data?.n).toBe(manyTimes));
    expect(received.length).toBeLessThan(manyTimes);
    const numbers = received.map(({ payload }) => payload.data?.n ?? 0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it("is told once that it missed news, and then of what happens next", async () => {
    const follower = follow("news");
    client.pause();
    tellOf(follower);
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

  it("is given up when it takes nothing for too long", async () => {
    client.pause();
    tellOf(follow("state", new Outlet(socket, connection, { ...limits, patience: 50 })));
    await once(socket, "close");
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it("is read again once it has taken what waits, also when the connection is closing", async () => {
    const outlet = new Outlet(socket, connection, limits);
    client.pause();
    tellOf(follow("state", outlet));
    const pinged = once(socket, "ping");
    client.ping();
    await pinged;
    expect(socket.isPaused).toBe(true);
    outlet.reopen();
    client.resume();
    expect(await once(client, "close")).toEqual([4403, expect.anything()]);
    await eventually(() => expect(socket.readyState).toBe(WebSocket.CLOSED));
  });

  it("is given what waits for it when the subscription ends", async () => {
    const follower = follow("state");
    client.pause();
    tellOf(follower);
    follower.end();
    client.resume();
    await eventually(() => expect(received.at(-1)?.payload.data?.n).toBe(manyTimes));
    expect(await follower.next()).toEqual({ value: undefined, done: true });
  });
});

it(
  "outlet: a client that takes one long message slowly is not given up",
  { tags: ["full"] },
  async () => {
    const length = 24 * 2 ** 20;
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    onTestFinished(() => server.close());
    await once(server, "listening");
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
    client.write(
      "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
    );
    onTestFinished(() => void client.destroy());
    const [socket, request] = (await once(server, "connection")) as [WebSocket, IncomingMessage];
    const outlet = new Outlet(socket, request.socket, { ...limits, patience: 200 });
    outlet.send("x".repeat(length));
    let taken = 0;
    for await (const chunk of client) {
      taken += (chunk as Buffer).length;
      if (taken >= length) break;
      await setTimeout(4);
    }
    expect(taken).toBeGreaterThanOrEqual(length);
  },
);
