import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { fairGroupOf } from "../accounts/network-address.ts";
import { Counts } from "../counts.ts";

/** Requests that are begun in one turn of the event loop, at most: as a rule, and when a connection was accepted in it. */
const mostInTurn = { usually: 64, accepting: 16 };

/** Requests that wait of one connection, at most. Browsers and proxies send one at a time (no HTTP pipelining). */
const mostOfConnection = 32;

/**
 * Connections from one network that are ended for sending more than may wait, within `floodMemory` milliseconds. Then
 * new ones are closed unread: Node parses all of a piece, of hundreds of requests, before it closes a connection.
 */
const mostFloods = 5;
const floodMemory = 10_000;

/**
 * Lets a turn of the event loop begin a few requests and no more; the others wait, in their order, for the next turns.
 * Node accepts one new connection in each turn and looks at the connections it has once, so that with hundreds of
 * busy clients turns would be long, and a new client would wait for hundreds of them. Health probes do not wait, unless they
 * wait for others on their connection (HTTP pipelining). A client
 * that sends more requests than may wait, without taking the answers, is disconnected.
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

  /** Runs when the loop has looked at all connections. */
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

  // Others may be waiting to be accepted, and are the sooner the shorter turns are.
  server.on("connection", (socket: Socket) => {
    if (begun > 0) most = mostInTurn.accepting;
    if (floodsFrom.of(fairGroupOf(socket.remoteAddress ?? "")) >= mostFloods) socket.destroy();
  });
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isProbe(request) && response.socket !== null) return begin(request, response);
    // None overtakes those that wait.
    if (begun >= most || waiting.length > 0) return wait(request, response);
    if (begun === 0) setImmediate(takeTurn);
    begun += 1;
    begin(request, response);
  });
}

function isProbe({ url }: IncomingMessage): boolean {
  return url === "/healthz" || url === "/readyz";
}
