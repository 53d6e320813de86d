import type { FastifyInstance } from "fastify";

/** "Going away": clients connect again by themselves, which they would not after "normal". */
const goingAway = 1001;
/** Milliseconds a client has to answer the goodbye. */
const patience = 2000;

/** Says goodbye to every WebSocket before the server closes. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const client of clients) client.close(goingAway, "The server is stopping.");
  setTimeout(() => {
    for (const client of clients) client.terminate();
  }, patience).unref();
  this.websocketServer.close();
  done();
}
