import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Made } from "../site/answer.ts";
import { wantsLinkedData } from "../site/linked-data.ts";
import { CONTEXT } from "./manifest.ts";

const linkedData = `application/ld+json;profile="${CONTEXT}"`;
const varying = { vary: "Accept, Accept-Encoding" };

/** Allows the pages of every site to read the responses of these routes (CORS). */
export function openToEverySite(routes: FastifyInstance): void {
  routes.addHook("onRequest", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
    reply.header("access-control-expose-headers", "ETag");
  });
  routes.options("/*", async (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "GET, HEAD, OPTIONS")
      .header("access-control-allow-headers", "*")
      .header("access-control-max-age", "86400")
      .send(),
  );
}

/** Returns the media type of a document of the Presentation API: JSON-LD, unless `Accept` names other types instead. */
export function typeFor({ headers }: FastifyRequest): string {
  return wantsLinkedData(headers.accept) ? linkedData : "application/json";
}

/**
 * Returns a document of the Presentation API as a response.
 *
 * @param modified time of the last change of its content, if that is known
 */
export function madeDocument(document: object, type: string, modified?: Date): Made {
  const headers = { "content-type": type, ...varying };
  return { text: JSON.stringify(document), headers, shared: true, ...(modified && { modified }) };
}

/** Returns the uncacheable response for a missing document, with a message. */
export function madeNothing(message: string): Made {
  const headers = { "content-type": "text/plain; charset=utf-8", ...varying };
  return { text: `${message}\n`, status: 404, headers, shared: false };
}

/** Sends a 404 response with a message. */
export function sendNothing(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}
