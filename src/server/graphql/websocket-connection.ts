import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { CloseCode, MessageType, parseMessage } from "graphql-ws";
import type { Message, Server } from "graphql-ws";
import { Outlet } from "../live/outlet.ts";

/** Milliseconds between two pings. */
const pingInterval = 12_000;

/** Maximum number of consecutive unanswered pings. A pong comes only after the client has read the kernel's buffers. */
const maxUnansweredPings = 4;

/** Maximum number of concurrently handled messages of one client: more than its operations and pings are an attack. */
const maxPendingMessages = 100;

/** Maximum number of messages of one client per minute, pings included: presenters send 20 views a second. */
const maxMessages = 3_000;
const minute = 60_000;

/** Types of messages that clients send. */
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
  /** Ids of the operations that have not ended, including cancelled ones. */
  operationIds: ReadonlySet<string>;
};

/** Connects a client to a server of graphql-ws. */
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

  /** graphql-ws identifies an operation only by its id, so an id must not be reused before its operation has ended. */
  async function receive(text: string, handle: (text: string) => Promise<void>): Promise<void> {
    // A client may send more messages while its connection is closing.
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
      // A failed send is not an error: the client has disconnected.
      send: (message) => new Promise((resolve) => outlet.send(message, resolve)),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => socket.on("message", (data) => void receive(String(data), handle)),
    },
    { socket, request, outlet, operationIds },
  );
  const stopPinging = pingClient(socket, outlet);
  // The plugin's own listener logs mistakes of a client, such as a message that is too long, as errors.
  socket.removeAllListeners("error");
  socket.on("error", (err) => request.log.debug({ err }, "a WebSocket failed"));
  socket.once("close", (code, reason) => {
    stopPinging();
    closed(code, String(reason)).catch((err: unknown) => {
      request.log.error({ err }, "the end of a WebSocket could not be handled");
    });
  });
}

/** @returns the message; null if it is not one that clients send */
function parsed(text: string): Message | null {
  try {
    const message = parseMessage(text);
    return clientMessages.has(message.type) ? message : null;
  } catch {
    return null;
  }
}

/** Terminates the connection of a client that does not answer pings. @returns a function that stops the pings */
function pingClient(socket: WebSocket, outlet: Outlet): () => void {
  let unanswered = 0;
  const onSign = () => {
    unanswered = 0;
  };
  socket.on("pong", onSign);
  socket.on("message", onSign);
  const timer = setInterval(() => {
    // The server does not read from a slow client. Its outlet monitors it.
    if (outlet.isBehind) return onSign();
    if (unanswered >= maxUnansweredPings) return socket.terminate();
    unanswered += 1;
    socket.ping();
  }, pingInterval);
  return () => clearInterval(timer);
}
