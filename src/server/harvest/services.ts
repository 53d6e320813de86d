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

/** What a document is asked for by: the parts and the parameters of its address. */
export type Asked = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | string[] | undefined>>;
};

/** Serves a public document at `path`, made once until something changes, to every site. */
export function serveDocument(
  app: FastifyInstance,
  path: string,
  services: HarvestServices,
  make: (asked: Asked, origin: string) => Promise<Made>,
): void {
  app.get<{ Params: Asked["params"]; Querystring: Asked["query"] }>(
    path,
    async (request, reply) => {
      void reply.header("access-control-allow-origin", "*");
      const origin = originOf(request, services.publicOrigin);
      const key = `document ${origin} ${request.url}`;
      const whole = () => make({ params: request.params, query: request.query }, origin);
      const document = { key, cost: renderCost.usual, make: whole };
      return sendDocument(request, reply, services, document);
    },
  );
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
