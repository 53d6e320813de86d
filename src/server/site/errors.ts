import type { FastifyError, FastifyInstance } from "fastify";
import { BudgetUsedUp, busy } from "../admission.ts";
import { TooBusy } from "../gate.ts";
import { isUnavailable } from "../store/problems.ts";
import { privateCaching } from "./send-answer.ts";

/** What goes with status 503, where the database or another part of the server cannot be used now. */
export const unavailableHeaders = { "retry-after": "5", "cache-control": privateCaching };

/**
 * Answers what no route has answered: a sentence for a request that is at fault, 503 while the database
 * cannot be used, and nothing but the request's id for what went wrong inside, which goes to the log.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, "a request failed because something is unavailable");
      // Of a download that did not begin.
      void reply.removeHeader("content-disposition").headers(unavailableHeaders);
      return reply.code(503).type(plain).send("Service temporarily unavailable.\n");
    }
    if (error instanceof TooBusy) {
      return reply.code(503).headers(busy.headers).type(plain).send(`${busy.message}\n`);
    }
    if (error instanceof BudgetUsedUp) {
      void reply.headers({ ...error.headers, "cache-control": privateCaching });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type(plain).send(`${error.message}\n`);
    request.log.error({ err: error }, "a request failed unexpectedly");
    return reply
      .code(status)
      .type(plain)
      .send(`Something went wrong on the server. Its log tells more under ${request.id}.\n`);
  });
}

const plain = "text/plain; charset=utf-8";
