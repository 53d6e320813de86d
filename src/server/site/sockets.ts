import type { FastifyInstance } from "fastify";

/** "Going away": clients reconnect automatically, which they would not after "normal". */
const goingAway = 1001;
/** Timeout for a client's response to the close frame, in milliseconds. */
const patience = 2000;

/** Closes every WebSocket before the server closes. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const client of clients) client.close(goingAway, "The server is stopping.");
  setTimeout(() => {
    for (const client of clients) client.terminate();
  }, patience).unref();
  this.websocketServer.close();
  done();
}
