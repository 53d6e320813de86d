import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Callbacks of the open responses of each connection. */
const callbacksOf = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when a response is sent or its client disconnects; immediately if either has happened.
 *
 * A response that waits for earlier ones on its connection (HTTP pipelining) has no socket yet, and Node emits neither
 * `finish` nor `close` on it if the connection closes first. Therefore this function listens to the connection too.
 */
export function onResponseClosed(response: ServerResponse, callback: () => void): void {
  const { socket } = response.req;
  if (response.closed || socket.destroyed) return callback();
  const callbacks = callbacksOf.get(socket) ?? watch(socket);
  const call = () => {
    if (callbacks.delete(call)) callback();
  };
  callbacks.add(call);
  response.once("close", call);
}

/** Adds a single listener for a connection, on which hundreds of requests may be pipelined. */
function watch(socket: Socket): Set<() => void> {
  const callbacks = new Set<() => void>();
  callbacksOf.set(socket, callbacks);
  socket.once("close", () => {
    for (const call of callbacks) call();
  });
  return callbacks;
}
