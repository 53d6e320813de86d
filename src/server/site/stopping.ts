import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** A connection. `_httpMessage` is Node's: the answer under way on it, until the kernel has taken all of it. */
type Connection = Socket & { _httpMessage?: object | null };

/** How often connections are looked at while the server stops, in milliseconds. */
const lookEvery = 100;

/** How long requests under way may take while the server stops, in milliseconds: the other steps need some of its 10 s. */
const patience = 4_000;

/**
 * Lets a server stop soon. Requests that have arrived are answered, and their connections end with the answers. All other
 * connections end, those too that a browser has opened in advance. After `patience` the rest end: of clients that send or
 * take too slowly, and of requests that take too long.
 */
export function endConnectionsAtStop(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<Connection>();
  server.on("connection", (socket: Connection) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("upgrade", (_request, socket: Connection) => open.delete(socket));

  // Node's own, which a server calls when it closes, ends connections whose answer is written and not sent yet, and none
  // on which nothing has arrived.
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
