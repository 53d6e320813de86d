import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { fairGroupOf } from "../accounts/network-address.ts";
import { Answer } from "./answer.ts";
import type { Made } from "./answer.ts";
import { encodingFor } from "./compress.ts";
import { largeAnswer } from "./unsent-bytes.ts";

/**
 * Caching of public responses: a browser revalidates its copy on each use, and a cache in front of the server at most
 * every ten seconds.
 */
const publicCaching = "public, max-age=0, s-maxage=10, must-revalidate";
export const privateCaching = "private, no-store";

/**
 * Sends a response. A public one has an ETag and may be cached, or becomes a 304 if the client has it; private
 * responses, 404s and errors may not be stored.
 *
 * @throws TooBusy if it is large and clients of the network have too many unread responses
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const { status, headers, shared, bytes } = answer;
  const { unsentBytes } = request.server;
  const network = fairGroupOf(request.ip);
  if (bytes.length > largeAnswer) unsentBytes?.assertRoom(network);
  void reply.code(status).header("vary", "Accept-Encoding").headers(headers);
  const isKept = shared && status < 400;
  void reply.header("cache-control", isKept ? publicCaching : privateCaching);
  if (isKept) void reply.header("etag", answer.etag);
  if (isKept && answer.modified !== null) {
    // Not in the future: RFC 9110, section 8.8.2.1.
    const date = new Date(Math.min(answer.modified, Date.now()));
    void reply.header("last-modified", date.toUTCString());
  }
  if (shared && status === 200 && holds(request.headers, answer)) {
    void reply.code(304);
    // For HEAD, Fastify sends the length of its payload, which must be that of the complete response.
    if (request.method !== "HEAD") return reply.removeHeader("content-type").send();
  }
  // Fastify would label bytes without a type, even an empty body, as `application/octet-stream`.
  if (bytes.length === 0) return reply.send();
  const encoding = encodingFor(bytes.length, request.headers["accept-encoding"]);
  const sent = encoding === null ? bytes : await answer.packed(encoding);
  if (sent.length > largeAnswer) unsentBytes?.add(network, sent.length, reply.raw);
  if (encoding !== null) void reply.header("content-encoding", encoding);
  return reply.send(sent);
}

/**
 * Returns a response that is already compressed as the request accepts it; for a page, that takes longer than
 * rendering.
 */
export async function packedAnswer(request: FastifyRequest, made: Made): Promise<Answer> {
  const answer = new Answer(made);
  const encoding = encodingFor(answer.bytes.length, request.headers["accept-encoding"]);
  if (encoding !== null) await answer.packed(encoding);
  return answer;
}

/** Returns whether a request bypasses caches, as a forced reload of a page does. */
export function wantsFresh(headers: IncomingHttpHeaders): boolean {
  return headers["cache-control"]?.includes("no-cache") === true;
}

/**
 * Returns whether the client already has the response, according to RFC 9110, section 13.2.2: by its ETag, compared
 * weakly, or by its date if the request contains no ETag.
 */
function holds(headers: IncomingHttpHeaders, { etag, modified }: Answer): boolean {
  const held = headers["if-none-match"];
  if (held === undefined) {
    const date = headers["if-modified-since"];
    return modified !== null && date !== undefined && timeOf(date) >= modified;
  }
  const tag = etag.replace(/^W\//, "");
  return held
    .split(",")
    .map((entry) => entry.trim())
    .some((entry) => entry === "*" || entry.replace(/^W\//, "") === tag);
}

/**
 * Parses an HTTP date in any of its three forms (RFC 9110, section 5.6.7). Returns milliseconds since 1970, or NaN for
 * anything else.
 */
function timeOf(date: string): number {
  if (/^[A-Z][a-z]+, \d\d.* GMT$/.test(date)) return Date.parse(date);
  return /^[A-Z][a-z]{2} [A-Z][a-z]{2} .* \d{4}$/.test(date) ? Date.parse(`${date} GMT`) : NaN;
}
