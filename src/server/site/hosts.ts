import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopbackHost } from "./origin.ts";
import { pathOf } from "./path.ts";

/** Returns whether a `Host` header is a name or an address, with or without a port (RFC 9110, 7.2). */
export function isHost(host: string): boolean {
  const isFormed = /^(?:[a-z\d._~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  return isFormed && URL.canParse(`http://${host}`);
}

/** Returns a `Cache-Control` header that lets only the requesting browser store the response. */
export function withoutSharedCaches(caching: string): string {
  return caching.replace(/\bpublic\b/, "private").replace(/,\s*s-maxage=\d+/, "");
}

class MalformedHost extends Error {
  readonly statusCode = 400;

  constructor() {
    super("The Host header of the request names no host.");
  }
}

/**
 * Rejects requests with a malformed `Host` header. Without a configured public origin, responses contain the host of
 * the request: shared caches may not store them, and the server logs a warning once it sees a proxy. Files of the build
 * contain no host.
 */
export function checkHosts(app: FastifyInstance, publicOrigin: string | null): void {
  let isWarned = publicOrigin !== null;
  app.addHook("onRequest", (request, _reply, done) => {
    const { host } = request.headers;
    if (host !== undefined && !isHost(host)) return done(new MalformedHost());
    if (!isWarned && isForwarded(request)) {
      isWarned = true;
      request.log.warn(
        "set PUBLIC_URL to the address people use: a proxy forwards requests, and without it no cache in front may store answers",
      );
    }
    done();
  });
  if (publicOrigin !== null) return;
  app.addHook("onSend", ({ headers, url }, reply, _payload, done) => {
    const caching = reply.getHeader("cache-control");
    const isShared = typeof caching === "string" && !pathOf(url).startsWith("/assets/");
    if (isShared && !isLoopbackHost(headers.host)) {
      void reply.header("cache-control", withoutSharedCaches(caching));
    }
    done();
  });
}

/** Returns whether a trusted proxy forwarded the request. */
function isForwarded({ headers, ips = [] }: FastifyRequest): boolean {
  return headers["x-forwarded-for"] !== undefined && ips.length > 1;
}
