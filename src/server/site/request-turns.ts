import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Requests that are begun in one turn of the event loop, at most: as a rule, and when a connection was accepted in it. */
const mostInTurn = { usually: 64, accepting: 16 };

/**
 * Lets a turn of the event loop begin a few requests and no more; the others wait, in their order, for the next turns.
 * Node accepts one new connection in each turn and looks at the connections it has once, so that with hundreds of
 * busy clients turns would be long, and whoever comes new would wait for hundreds of them. Health probes do not wait.
 */
export function spreadRequests(server: Server): void {
  const listeners = server.listeners("request");
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let begun = 0;
  let most = mostInTurn.usually;

  function begin(request: IncomingMessage, response: ServerResponse) {
    for (const listener of listeners) listener.call(server, request, response);
  }

  /** Runs when the loop has looked at all connections. */
  function takeTurn() {
    const next = waiting.splice(0, most);
    most = mostInTurn.usually;
    begun = next.length;
    if (begun > 0) setImmediate(takeTurn);
    for (const [request, response] of next) if (!response.destroyed) begin(request, response);
  }

  // Others may be waiting to be accepted, and are the sooner the shorter turns are.
  server.on("connection", () => {
    if (begun > 0) most = mostInTurn.accepting;
  });
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (isProbe(request)) return begin(request, response);
    if (begun >= most) return void waiting.push([request, response]);
    if (begun === 0) setImmediate(takeTurn);
    begun += 1;
    begin(request, response);
  });
}

function isProbe({ url }: IncomingMessage): boolean {
  return url === "/healthz" || url === "/readyz";
}
