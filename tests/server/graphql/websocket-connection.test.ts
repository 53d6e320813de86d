import { EventEmitter } from "node:events";
import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connectClient } from "../../../src/server/graphql/websocket-connection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connected client; `unsent` is the number of bytes in its send buffer. */
function connected(unsent = 0) {
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: unsent,
    ping: vi.fn(),
    terminate: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    send: vi.fn(),
    close: vi.fn(),
  });
  const server = {
    opened: ({ onMessage }: { onMessage: (handle: () => Promise<void>) => void }) => {
      onMessage(() => Promise.resolve());
      return () => Promise.resolve();
    },
  };
  connectClient(server as never, socket as unknown as WebSocket, {} as FastifyRequest);
  return socket;
}

const pings = (count: number) => vi.advanceTimersByTimeAsync(count * 12_000);

it("websocket-connection: a client that misses four consecutive pings is disconnected", async () => {
  const socket = connected();
  await pings(4);
  expect(socket.ping).toHaveBeenCalledTimes(4);
  expect(socket.terminate).not.toHaveBeenCalled();
  await pings(1);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

it.each(["pong", "message"])(
  "websocket-connection: a %s counts as a sign of life",
  async (sign) => {
    const socket = connected();
    await pings(4);
    socket.emit(sign, "{}");
    await pings(4);
    expect(socket.terminate).not.toHaveBeenCalled();
  },
);

it("websocket-connection: no pings are sent after the connection has closed", async () => {
  const socket = connected();
  socket.emit("close", 1000, Buffer.alloc(0));
  await pings(1);
  expect(socket.ping).not.toHaveBeenCalled();
});

it("websocket-connection: a client that sends more than 3,000 messages in a minute is disconnected", async () => {
  const socket = connected();
  const send = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      socket.emit("message", '{"type":"ping"}');
      if (n % 50 === 0) await vi.advanceTimersByTimeAsync(0);
    }
  };
  await send(3_000);
  await pings(4);
  socket.emit("pong");
  await pings(1);
  await send(3_000);
  expect(socket.terminate).not.toHaveBeenCalled();
  await send(1);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});
