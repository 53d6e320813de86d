import type { IncomingHttpHeaders } from "node:http";
import type { Answer, Made } from "../site/answer.ts";
import type { PublicAnswers } from "../site/public-answers.ts";
import { wantsFresh } from "../site/send-answer.ts";
import { arbitraryOperationFactor } from "./limits.ts";
import { createContext } from "./request-context.ts";
import type { GraphQLServices } from "./request-context.ts";
import type { Yoga } from "./yoga.ts";

/** Media type of responses, unless the client accepts only an older one. */
export const usualType = "application/graphql-response+json";

/** A persisted query with its variables. */
export type Asked = {
  id: string;
  /** A JSON object as text, or an empty text. Requests with identical text share one cached response. */
  variables: string;
};

/** Properties of the HTTP request that the execution needs. */
export type Asking = { id: string; ip: string; headers: IncomingHttpHeaders };

/**
 * Answers a persisted query with the cached public response, if there is one, or by executing it for the viewer. The
 * response's `text` is GraphQL's JSON, including errors; it is `shared` if nothing in it depends on the viewer and
 * there was no error.
 */
export type Ask = (asked: Asked, request: Asking, mediaType?: string) => Promise<Answer>;

/** Creates the function that answers persisted queries: by GET, or for pages. */
export function createAsk(run: Run, answers: PublicAnswers): Ask {
  return ({ id, variables }, request, mediaType = usualType) => {
    const search = new URLSearchParams({ id });
    if (variables !== "" && variables !== "{}") search.set("variables", variables);
    const make = () => run(request, `/graphql?${search}`, { headers: { accept: mediaType } });
    return answers.give(`${mediaType} ${search}`, make, wantsFresh(request.headers));
  };
}

/**
 * Executes one operation according to GraphQL over HTTP.
 *
 * @param setCookie receives a `Set-Cookie` header; without it no visitor can be created
 */
export type Run = (
  request: Asking,
  address: string,
  init: RequestInit,
  setCookie?: (header: string) => void,
) => Promise<Made>;

/** Creates the function that executes all operations over HTTP. */
export function createRun(services: GraphQLServices, yoga: Yoga): Run {
  return async (request, address, init, setCookie) => {
    const context = createContext(services, request, setCookie ?? null);
    if (wantsFresh(request.headers)) context.execution.weight = arbitraryOperationFactor;
    const response = await yoga.fetch(`http://vitrine${address}`, init, context);
    const { outcome, viewer, execution } = context;
    const headers: Record<string, string> = { vary: "Accept, Accept-Encoding" };
    for (const name of ["content-type", "allow", "retry-after"]) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return {
      text: await response.text(),
      status: response.status,
      headers,
      // A partial response must not be cached beyond the failure.
      shared: response.ok && !outcome.erred && !outcome.passing && !viewer.consulted,
      ended: execution.ended,
    };
  };
}
