import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { pictureStateHeader } from "../../view/picture-state.ts";
import type { PictureState } from "../../view/picture-state.ts";
import { Unwanted } from "./cuts.ts";
import { BeingPrepared, Unrepairable } from "./damage.ts";
import { TooBusy } from "../gate.ts";
import { RemoteProblem } from "../remote/remote-problem.ts";
import { Unavailable } from "../store/problems.ts";
import { BadImageRequest } from "./image-request.ts";

/** Seconds after which a client may retry a request for an image that is being prepared. */
const PREPARED_IN = 2;
/** Seconds after which a client may retry when something is overloaded or unavailable. */
const LESS_BUSY_IN = 2;
/** Status of a request whose client has disconnected; no client receives it. */
const CLIENT_CLOSED = 499;

/** The database does not answer, so the server does not know whether an image is public. */
export class VisibilityUnknown extends Error {
  override readonly name = "VisibilityUnknown";
}

/** Responds that no image with this key exists, or none that the client may see. */
export function noSuchPicture(reply: FastifyReply): FastifyReply {
  return plain(reply, 404, "There is no picture of this name.");
}

/** Responds to a preflight request: every site may send requests. */
export function preflight(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header("access-control-allow-methods", "GET, HEAD, OPTIONS")
    .header("access-control-allow-headers", "*")
    .header("access-control-max-age", "86400")
    .send();
}

/** Responds to an error with a sentence. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof BadImageRequest) {
    plain(reply, error.statusCode, error.message);
  } else if (error instanceof BeingPrepared) {
    reply.headers({
      "retry-after": PREPARED_IN,
      [pictureStateHeader]: "being-prepared" satisfies PictureState,
    });
    plain(reply, 503, "This picture is being prepared. Try again in a moment.");
  } else if (error instanceof TooBusy) {
    reply.header("retry-after", LESS_BUSY_IN);
    plain(reply, 503, "Too many pictures are being sent or cut right now. Try again in a moment.");
  } else if (error instanceof VisibilityUnknown) {
    request.log.warn({ err: error.cause }, "whether an image is public cannot be looked up");
    reply.header("retry-after", LESS_BUSY_IN);
    plain(reply, 503, "The site cannot reach its database. Try again in a moment.");
  } else if (error instanceof Unrepairable) {
    reply.header(pictureStateHeader, "damaged" satisfies PictureState);
    plain(reply, 500, "This picture is damaged and could not be repaired.");
  } else if (error instanceof RemoteProblem) {
    // A retry helps if the site did not answer.
    if (error.code === "missing") {
      reply.header(pictureStateHeader, "damaged" satisfies PictureState);
    }
    plain(reply, 502, `This picture is kept at another site. ${error.message}`);
  } else if (error instanceof Unavailable) {
    reply.header("retry-after", LESS_BUSY_IN);
    plain(reply, 503, "The server is stopping. Try again in a moment.");
  } else if (error instanceof Unwanted) {
    plain(reply, CLIENT_CLOSED, "Nobody waits for this any more.");
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    plain(reply, error.statusCode, error.message);
  } else {
    request.log.error({ err: error }, "a picture cannot be read");
    plain(reply, 500, "The picture cannot be read.");
  }
}

/** Responds with a sentence that must not be cached. */
export function plain(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .removeHeader("etag")
    .removeHeader("link")
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}
