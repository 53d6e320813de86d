import type { WebSocket } from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../accounts/network-address.ts";

type SocketHandler = (this: FastifyInstance, socket: WebSocket, request: FastifyRequest) => void;

/** WebSockets that may be open from one network: high enough for a hall that follows a tour behind one address. */
export const socketsLimit = 6_000;

/** "Try again later": clients connect again by themselves, after growing pauses. */
const tryAgainLater = 1013;

/** Lets no more WebSockets be open from one network than the limit; those beyond are closed. */
export function limitSockets(handle: SocketHandler, limit: number = socketsLimit): SocketHandler {
  const open = new Map<string, number>();
  return function limited(socket, request) {
    const network = networkOf(request.ip);
    const before = open.get(network) ?? 0;
    if (before >= limit) {
      socket.close(tryAgainLater, "Too many connections are open from here. Try again later.");
      return;
    }
    open.set(network, before + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    handle.call(this, socket, request);
  };
}
