import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { CloseCode, MessageType, parseMessage } from "graphql-ws";
import type { Message, Server } from "graphql-ws";
import { Outlet } from "../live/outlet.ts";

/** Milliseconds between two pings. */
const pingInterval = 12_000;

/** Pings in a row that a client may leave unanswered. Its pong comes after it has read what the kernel buffers for it. */
const maxUnansweredPings = 4;

/** Messages of one client that are handled at the same time: more than its operations and a few pings are an attack. */
const maxPendingMessages = 100;

/** Messages of one client in a minute, pings included: presenters send 20 views a second. More are an attack. */
const maxMessages = 3_000;
const minute = 60_000;

/** The types of messages that clients send. */
const clientMessages: ReadonlySet<MessageType> = new Set([
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
]);

/** A client with its WebSocket, and the request that opened it. */
export type WebSocketClient = {
  socket: WebSocket;
  request: FastifyRequest;
  outlet: Outlet;
  /** The ids of the operations that have not ended, cancelled ones included. */
  operationIds: ReadonlySet<string>;
};

/** Connects a client with a server of graphql-ws. */
export function connectClient(
  server: Server<WebSocketClient>,
  socket: WebSocket,
  request: FastifyRequest,
): void {
  const outlet = new Outlet(socket);
  const operationIds = new Set<string>();
  let pendingMessages = 0;
  let messages = 0;
  let countedFrom = performance.now();

  function mayReceive(): boolean {
    const now = performance.now();
    if (now - countedFrom >= minute) [messages, countedFrom] = [0, now];
    messages += 1;
    return messages <= maxMessages && pendingMessages < maxPendingMessages;
  }

  /** graphql-ws knows an operation by its id alone. So an id belongs to one operation until that has ended. */
  async function receive(text: string, handle: (text: string) => Promise<void>): Promise<void> {
    // A client whose connection is closing may go on sending.
    if (socket.readyState !== socket.OPEN) return;
    if (!mayReceive()) return socket.terminate();
    const message = parsed(text);
    if (message === null) return socket.close(CloseCode.BadRequest, "Invalid message received");
    const id = message.type === MessageType.Subscribe ? message.id : null;
    if (id !== null && operationIds.has(id)) {
      return socket.close(CloseCode.SubscriberAlreadyExists, "The operation has not ended");
    }
    pendingMessages += 1;
    if (id !== null) operationIds.add(id);
    try {
      await handle(text);
    } catch (err) {
      request.log.error({ err }, "a message of a WebSocket could not be handled");
      socket.close(CloseCode.InternalServerError, "Internal server error");
    } finally {
      pendingMessages -= 1;
      if (id !== null) operationIds.delete(id);
    }
  }

  const closed = server.opened(
    {
      protocol: socket.protocol,
      // A failed send is no error: the client has left.
      send: (message) => new Promise((resolve) => outlet.send(message, resolve)),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => socket.on("message", (data) => void receive(String(data), handle)),
    },
    { socket, request, outlet, operationIds },
  );
  const stopPinging = pingClient(socket, outlet);
  // The plugin's own listener writes to the log of errors what a client does wrong, such as a message that is too long.
  socket.removeAllListeners("error");
  socket.on("error", (err) => request.log.debug({ err }, "a WebSocket failed"));
  socket.once("close", (code, reason) => {
    stopPinging();
    closed(code, String(reason)).catch((err: unknown) => {
      request.log.error({ err }, "the end of a WebSocket could not be handled");
    });
  });
}

/** @returns the message; null if clients send no such message */
function parsed(text: string): Message | null {
  try {
    const message = parseMessage(text);
    return clientMessages.has(message.type) ? message : null;
  } catch {
    return null;
  }
}

/** Ends the connection of a client that does not answer pings. @returns a function that stops the pings */
function pingClient(socket: WebSocket, outlet: Outlet): () => void {
  let unanswered = 0;
  const onSign = () => {
    unanswered = 0;
  };
  socket.on("pong", onSign);
  socket.on("message", onSign);
  const timer = setInterval(() => {
    // The answer of a client that is behind is not read. The outlet watches such a client.
    if (outlet.isBehind) return onSign();
    if (unanswered >= maxUnansweredPings) return socket.terminate();
    unanswered += 1;
    socket.ping();
  }, pingInterval);
  return () => clearInterval(timer);
}
