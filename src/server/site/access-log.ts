import type { FastifyInstance } from "fastify";
import { pathOf } from "./path.ts";

/**
 * Logs one line for each response: method, path, status and duration. Paths have no query, and headers are not logged,
 * so that no search and no cookie gets into the log. Requests that come by the hundred, such as those for tiles, and
 * temporarily rejected ones have a lower level.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const path = pathOf(request.url);
    const refused = reply.statusCode === 503 && reply.hasHeader("retry-after");
    const frequent = refused || /^\/(iiif|assets|healthz|readyz)(\/|$)/.test(path);
    // The image service itself logs a problem with an image once, instead of once per tile.
    const failed = !refused && reply.statusCode >= 500 && !path.startsWith("/iiif/image/");
    const level = failed ? "error" : frequent ? "debug" : "info";
    request.log[level](
      {
        method: request.method,
        path,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}
