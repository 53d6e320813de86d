import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { fairGroupOf } from "../accounts/network-address.ts";
import { Counts } from "../counts.ts";

/** Maximum number of requests that begin in one turn of the event loop: normally, and when it accepted a connection. */
const mostInTurn = { usually: 64, accepting: 16 };

/**
 * Maximum number of waiting requests of one connection. Browsers and proxies send one at a time (no HTTP pipelining).
 */
const mostOfConnection = 32;

/**
 * Number of connections of one network, closed within `floodMemory` milliseconds for sending too many requests, above
 * which new ones are closed unread: Node parses a whole chunk with hundreds of requests before it closes a connection.
 */
const mostFloods = 5;
const floodMemory = 10_000;

/**
 * Limits the number of requests that begin in a turn of the event loop; the others wait, in their order, for the next
 * turns. Node accepts one new connection per turn and polls the existing ones once, so with hundreds of busy clients,
 * turns would be long, and a new client would wait for hundreds of them. Health probes do not wait, unless they wait
 * for others on their connection (HTTP pipelining). The server disconnects a client that sends too many requests
 * without reading the responses.
 */
export function spreadRequests(server: Server): void {
  const listeners = server.listeners("request");
  const waiting: { request: IncomingMessage; response: ServerResponse; release: () => void }[] = [];
  const waitingOf = new Counts<Socket>();
  const floodsFrom = new Counts<string>();
  let begun = 0;
  let most = mostInTurn.usually;

  function begin(request: IncomingMessage, response: ServerResponse) {
    for (const listener of listeners) listener.call(server, request, response);
  }

  function wait(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request;
    if (socket.destroyed) return;
    if (waitingOf.of(socket) >= mostOfConnection) endFlood(socket);
    else waiting.push({ request, response, release: waitingOf.add(socket) });
  }

  function endFlood(socket: Socket) {
    setTimeout(floodsFrom.add(fairGroupOf(socket.remoteAddress ?? "")), floodMemory).unref();
    socket.destroy();
  }

  /** Runs after the loop has polled all connections. */
  function takeTurn() {
    const next = waiting.splice(0, most);
    most = mostInTurn.usually;
    begun = next.length;
    if (begun > 0) setImmediate(takeTurn);
    for (const { request, response, release } of next) {
      release();
      // A response that waits for others on its connection is not destroyed with it.
      if (!response.destroyed && !request.socket.destroyed) begin(request, response);
    }
  }

  // More connections may be waiting, and shorter turns accept them sooner.
  server.on("connection", (socket: Socket) => {
    if (begun > 0) most = mostInTurn.accepting;
    if (floodsFrom.of(fairGroupOf(socket.remoteAddress ?? "")) >= mostFloods) socket.destroy();
  });
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isProbe(request) && response.socket !== null) return begin(request, response);
    // A new request must not overtake waiting ones.
    if (begun >= most || waiting.length > 0) return wait(request, response);
    if (begun === 0) setImmediate(takeTurn);
    begun += 1;
    begin(request, response);
  });
}

function isProbe({ url }: IncomingMessage): boolean {
  return url === "/healthz" || url === "/readyz";
}
