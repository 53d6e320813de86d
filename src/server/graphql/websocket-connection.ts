import type { WebSocket } from "@fastify/websocket";
import type { FastifyRequest } from "fastify";
import { CloseCode, type Server } from "graphql-ws";
import { Outlet } from "../live/outlet.ts";

/** Milliseconds between two pings; a client that has not answered one until the next is gone. */
const keepAlive = 12_000;

/** A client with its WebSocket, and the request that opened it. */
export type WebSocketClient = { socket: WebSocket; request: FastifyRequest; outlet: Outlet };

/** Connects a client with a server of graphql-ws. */
export function connectClient(
  server: Server<WebSocketClient>,
  socket: WebSocket,
  request: FastifyRequest,
): void {
  const outlet = new Outlet(socket, request.raw.socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      // What cannot be sent is no error: the client has left.
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
    void closed(code, String(reason));
  });
}

/** Ends the connection of a client that does not answer pings. @returns what stops it */
function pingClient(socket: WebSocket, outlet: Outlet): () => void {
  let isThere = true;
  socket.on("pong", () => {
    isThere = true;
  });
  const timer = setInterval(() => {
    if (!isThere && !outlet.isBehind) return socket.terminate();
    // The answer of a client that is behind is not read. The outlet watches such a client.
    isThere = outlet.isBehind;
    if (!outlet.isBehind) socket.ping();
  }, keepAlive);
  return () => clearInterval(timer);
}
