import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** For each connection, the callbacks of its responses that are not closed yet. */
const callbacksOf = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when a response is sent or its client disconnects; at once if either has happened.
 *
 * A response that waits for earlier ones on its connection (HTTP pipelining) has no socket yet, and Node emits neither
 * `finish` nor `close` on it if the connection closes first. So this listens to the connection too.
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

/** One listener for a connection, on which hundreds of requests may be pipelined. */
function watch(socket: Socket): Set<() => void> {
  const callbacks = new Set<() => void>();
  callbacksOf.set(socket, callbacks);
  socket.once("close", () => {
    for (const call of callbacks) call();
  });
  return callbacks;
}
