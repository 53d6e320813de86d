import type { FastifyInstance } from "fastify";
import { renderCost } from "../admission.ts";
import { originOf } from "../site/origin.ts";
import type { Made } from "../site/answer.ts";
import { sendDocument } from "../site/documents.ts";
import type { DocumentServices } from "../site/documents.ts";
import type { Database } from "../store/connection.ts";

/** What is told to other programs is made of, and where it is kept. */
export type HarvestServices = DocumentServices & {
  db: Database;
  /** The origin people reach the site by, if it is set; else each request's own. */
  publicOrigin: string | null;
  site: { title: string; description: string };
};

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** What a document is asked for by: the parts of its address, and the parameters that are read. */
export type Asked = { params: Readonly<Record<string, string>>; query: Parameters };

/**
 * Serves a public document at `path`, made once until something changes, to every site.
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

/** A document that everybody may have. @param modified when what is in it was changed last, if that is known */
export function made(text: string, contentType: string, modified?: Date): Made {
  return {
    text,
    headers: { "content-type": contentType },
    shared: true,
    ...(modified && { modified }),
  };
}

/** What is sent in place of a document that is not there, or cannot be made: a sentence. */
export function notMade(status: number, message: string): Made {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return { text: `${message}\n`, status, headers, shared: false };
}

/** The address of an exhibition's page. */
export function exhibitionAddress(slug: string, origin: string): string {
  return `${origin}/exhibitions/${encodeURIComponent(slug)}`;
}

/** The address of a work's page. */
export function workAddress(slug: string, origin: string): string {
  return `${origin}/works/${encodeURIComponent(slug)}`;
}
