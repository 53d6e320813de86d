import type { FastifyInstance } from "fastify";
import { pathOf } from "./path.ts";

/**
 * Writes one line for each answer: what, how it went, how long it took. Addresses are written
 * without their query and nothing is written of headers, so no search and no cookie gets into the
 * log. Tiles and the like come by the hundred and are written at a lower level, as is what was refused for the moment.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const path = pathOf(request.url);
    const refused = reply.statusCode === 503 && reply.hasHeader("retry-after");
    const frequent = refused || /^\/(iiif|assets|healthz|readyz)(\/|$)/.test(path);
    // What is wrong with a picture the image service says itself, and not with every tile.
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
