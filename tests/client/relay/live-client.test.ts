import { MessageType } from "graphql-ws";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createLiveClient } from "../../../src/client/relay/live-client.ts";

/** A WebSocket to a server that acknowledges the connection and sends nothing else by itself. */
class QuietSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 1;
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: object) => {};
  readonly close = vi.fn();
  readonly sent: MessageType[] = [];

  constructor() {
    sockets.push(this);
    queueMicrotask(() => this.onopen());
  }

  send(message: string): void {
    const { type } = JSON.parse(message) as { type: MessageType };
    this.sent.push(type);
    if (type === MessageType.ConnectionInit) this.receive(MessageType.ConnectionAck);
  }

  receive(type: MessageType): void {
    this.onmessage({ data: JSON.stringify({ type }) });
  }
}

const sockets: QuietSocket[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Connects, and waits until the idle connection is checked by a ping. */
async function pinged(): Promise<QuietSocket> {
  const client = createLiveClient({
    url: "ws://127.0.0.1/graphql",
    webSocket: QuietSocket as unknown as typeof WebSocket,
    wait: () => Promise.resolve(),
    onConnecting: () => {},
    onConnected: () => {},
    onClosed: () => {},
    onMissed: () => {},
  });
  const end = new AbortController();
  onTestFinished(() => end.abort());
  client.run({ id: "ticks", variables: {} }, end.signal, () => {}).catch(() => {});
  await vi.advanceTimersByTimeAsync(12_000);
  const [socket] = sockets;
  expect(socket?.sent).toEqual(["connection_init", "subscribe", "ping"]);
  return socket as QuietSocket;
}

it("live-client: a connection reconnects when no pong arrives within 20 s, and not earlier", async () => {
  await pinged();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
  expect(sockets[1]?.sent).toEqual(["connection_init", "subscribe"]);
});

it("live-client: a connection stays open when a pong arrives 19 s after its ping", async () => {
  const socket = await pinged();
  await vi.advanceTimersByTimeAsync(19_000);
  socket.receive(MessageType.Pong);
  await vi.advanceTimersByTimeAsync(12_000 + 19_999);
  expect(sockets).toHaveLength(1);
  expect(socket.sent.slice(2)).toEqual(["ping", "ping"]);
});
