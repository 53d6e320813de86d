import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Made } from "../site/answer.ts";
import { wantsLinkedData } from "../site/linked-data.ts";
import { CONTEXT } from "./manifest.ts";

const linkedData = `application/ld+json;profile="${CONTEXT}"`;
const varying = { vary: "Accept, Accept-Encoding" };

/** Lets the pages of every site read what these routes answer. */
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

/** The media type of a document of the Presentation API: JSON for those who ask for it by name. */
export function typeFor({ headers }: FastifyRequest): string {
  return wantsLinkedData(headers.accept) ? linkedData : "application/json";
}

/** A document of the Presentation API, to be sent. @param modified when what is in it was changed last, if that is known */
export function madeDocument(document: object, type: string, modified?: Date): Made {
  const headers = { "content-type": type, ...varying };
  return { text: JSON.stringify(document), headers, shared: true, ...(modified && { modified }) };
}

/** What is made where there is no document: a sentence, for nobody to keep. */
export function madeNothing(message: string): Made {
  const headers = { "content-type": "text/plain; charset=utf-8", ...varying };
  return { text: `${message}\n`, status: 404, headers, shared: false };
}

/** Answers that there is nothing at an address, in a sentence. */
export function sendNothing(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}
