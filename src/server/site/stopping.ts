import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Connection. Node's `_httpMessage` is the pending response on it, until the kernel has accepted all of it. */
type Connection = Socket & { _httpMessage?: object | null };

/** Polling interval for idle connections while the server stops, in milliseconds. */
const lookEvery = 100;

/** Time limit for pending requests while the server stops, in milliseconds: the other steps need some of its 10 s. */
const patience = 4_000;

/**
 * Makes a server stop soon. It answers requests that have arrived, and closes their connections after the responses. It
 * closes all other connections, including those that a browser has opened in advance. After `patience` it closes the
 * rest: those of clients that send or read too slowly, and of requests that take too long.
 */
export function endConnectionsAtStop(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<Connection>();
  server.on("connection", (socket: Connection) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("upgrade", (_request, socket: Connection) => open.delete(socket));

  // Node's own function, which a server calls when it closes, would close connections with written but unsent
  // responses, and none on which nothing has arrived.
  server.closeIdleConnections = () => undefined;
  function endIdle() {
    for (const socket of open) if (!socket._httpMessage) socket.destroy();
  }

  let isStopping = false;
  let timers: NodeJS.Timeout[] = [];
  app.addHook("preClose", async () => {
    isStopping = true;
    timers = [
      setInterval(endIdle, lookEvery),
      setTimeout(() => server.closeAllConnections(), patience),
    ];
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) void reply.header("connection", "close");
  });
}
