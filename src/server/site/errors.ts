import type { FastifyError, FastifyInstance } from "fastify";
import { failure } from "../log.ts";

/**
 * Answers what no route has answered: a sentence for a request that is at fault, and nothing but
 * the request's id for what went wrong inside, which goes to the log.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type(plain).send(`${error.message}\n`);
    request.log.error(failure(error), "a request failed unexpectedly");
    return reply
      .code(status)
      .type(plain)
      .send(`Something went wrong on the server. Its log tells more under ${request.id}.\n`);
  });
}

const plain = "text/plain; charset=utf-8";
