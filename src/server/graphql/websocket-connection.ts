import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { CloseCode, type Server } from "graphql-ws";
import { Outlet } from "../live/outlet.ts";

/** Milliseconds between two pings. */
const pingInterval = 12_000;

/** Pings in a row that a client may leave unanswered. Its pong comes after it has read what the kernel buffers for it. */
const maxUnansweredPings = 4;

/** A client with its WebSocket, and the request that opened it. */
export type WebSocketClient = { socket: WebSocket; request: FastifyRequest; outlet: Outlet };

/** Connects a client with a server of graphql-ws. */
export function connectClient(
  server: Server<WebSocketClient>,
  socket: WebSocket,
  request: FastifyRequest,
): void {
  const outlet = new Outlet(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      // A failed send is no error: the client has left.
      send: (message) => new Promise((resolve) => outlet.send(message, resolve)),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on("message", (message) => {
          handle(String(message)).catch((err: unknown) => {
            request.log.error({ err }, "a message of a WebSocket could not be handled");
            socket.close(CloseCode.InternalServerError, "Internal server error");
          });
        }),
    },
    { socket, request, outlet },
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
