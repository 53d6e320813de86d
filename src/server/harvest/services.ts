import type { FastifyInstance } from "fastify";
import { renderCost } from "../admission.ts";
import { originOf } from "../site/origin.ts";
import type { Made } from "../site/answer.ts";
import { sendDocument } from "../site/documents.ts";
import type { DocumentServices } from "../site/documents.ts";
import type { Database } from "../store/connection.ts";

/** Dependencies of the documents for other programs. */
export type HarvestServices = DocumentServices & {
  db: Database;
  /** The site's public origin, if it is set; otherwise each request's own. */
  publicOrigin: string | null;
  site: { title: string; description: string };
};

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** Request for a document: the parameters in its path, and the query parameters that are read. */
export type Asked = { params: Readonly<Record<string, string>>; query: Parameters };

/**
 * Serves a public document at `path` to every site, cached until something changes.
 *
 * @param parameters names of the parameters that `make` reads; it gets no others
 */
export function serveDocument(
  app: FastifyInstance,
  path: string,
  services: HarvestServices,
  make: (asked: Asked, origin: string) => Promise<Made>,
  parameters: readonly string[] = [],
): void {
  app.get<{ Params: Asked["params"]; Querystring: Parameters }>(path, async (request, reply) => {
    void reply.header("access-control-allow-origin", "*");
    const origin = originOf(request, services.publicOrigin);
    const { params } = request;
    const query = Object.fromEntries(parameters.map((name) => [name, request.query[name]]));
    const key = JSON.stringify(["document", origin, path, params, query]);
    const whole = () => make({ params, query }, origin);
    const document = { key, cost: renderCost.usual, make: whole };
    return sendDocument(request, reply, services, document);
  });
}

/**
 * Returns a public document.
 *
 * @param modified time of the last change of its content, if that is known
 */
export function made(text: string, contentType: string, modified?: Date): Made {
  return {
    text,
    headers: { "content-type": contentType },
    shared: true,
    ...(modified && { modified }),
  };
}

/** Returns the response for a missing document, or one that cannot be made, with a message. */
export function notMade(status: number, message: string): Made {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return { text: `${message}\n`, status, headers, shared: false };
}

/** Returns the URL of an exhibition's page. */
export function exhibitionAddress(slug: string, origin: string): string {
  return `${origin}/exhibitions/${encodeURIComponent(slug)}`;
}

/** Returns the URL of a work's page. */
export function workAddress(slug: string, origin: string): string {
  return `${origin}/works/${encodeURIComponent(slug)}`;
}
