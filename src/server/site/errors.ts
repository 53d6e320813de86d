import type { FastifyError, FastifyInstance } from "fastify";
import { BudgetUsedUp, busy } from "../admission.ts";
import { TooBusy } from "../gate.ts";
import { isUnavailable } from "../store/problems.ts";
import { privateCaching } from "./send-answer.ts";

/** Headers for status 503, when the database or another part of the server is unavailable. */
export const unavailableHeaders = { "retry-after": "5", "cache-control": privateCaching };

/**
 * Installs the error handler: a message for an invalid request, 503 while the database is unavailable, and only the
 * request's id for an internal error, which is logged.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, "a request failed because something is unavailable");
      // A failed download must not have this header.
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
