import type { IncomingHttpHeaders } from "node:http";
import type { Answer, Made } from "../site/answer.ts";
import type { PublicAnswers } from "../site/public-answers.ts";
import { wantsFresh } from "../site/send-answer.ts";
import { arbitraryOperationFactor } from "./limits.ts";
import { createContext } from "./request-context.ts";
import type { GraphQLServices } from "./request-context.ts";
import type { Yoga } from "./yoga.ts";

/** The media type of answers, for those who ask for nothing older. */
export const usualType = "application/graphql-response+json";

/** A persisted query with its variables. */
export type Asked = {
  id: string;
  /** A JSON object, or nothing. Those who write it alike share one answer. */
  variables: string;
};

/** What answering needs of the request for whose sake something is asked. */
export type Asking = { id: string; ip: string; headers: IncomingHttpHeaders };

/**
 * Answers a persisted query: with the kept answer, if there is one for everybody, or by running it
 * for whoever asks. The answer's `text` is GraphQL's JSON, with its errors if there are any; it is
 * `shared` if nothing in it depends on who asks and nothing went wrong.
 */
export type Ask = (asked: Asked, request: Asking, mediaType?: string) => Promise<Answer>;

/** Makes a way to ask persisted queries: by GET, or for pages. */
export function createAsk(run: Run, answers: PublicAnswers): Ask {
  return ({ id, variables }, request, mediaType = usualType) => {
    const search = new URLSearchParams({ id });
    if (variables !== "" && variables !== "{}") search.set("variables", variables);
    const make = () => run(request, `/graphql?${search}`, { headers: { accept: mediaType } });
    return answers.give(`${mediaType} ${search}`, make, wantsFresh(request.headers));
  };
}

/**
 * Runs one operation as GraphQL over HTTP has it.
 *
 * @param setCookie takes a `Set-Cookie` header; without it nobody can be made a visitor
 */
export type Run = (
  request: Asking,
  address: string,
  init: RequestInit,
  setCookie?: (header: string) => void,
) => Promise<Made>;

/** Makes the one way operations are run for an HTTP answer. */
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
      // An answer with a part missing must not outlive the trouble.
      shared: response.ok && !outcome.erred && !outcome.passing && !viewer.consulted,
      ended: execution.ended,
    };
  };
}
